-- Of which deadline people were told that it is near.
ALTER TABLE "Challenge" ADD COLUMN "closesSoonToldFor" DATE;

-- Challenges without a deadline stand last from both ends: this column is for the way down.
ALTER TABLE "Challenge" ADD COLUMN "closesAtOrNever" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce(("deadline" + 1)::timestamp AT TIME ZONE 'Asia/Dubai' AT TIME ZONE 'UTC', '1000-01-01'::timestamp)) STORED;
CREATE INDEX "Challenge_closesAtOrNever_id_idx" ON "Challenge"("closesAtOrNever", "id");
