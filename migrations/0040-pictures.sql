-- A creature of the referee's own, a page of the notebook and a level of a dungeon may have a picture.

ALTER TABLE creature ADD COLUMN picture_id INTEGER REFERENCES asset (id);
ALTER TABLE page ADD COLUMN picture_id INTEGER REFERENCES asset (id);
ALTER TABLE level ADD COLUMN picture_id INTEGER REFERENCES asset (id);
