-- Administrators order the first steps of the university; those that were there before stay in the order in which they were added.
ALTER TABLE "UniversityStep" ADD COLUMN IF NOT EXISTS "position" INTEGER NOT NULL DEFAULT 0;
