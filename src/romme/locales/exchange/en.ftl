### Importing lists of players, exporting tables.

## Column headings

exchange-column-number = No.
exchange-column-name = Name
exchange-column-first-name = First name
exchange-column-last-name = Family name
exchange-column-club = Club
exchange-column-team = Team
exchange-column-tandem = Tandem
exchange-column-classes = Class
exchange-column-presence = Status
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
exchange-column-time = Ended early
exchange-column-dropped = Dropped
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

## Cells

exchange-by-lot = drawn
exchange-void = Void ({ $clause })
exchange-thrown-in = Hand thrown in uncounted: seat { $seats } (T15)

## Names of tables and files

exchange-table-entries = Entries
exchange-table-seating = Seating, series { $series }
exchange-table-ranking = Standings
exchange-table-lists = All lists
exchange-table-log = Record

## A file that cannot be read at all

exchange-obstacle-empty = This is empty. Choose a file with names, or paste some.
exchange-obstacle-too-large = The file is larger than { $most } MB. Save a smaller one with only the players in it.
exchange-obstacle-too-many-rows = There are more than { $most } rows. Keep only the players.
exchange-obstacle-too-many-columns = There are more than { $most } columns. Keep only the name, the club and the other details of an entry.
exchange-obstacle-no-table = This isn’t a table. Save it as Excel (.xlsx) or CSV, or copy the names and paste them.
exchange-obstacle-open-document = LibreOffice files can’t be read. In LibreOffice, save the file as Excel (.xlsx) or CSV.
exchange-obstacle-old-excel = This is an old Excel file, or it has a password. In Excel, save it as .xlsx without a password.
exchange-obstacle-damaged = This Excel file is damaged. Open it in Excel and save it again.
exchange-obstacle-swollen = Unpacked, this Excel file is far larger than any list of players. Copy the players into a new file.

## Remarks on a row, a column or the whole file

exchange-trouble-no-name = This row has no name and is skipped: “{ $value }”.
exchange-trouble-no-letters = “{ $value }” doesn’t look like a name.
exchange-trouble-bad-number = “{ $value }” is not a start number. The next free one is used.
exchange-trouble-bad-mark = Column “{ $column }”: “{ $value }” is neither yes nor no. It counts as no.
exchange-trouble-same-row = { $name } is also in row { $line } and is entered only once.
exchange-trouble-too-long = “{ $value }” is too long and is cut off after { $most } characters.
exchange-trouble-too-many-classes = Too many classes: “{ $value }”. Only the first ones are used.
exchange-trouble-formula = Column “{ $column }”: the file holds a formula without its result. Open it in Excel and save it again.
exchange-trouble-error-cell = Column “{ $column }”: Excel shows an error here. The cell is left empty.
exchange-trouble-date-cell = Column “{ $column }”: Excel turned this into a date, { $value }. Please check it.
exchange-trouble-merged = Column “{ $column }”: “{ $value }” is a merged cell and is used for each of its rows.
exchange-trouble-dash = Column “{ $column }”: a dash counts as empty.
exchange-trouble-empty-row = This row is empty and is skipped.
exchange-trouble-above-heading = “{ $value }” is above the headings and is skipped.
exchange-trouble-unknown-column = Column “{ $column }” is not recognised and is ignored.
exchange-trouble-same-column = Column “{ $column }” means the same as “{ $other }” and is ignored.
exchange-trouble-no-heading = { $club ->
    [0] There are no headings: each row is read as a name, with a start number and a club if there are any.
   *[other] There are no headings: column { $name } is read as the name, column { $club } as the club. If that’s wrong, add a row of headings.
  }
exchange-trouble-no-heading-two-names = There are no headings: column { $last } is read as the family name, column { $first } as the first name{ $club ->
    [0] {""}
   *[other] , column { $club } as the club
  }. If that’s wrong, add a row of headings.
exchange-trouble-quotes = The quotation marks don’t pair up. They are read as part of the names.
exchange-trouble-other-sheets = Only the sheet “{ $sheet }” is read. Ignored: { $names }.
exchange-trouble-nobody = No players were found.

## Meanings of columns

exchange-meaning-number = Start number
exchange-meaning-name = Name
exchange-meaning-first-name = First name
exchange-meaning-last-name = Last name
exchange-meaning-club = Club
exchange-meaning-team = Team
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Classes
exchange-meaning-class = Class “{ $title }”
exchange-meaning-ignored = Ignored

## Problems

problem-bad-people = { $reason }
problem-no-export = There is no such table to download. Check the address.
problem-no-paper = There is no such document. Check the address.
problem-not-printed = The document couldn’t be made just now. Try again in a moment.
problem-no-printer = This server can’t make PDF files: the program for it is missing. Ask the operator of this server.
problem-no-excel = This server can’t read or write Excel files: the program for it is missing. Use CSV instead.

## Whole tournaments

tournament-copy-name = { $name } (copy)
tournament-upload-no-tournament = This isn’t a tournament file. Choose the file that was saved with “Save the tournament as a file”.
tournament-upload-changed = From line { $line } on, the file is not as it was written: something has been changed, removed or moved. Nothing was opened. Use an earlier copy.
tournament-upload-too-new = The file was written by a newer version of the program (line { $line }). Install that version here, and open the file again.
tournament-upload-too-large = A tournament file has at most 8 MB; this one is larger. Check that it is the right one.
tournament-upload-impossible = The file contains steps that cannot have happened in a tournament. Nothing was opened. Use an earlier copy.
tournament-upload-played-here = A series of this tournament is being played at tables of another server, which can’t be taken along. Close the series there, and save the file again.
problem-bad-tournament-file = { $reason }
problem-already-here = “{ $name }” is already here{ $compared ->
    [same] , with exactly what is in the file.
    [less] . The file has fewer steps: it is older.
   *[more] . The file has more steps: it was continued elsewhere.
  }
problem-no-state = There is no such step in the record. Choose one from the list.
problem-no-copies = This server has no folder for copies. Start it with --copy-to FOLDER.
problem-copy-while-played = A series is being played at tables of this server, which can’t be copied. Close the series first.
