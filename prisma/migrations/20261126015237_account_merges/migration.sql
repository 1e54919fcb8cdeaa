-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mergedIntoId" INTEGER;

-- CreateTable
CREATE TABLE "AccountMerge" (
    "id" SERIAL NOT NULL,
    "keptId" INTEGER,
    "mergedId" INTEGER,
    "byId" INTEGER,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moved" JSONB NOT NULL,
    "dropped" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "AccountMerge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountMerge_keptId_idx" ON "AccountMerge"("keptId");

-- CreateIndex
CREATE INDEX "AccountMerge_mergedId_idx" ON "AccountMerge"("mergedId");

-- CreateIndex
CREATE INDEX "AccountMerge_byId_idx" ON "AccountMerge"("byId");

-- CreateIndex
CREATE INDEX "User_mergedIntoId_idx" ON "User"("mergedIntoId");

-- AddForeignKey
ALTER TABLE "AccountMerge" ADD CONSTRAINT "AccountMerge_keptId_fkey" FOREIGN KEY ("keptId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountMerge" ADD CONSTRAINT "AccountMerge_mergedId_fkey" FOREIGN KEY ("mergedId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountMerge" ADD CONSTRAINT "AccountMerge_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
