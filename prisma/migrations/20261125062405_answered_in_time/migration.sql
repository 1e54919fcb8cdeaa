-- AlterTable
ALTER TABLE "TrlClaim" ADD COLUMN     "assignedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "verifiedAt" TIMESTAMP(3);

-- What was answered before, as far as it was written down.
UPDATE "TrlClaim" SET "assignedAt" = (SELECT min("assignedAt") FROM "TrlValidator" WHERE "claimId" = "TrlClaim"."id");
UPDATE "User" SET "verifiedAt" = answered."at"
FROM (
  SELECT "entityId", max("at") AS "at" FROM "AuditEntry" WHERE "entity" = 'User' AND "action" = 'verifyAccounts' GROUP BY "entityId"
) AS answered
WHERE answered."entityId" = "User"."id";
