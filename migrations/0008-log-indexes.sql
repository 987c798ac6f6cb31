-- The log of a long campaign: lines with dice, and the few that do not stand, each by an index of their own.

CREATE INDEX journal_with_dice ON journal (seq) WHERE rolls <> '[]';
CREATE INDEX journal_not_standing ON journal (session_id) WHERE status <> 'done';
