-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "reviewedAt" TIMESTAMP(3),
ADD COLUMN     "submittedAt" TIMESTAMP(3);

-- What waits now was submitted when it entered its status; when others were is in the record of changes alone.
UPDATE "Project" SET "submittedAt" = "statusSince" WHERE "status" = 'PROPOSED';

-- CreateIndex
CREATE INDEX "Project_reviewedAt_idx" ON "Project"("reviewedAt");
