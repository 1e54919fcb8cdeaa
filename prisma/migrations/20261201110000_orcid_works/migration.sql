-- ORCID records that are read by schedule, and the works that were found (docs/decisions/0462-new-works-are-suggested-by-schedule.md).
CREATE TYPE "OrcidProblem" AS ENUM ('UNKNOWN', 'BUSY', 'AWAY');

CREATE TABLE "OrcidWatch" (
  "id" SERIAL PRIMARY KEY,
  "userId" INTEGER NOT NULL REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "orcid" TEXT NOT NULL,
  "enabled" BOOLEAN,
  "nextReadAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "heldUntil" TIMESTAMP(3),
  "readAt" TIMESTAMP(3),
  "problem" "OrcidProblem",
  "failures" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX "OrcidWatch_userId_key" ON "OrcidWatch"("userId");
CREATE INDEX "OrcidWatch_nextReadAt_idx" ON "OrcidWatch"("nextReadAt");

CREATE TABLE "OrcidWork" (
  "id" SERIAL PRIMARY KEY,
  "watchId" INTEGER NOT NULL REFERENCES "OrcidWatch"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "putCode" TEXT NOT NULL,
  "doi" TEXT,
  "title" TEXT NOT NULL,
  "year" INTEGER,
  "item" JSONB NOT NULL,
  "inRecord" BOOLEAN NOT NULL DEFAULT true,
  "dismissedAt" TIMESTAMP(3),
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX "OrcidWork_watchId_putCode_key" ON "OrcidWork"("watchId", "putCode");
CREATE UNIQUE INDEX "OrcidWork_watchId_doi_key" ON "OrcidWork"("watchId", "doi");

-- Whichever way an iD comes, changes or goes (typed, proven, moved to another account, erased), what was found by the one
-- before goes with it.
CREATE FUNCTION watch_orcid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "OrcidWatch" WHERE "userId" = NEW."id" AND "orcid" IS DISTINCT FROM NEW."orcid";
  IF NEW."orcid" IS NOT NULL THEN
    INSERT INTO "OrcidWatch" ("userId", "orcid") VALUES (NEW."id", NEW."orcid") ON CONFLICT ("userId") DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "User_watch_orcid_new" AFTER INSERT ON "User"
  FOR EACH ROW WHEN (NEW."orcid" IS NOT NULL) EXECUTE FUNCTION watch_orcid();
CREATE TRIGGER "User_watch_orcid" AFTER UPDATE OF "orcid" ON "User"
  FOR EACH ROW WHEN (OLD."orcid" IS DISTINCT FROM NEW."orcid") EXECUTE FUNCTION watch_orcid();

-- Those that are there already are spread over a week.
INSERT INTO "OrcidWatch" ("userId", "orcid", "nextReadAt")
  SELECT "id", "orcid", CURRENT_TIMESTAMP + random() * interval '7 days' FROM "User" WHERE "orcid" IS NOT NULL;

ALTER TYPE "NotificationKind" ADD VALUE IF NOT EXISTS 'PUBLICATION_WORKS_FOUND';
