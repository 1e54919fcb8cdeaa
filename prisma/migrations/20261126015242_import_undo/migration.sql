-- AlterEnum
ALTER TYPE "ImportState" ADD VALUE 'UNDONE';

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "importId" INTEGER;

-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "endedAt" TIMESTAMP(3),
ADD COLUMN     "removed" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "importId" INTEGER;

-- CreateIndex
CREATE INDEX "Challenge_importId_idx" ON "Challenge"("importId");

-- CreateIndex
CREATE INDEX "Project_importId_idx" ON "Project"("importId");

-- AddForeignKey
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
