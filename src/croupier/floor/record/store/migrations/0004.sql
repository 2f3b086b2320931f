-- The bets of a round with what came of each, and whether it was voided after it was over. The index
-- is made again from the log.

ALTER TABLE rounds ADD COLUMN bets TEXT NOT NULL DEFAULT '[]';
ALTER TABLE rounds ADD COLUMN voided_later INTEGER NOT NULL DEFAULT 0;

DELETE FROM round_words;
DELETE FROM rounds;
DELETE FROM rounds_due;
INSERT INTO rounds_due SELECT max(position) FROM log HAVING count(*);
