-- Each campaign bears an id that its copies and backups share: files of another that bears the same name are told apart
-- by it. An older file is known by the moment it was made, so that copies migrated apart stay one campaign.

CREATE TABLE new_campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  system TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  created_at TEXT NOT NULL,
  origin TEXT NOT NULL
) STRICT;
INSERT INTO new_campaign SELECT id, name, system, settings, created_at, created_at FROM campaign;
DROP TABLE campaign;
ALTER TABLE new_campaign RENAME TO campaign;
