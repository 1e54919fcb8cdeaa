-- The zone in which days are counted, in one place; a server that starts on a database without accounts sets it
-- (api/database/zone.ts).
CREATE FUNCTION university_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'Asia/Dubai'::text $$;

ALTER TABLE "User" ALTER COLUMN "timeZone" SET DEFAULT university_zone();

-- Their indexes go with the columns.
ALTER TABLE "Challenge" DROP COLUMN "closesAt", DROP COLUMN "closesAtOrNever";
ALTER TABLE "Challenge"
    ADD COLUMN "closesAt" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce(("deadline" + 1)::timestamp AT TIME ZONE university_zone() AT TIME ZONE 'UTC', '9999-12-31'::timestamp)) STORED,
    ADD COLUMN "closesAtOrNever" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce(("deadline" + 1)::timestamp AT TIME ZONE university_zone() AT TIME ZONE 'UTC', '1000-01-01'::timestamp)) STORED;
CREATE INDEX "Challenge_status_closesAt_idx" ON "Challenge"("status", "closesAt");
CREATE INDEX "Challenge_closesAt_id_idx" ON "Challenge"("closesAt", "id");
CREATE INDEX "Challenge_closesAtOrNever_id_idx" ON "Challenge"("closesAtOrNever", "id");
