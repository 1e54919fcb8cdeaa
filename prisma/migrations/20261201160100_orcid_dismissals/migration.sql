-- What a person dismissed of an ORCID record stays dismissed when the iD is removed and added again
-- (docs/decisions/0462-new-works-are-suggested-by-schedule.md).
CREATE TABLE "OrcidDismissal" (
  "id" SERIAL PRIMARY KEY,
  "userId" INTEGER NOT NULL REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "putCode" TEXT NOT NULL,
  "doi" TEXT,
  "title" TEXT NOT NULL,
  "year" INTEGER,
  "dismissedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX "OrcidDismissal_userId_putCode_key" ON "OrcidDismissal"("userId", "putCode");

INSERT INTO "OrcidDismissal" ("userId", "putCode", "doi", "title", "year", "dismissedAt")
  SELECT "OrcidWatch"."userId", "putCode", "doi", "title", "year", "dismissedAt"
  FROM "OrcidWork" JOIN "OrcidWatch" ON "OrcidWatch"."id" = "watchId"
  WHERE "dismissedAt" IS NOT NULL;
