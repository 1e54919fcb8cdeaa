-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'CHALLENGE_CHECK_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'CHALLENGE_INVITED';

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "checkerId" INTEGER,
ADD COLUMN     "remindedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "ChallengeInvitation" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "inviterId" INTEGER,
    "words" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChallengeInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ChallengeInvitation_userId_idx" ON "ChallengeInvitation"("userId");

-- CreateIndex
CREATE INDEX "ChallengeInvitation_inviterId_idx" ON "ChallengeInvitation"("inviterId");

-- CreateIndex
CREATE UNIQUE INDEX "ChallengeInvitation_challengeId_userId_key" ON "ChallengeInvitation"("challengeId", "userId");

-- CreateIndex
CREATE INDEX "Challenge_checkerId_idx" ON "Challenge"("checkerId");

-- AddForeignKey
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_checkerId_fkey" FOREIGN KEY ("checkerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeInvitation" ADD CONSTRAINT "ChallengeInvitation_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeInvitation" ADD CONSTRAINT "ChallengeInvitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeInvitation" ADD CONSTRAINT "ChallengeInvitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Reminders were found in the record of changes alone.
UPDATE "Challenge" SET "remindedAt" = "sent"."at"
FROM (
  SELECT "entityId", max("at") AS "at" FROM "AuditEntry"
  WHERE "entity" = 'Challenge' AND "action" = 'remindCompany' GROUP BY "entityId"
) AS "sent"
WHERE "sent"."entityId" = "Challenge"."id";
