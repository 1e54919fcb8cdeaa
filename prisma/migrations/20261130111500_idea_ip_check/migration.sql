-- Ideas that are kept from others until the university has checked whether they have to be protected (docs/decisions/0446).
CREATE TYPE "IpCheckOutcome" AS ENUM ('NOTHING_TO_PROTECT', 'PROTECTED', 'KEEP_CONFIDENTIAL');
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_IP_CHECKED';

ALTER TABLE "Idea"
  ADD COLUMN "confidential" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "ipCheck" "IpCheckOutcome",
  ADD COLUMN "ipCheckNote" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "ipCheckedById" INTEGER,
  ADD COLUMN "ipCheckedAt" TIMESTAMP(3);

CREATE INDEX IF NOT EXISTS "Idea_ipCheckedById_idx" ON "Idea"("ipCheckedById");
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_ipCheckedById_fkey" FOREIGN KEY ("ipCheckedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- A result has its day, and what the university wants to protect stays confidential, with the reason.
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_ipCheck_check"
  CHECK (("ipCheck" IS NULL) = ("ipCheckedAt" IS NULL)) NOT VALID;
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_keptConfidential_check"
  CHECK ("ipCheck" IS DISTINCT FROM 'KEEP_CONFIDENTIAL' OR ("confidential" AND "ipCheckNote" <> '')) NOT VALID;
