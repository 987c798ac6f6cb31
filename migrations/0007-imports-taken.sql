-- What was taken of files of other programs, so that reading one again says so and nothing read is taken twice.

CREATE TABLE import_taken (
  id INTEGER PRIMARY KEY,
  -- Of the reading it was taken from.
  token TEXT NOT NULL UNIQUE,
  -- SHA-256 of the text or texts, in hexadecimal digits.
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;
CREATE INDEX import_taken_by_digest ON import_taken (digest);
