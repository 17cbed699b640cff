"""The office: what the director decides, the table of rating points, steps taken back."""
