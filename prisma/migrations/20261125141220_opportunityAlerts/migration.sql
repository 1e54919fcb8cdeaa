-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'OPPORTUNITY_TRL_RAISED';
ALTER TYPE "NotificationKind" ADD VALUE 'OPPORTUNITY_PATENT_GRANTED';
ALTER TYPE "NotificationKind" ADD VALUE 'OPPORTUNITY_ASK_CHANGED';
ALTER TYPE "NotificationKind" ADD VALUE 'OPPORTUNITY_DIGEST';

-- AlterTable
ALTER TABLE "InvestmentThesis" ADD COLUMN     "digestWeek" DATE;

-- AlterTable
ALTER TABLE "OpportunityMark" ADD COLUMN     "seen" JSONB,
ADD COLUMN     "told" JSONB;

-- What was not remembered until now (purpose, ARL) is taken as it is, so that nothing is told that may be old.
UPDATE "OpportunityMark" AS mark SET
  "seen" = CASE WHEN "seenAt" IS NOT NULL THEN jsonb_build_object(
    'validatedTrl', "seenTrl", 'asked', "seenAsked", 'purpose', now.purpose, 'ipStatus', "seenIpStatus",
    'arlLow', now.low, 'arlHigh', now.high) END,
  "told" = jsonb_build_object(
    'validatedTrl', now."validatedTrl", 'asked', now.asked, 'purpose', now.purpose, 'ipStatus', now."ipStatus",
    'arlLow', now.low, 'arlHigh', now.high)
FROM (
  SELECT p."id", p."validatedTrl", p."ipStatus", arl."low", arl."high",
    CASE WHEN p."seekingInvestment" THEN p."fundingAmountNeeded" END AS asked,
    CASE WHEN p."seekingInvestment" THEN p."fundingPurpose" ELSE '' END AS purpose
  FROM "Project" AS p LEFT JOIN LATERAL (
    SELECT "low", "high" FROM "ArlAssessment" AS a
    WHERE a."projectId" = p."id" AND a."status" = 'COMPLETED' ORDER BY a."completedAt" DESC LIMIT 1
  ) AS arl ON true
) AS now
WHERE now."id" = mark."projectId";

ALTER TABLE "OpportunityMark" DROP COLUMN "seenAsked",
DROP COLUMN "seenIpStatus",
DROP COLUMN "seenTrl";

-- What rules promise, the database keeps.
ALTER TABLE "OpportunityMark"
  ADD CONSTRAINT "OpportunityMark_seen" CHECK (("seenAt" IS NULL) = ("seen" IS NULL)),
  ADD CONSTRAINT "OpportunityMark_told" CHECK ("savedAt" IS NULL OR "told" IS NOT NULL);
