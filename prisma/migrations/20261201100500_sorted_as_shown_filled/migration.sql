-- Fills what lists are sorted by (the migration before this one): the trigger works it out. Readers go on meanwhile; who changes one of
-- these records waits. The indexes are built behind, in one go.

UPDATE "Project" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "Project_sortEn_id_idx" ON "Project"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Project_sortAr_id_idx" ON "Project"("sortAr", "id");

UPDATE "Idea" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "Idea_sortEn_id_idx" ON "Idea"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Idea_sortAr_id_idx" ON "Idea"("sortAr", "id");

UPDATE "Challenge" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "Challenge_sortEn_id_idx" ON "Challenge"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Challenge_sortAr_id_idx" ON "Challenge"("sortAr", "id");

UPDATE "TechnologySummary" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "TechnologySummary_sortEn_id_idx" ON "TechnologySummary"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "TechnologySummary_sortAr_id_idx" ON "TechnologySummary"("sortAr", "id");

UPDATE "Team" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "Team_sortEn_id_idx" ON "Team"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Team_sortAr_id_idx" ON "Team"("sortAr", "id");

UPDATE "Company" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "Company_sortEn_id_idx" ON "Company"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Company_sortAr_id_idx" ON "Company"("sortAr", "id");

UPDATE "User" SET "sortEn" = '' WHERE "sortEn" = '';
CREATE INDEX IF NOT EXISTS "User_sortEn_id_idx" ON "User"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "User_sortAr_id_idx" ON "User"("sortAr", "id");
