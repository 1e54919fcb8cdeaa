-- CreateEnum
CREATE TYPE "RunKind" AS ENUM ('ARL_FILES');

-- CreateEnum
CREATE TYPE "RunState" AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'ARL_FILES_READ';
ALTER TYPE "NotificationKind" ADD VALUE 'ARL_FILES_UNREAD';

-- CreateTable
CREATE TABLE "AnalysisRun" (
    "id" SERIAL NOT NULL,
    "kind" "RunKind" NOT NULL,
    "state" "RunState" NOT NULL DEFAULT 'QUEUED',
    "ownerId" INTEGER NOT NULL,
    "arlAssessmentId" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "step" TEXT NOT NULL DEFAULT '',
    "error" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "seenAt" TIMESTAMP(3),

    CONSTRAINT "AnalysisRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AnalysisRun_ownerId_id_idx" ON "AnalysisRun"("ownerId", "id");

-- CreateIndex
CREATE INDEX "AnalysisRun_arlAssessmentId_id_idx" ON "AnalysisRun"("arlAssessmentId", "id");

-- AddForeignKey
ALTER TABLE "AnalysisRun" ADD CONSTRAINT "AnalysisRun_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnalysisRun" ADD CONSTRAINT "AnalysisRun_arlAssessmentId_fkey" FOREIGN KEY ("arlAssessmentId") REFERENCES "ArlAssessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One at a time of each kind reads or works out something for a record.
CREATE UNIQUE INDEX "AnalysisRun_one_at_a_time" ON "AnalysisRun"("kind", "arlAssessmentId") WHERE "state" IN ('QUEUED', 'RUNNING');

ALTER TABLE "AnalysisRun"
  ADD CONSTRAINT "AnalysisRun_subject" CHECK (num_nonnulls("arlAssessmentId") = 1),
  ADD CONSTRAINT "AnalysisRun_progress" CHECK (0 <= "done" AND "done" <= "total"),
  ADD CONSTRAINT "AnalysisRun_ended" CHECK (("state" IN ('DONE', 'FAILED', 'CANCELLED')) = ("endedAt" IS NOT NULL)),
  ADD CONSTRAINT "AnalysisRun_failed" CHECK (("state" = 'FAILED') = ("error" <> ''));

-- What the job of before had not read yet may be read again by its owner.
INSERT INTO "AnalysisRun" ("kind", "state", "ownerId", "arlAssessmentId", "endedAt", "seenAt", "error")
SELECT 'ARL_FILES', 'FAILED', "ownerId", "id", now(), now(), 'Reading the files was interrupted by an upgrade. Try again.'
FROM "ArlAssessment" WHERE "status" = 'PROCESSING' AND "ownerId" IS NOT NULL;
UPDATE "ArlAssessment" SET "status" = 'DRAFT' WHERE "status" = 'PROCESSING';
DELETE FROM pgboss.job WHERE name = 'readArlFiles';
