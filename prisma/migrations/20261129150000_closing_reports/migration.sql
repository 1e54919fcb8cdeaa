-- What came of a challenge, said when it is completed.
ALTER TYPE "NotificationKind" ADD VALUE 'CHALLENGE_COMPLETED';
ALTER TABLE "Challenge" ADD COLUMN "completedAt" TIMESTAMP(3), ADD COLUMN "closingReport" TEXT NOT NULL DEFAULT '';
