-- What lists are sorted by (the migration before this one). Records that are older than the columns are filled once the server
-- runs, by the job fillSorted: to write all of them here would keep out who changes one, for half a minute with 100,000 projects.

CREATE INDEX IF NOT EXISTS "Project_sortEn_id_idx" ON "Project"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Project_sortAr_id_idx" ON "Project"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "Idea_sortEn_id_idx" ON "Idea"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Idea_sortAr_id_idx" ON "Idea"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "Challenge_sortEn_id_idx" ON "Challenge"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Challenge_sortAr_id_idx" ON "Challenge"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "TechnologySummary_sortEn_id_idx" ON "TechnologySummary"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "TechnologySummary_sortAr_id_idx" ON "TechnologySummary"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "Team_sortEn_id_idx" ON "Team"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Team_sortAr_id_idx" ON "Team"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "Company_sortEn_id_idx" ON "Company"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "Company_sortAr_id_idx" ON "Company"("sortAr", "id");

CREATE INDEX IF NOT EXISTS "User_sortEn_id_idx" ON "User"("sortEn", "id");
CREATE INDEX IF NOT EXISTS "User_sortAr_id_idx" ON "User"("sortAr", "id");
