-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_SUBMITTED';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "answerBy" DATE,
ADD COLUMN     "returnComments" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Project_statusSince_id_idx" ON "Project"("statusSince", "id");

-- The record of changes knows since when a project has its status; a proposed one is promised an answer from now on.
UPDATE "Project" SET "statusSince" = COALESCE(
  (SELECT max(at) FROM "AuditEntry" WHERE entity = 'Project' AND "entityId" = "Project".id AND jsonb_exists(changes, 'status')),
  "createdAt"
);
UPDATE "Project" SET "answerBy" = CURRENT_DATE + 14 WHERE status = 'PROPOSED';
