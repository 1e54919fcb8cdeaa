-- CreateEnum
CREATE TYPE "ModelPurpose" AS ENUM ('ARL_ANSWER', 'ARL_QUESTIONS', 'ARL_RATINGS', 'ARL_SUMMARY', 'SYNERGY_SUMMARY', 'MATCH_REASON', 'TEST');

-- CreateEnum
CREATE TYPE "ModelOutcome" AS ENUM ('RUNNING', 'DRAFTED', 'WRONG_SHAPE', 'REFUSED', 'BUSY', 'TIMED_OUT', 'FAILED', 'CANCELLED');

-- AlterEnum
ALTER TYPE "SecurityEventKind" ADD VALUE 'SETTINGS_CHANGED';

-- AlterTable
ALTER TABLE "ArlAnswer" ADD COLUMN     "check" JSONB,
ADD COLUMN     "drafted" JSONB;

-- AlterTable
ALTER TABLE "ArlAssessment" ADD COLUMN     "draftedSummary" JSONB,
ADD COLUMN     "proposals" JSONB;

-- AlterTable
ALTER TABLE "ArlRating" ADD COLUMN     "proposedBy" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "modelConfidential" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "modelDailyBudget" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN     "modelOn" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "SynergyAnalysis" ADD COLUMN     "draftedSummary" JSONB;

-- CreateTable
CREATE TABLE "ModelCall" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "purpose" "ModelPurpose" NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" "ModelOutcome" NOT NULL DEFAULT 'RUNNING',
    "sent" TEXT NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "error" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "milliseconds" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModelUse" (
    "userId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ModelUse_pkey" PRIMARY KEY ("userId","day")
);

-- CreateIndex
CREATE INDEX "ModelCall_createdAt_id_idx" ON "ModelCall"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ModelCall_userId_createdAt_idx" ON "ModelCall"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "ModelCall" ADD CONSTRAINT "ModelCall_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
