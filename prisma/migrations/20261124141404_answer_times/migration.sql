-- DropIndex
DROP INDEX "Project_status_idx";

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "submittedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "answerDays" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "workingWeekdays" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[];

-- CreateTable
CREATE TABLE "Holiday" (
    "id" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Holiday_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Holiday_day_key" ON "Holiday"("day");

-- CreateIndex
CREATE INDEX "ArlAssessment_reviewedAt_completedAt_idx" ON "ArlAssessment"("reviewedAt", "completedAt");

-- CreateIndex
CREATE INDEX "Idea_status_answerBy_idx" ON "Idea"("status", "answerBy");

-- CreateIndex
CREATE INDEX "Project_status_answerBy_idx" ON "Project"("status", "answerBy");

-- CreateIndex
CREATE INDEX "ValidationRequest_status_createdAt_idx" ON "ValidationRequest"("status", "createdAt");

ALTER TABLE "Platform"
  ADD CONSTRAINT "Platform_workingWeekdays" CHECK (cardinality("workingWeekdays") > 0 AND "workingWeekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]);

-- When it was submitted is in the record of changes.
UPDATE "Challenge" AS c SET "submittedAt" = coalesce(
  (SELECT max(a.at) FROM "AuditEntry" AS a WHERE a.entity = 'Challenge' AND a."entityId" = c.id AND a.action = 'submitChallenge'),
  c."updatedAt")
WHERE c.status = 'UNDER_REVIEW';
