-- A beast may draw what another would ride on.

ALTER TABLE ride ADD COLUMN draws INTEGER NOT NULL DEFAULT 0 CHECK (draws IN (0, 1)); -- it draws the cart, and sits on nothing
