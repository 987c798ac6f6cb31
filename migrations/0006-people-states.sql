-- Death, unconsciousness and absence: one state a person. NULL: as the hit points say by the system's rule.
ALTER TABLE character ADD COLUMN state TEXT
  CHECK (state IN ('able', 'down', 'dying', 'dead', 'left', 'absent', 'imprisoned'));
