-- What lists are sorted by is never null: projects without an end stand last from both ends.
ALTER TABLE "Project"
    ADD COLUMN "sortEndDate" DATE NOT NULL GENERATED ALWAYS AS (coalesce("endDate", DATE '9999-12-31')) STORED,
    ADD COLUMN "sortEndDateOrNever" DATE NOT NULL GENERATED ALWAYS AS (coalesce("endDate", DATE '1000-01-01')) STORED;

CREATE INDEX IF NOT EXISTS "Project_sortEndDate_id_idx" ON "Project"("sortEndDate", "id");

CREATE INDEX IF NOT EXISTS "Project_sortEndDateOrNever_id_idx" ON "Project"("sortEndDateOrNever", "id");
