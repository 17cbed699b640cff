### Lists of people that are read in, tables that are written out.

## Headings of tables

exchange-column-number = No.
exchange-column-name = Name
exchange-column-club = Club
exchange-column-team = Team
exchange-column-tandem = Tandem
exchange-column-classes = Class
exchange-column-presence = Presence
exchange-column-table = Table
exchange-column-seat = Seat
exchange-column-place = Place
exchange-column-members = Members
exchange-column-rating = Rating points
exchange-column-card-points = Card points
exchange-column-crosses = Crosses
exchange-column-games = Games
exchange-column-penalty = Penalty
exchange-column-lot = Lot
exchange-column-dropped = Left out
exchange-column-series = Series
exchange-column-day = Day
exchange-column-game = Game
exchange-column-round = Round
exchange-column-dealer = Dealer
exchange-column-ending = Ending
exchange-column-winner = Winner
exchange-column-remark = Remark
exchange-seat-number = Seat { $seat }, no.
exchange-seat-name = Seat { $seat }, name
exchange-seat-hand = Seat { $seat }, hand
exchange-seat-card-points = Seat { $seat }, card points
exchange-seat-rating = Seat { $seat }, rating points

## In tables

exchange-by-lot = drawn
exchange-void = Void ({ $clause })
exchange-thrown-in = Thrown in uncounted, seat { $seats } (T15)

## What tables and files are called

exchange-table-entries = Entries
exchange-table-seating = Seats, series { $series }
exchange-table-ranking = Standing
exchange-table-lists = All lists
exchange-table-log = Record

## Why nothing can be read

exchange-obstacle-empty = There is nothing in it. Please choose a file with names, or paste some.
exchange-obstacle-too-large = The file has more than { $most } MB. Please save a smaller one, with nothing but the people.
exchange-obstacle-too-many-rows = There are more than { $most } rows. Please leave only the people in it.
exchange-obstacle-too-many-columns = There are more than { $most } columns. Please leave only name, club and what else belongs to the entry.
exchange-obstacle-no-table = This is no table. Please save it as Excel (.xlsx) or CSV, or copy the names and paste them.
exchange-obstacle-open-document = Files of LibreOffice cannot be read. Please save it there as Excel (.xlsx) or CSV.
exchange-obstacle-old-excel = This is an old Excel file, or one with a password. Please save it in Excel as .xlsx, without a password.
exchange-obstacle-damaged = This Excel file is damaged. Please open it in Excel and save it again.
exchange-obstacle-swollen = This Excel file is far larger inside than any list of people. Please copy the people into a new file.

## What is odd about a row, a column or the whole

exchange-trouble-no-name = There is no name: “{ $value }”. Nobody is entered.
exchange-trouble-no-letters = “{ $value }” does not look like a name.
exchange-trouble-bad-number = “{ $value }” is no start number. The next free one is given.
exchange-trouble-bad-mark = Column “{ $column }”: “{ $value }” says neither yes nor no. It is taken as no.
exchange-trouble-same-row = { $name } stands in row { $line } just the same, and is entered once.
exchange-trouble-too-long = “{ $value }” is too long and is cut after { $most } characters.
exchange-trouble-too-many-classes = Too many classes: “{ $value }”. Only the first ones are taken.
exchange-trouble-formula = Column “{ $column }”: the result of a formula is not in the file. Please open the file in Excel and save it.
exchange-trouble-error-cell = Column “{ $column }”: Excel shows an error there. It is left empty.
exchange-trouble-date-cell = Column “{ $column }”: Excel has made a date of it, { $value }. Please check it.
exchange-trouble-merged = Column “{ $column }”: “{ $value }” stands in a cell over several rows and is taken for each of them.
exchange-trouble-dash = Column “{ $column }”: a dash is taken as nothing.
exchange-trouble-empty-row = The row is empty and is skipped.
exchange-trouble-above-heading = “{ $value }” stands above the headings and is skipped.
exchange-trouble-unknown-column = Column “{ $column }” is not understood and is left out.
exchange-trouble-same-column = Column “{ $column }” means the same as “{ $other }” and is left out.
exchange-trouble-no-heading = { $club ->
    [0] There are no headings: each row is taken as a name, with number and club beside it if need be.
   *[other] There are no headings: column { $name } is taken as the name, column { $club } as the club. If that is wrong, please add a row of headings.
  }
exchange-trouble-quotes = The quotation marks do not pair up. They are taken as part of the names.
exchange-trouble-other-sheets = Only the sheet “{ $sheet }” is read. Not read: { $names }.
exchange-trouble-nobody = Nobody was found in it.

## What columns were understood as

exchange-meaning-number = Start number
exchange-meaning-name = Name
exchange-meaning-first-name = First name
exchange-meaning-last-name = Last name
exchange-meaning-club = Club
exchange-meaning-team = Team
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Classes
exchange-meaning-class = Class “{ $title }”
exchange-meaning-ignored = Left out

## Problems

problem-bad-people = { $reason }
problem-no-export = There is no such table.
problem-no-paper = There is no such paper.
problem-not-printed = The paper could not be made just now. Please try again in a moment.
problem-no-printer = This server cannot print: the program that makes PDF files is missing. Please ask whoever runs it.
problem-no-excel = This server cannot read or make Excel files: the program for it is missing. Please take CSV instead.
