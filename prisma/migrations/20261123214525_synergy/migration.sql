-- CreateTable
CREATE TABLE "SynergyAnalysis" (
    "id" SERIAL NOT NULL,
    "sourceId" INTEGER NOT NULL,
    "targetId" INTEGER NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "sourceTitle" TEXT NOT NULL,
    "targetTitle" TEXT NOT NULL,
    "overall" DOUBLE PRECISION NOT NULL,
    "result" JSONB NOT NULL,
    "inputs" JSONB NOT NULL,
    "inside" BOOLEAN NOT NULL,
    "engineVersion" TEXT NOT NULL,
    "inputHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("sourceTitle" || ' ' || "targetTitle")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("sourceTitle" || ' ' || "targetTitle")) STORED,

    CONSTRAINT "SynergyAnalysis_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SynergyAnalysis_searchText_trgm" ON "SynergyAnalysis" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "SynergyAnalysis_sortTitle_id_idx" ON "SynergyAnalysis"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "SynergyAnalysis_overall_id_idx" ON "SynergyAnalysis"("overall", "id");

-- CreateIndex
CREATE INDEX "SynergyAnalysis_createdAt_id_idx" ON "SynergyAnalysis"("createdAt", "id");

-- CreateIndex
CREATE INDEX "SynergyAnalysis_sourceId_idx" ON "SynergyAnalysis"("sourceId");

-- CreateIndex
CREATE INDEX "SynergyAnalysis_targetId_idx" ON "SynergyAnalysis"("targetId");

-- CreateIndex
CREATE UNIQUE INDEX "SynergyAnalysis_ownerId_sourceId_targetId_inputHash_key" ON "SynergyAnalysis"("ownerId", "sourceId", "targetId", "inputHash");

-- AddForeignKey
ALTER TABLE "SynergyAnalysis" ADD CONSTRAINT "SynergyAnalysis_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SynergyAnalysis" ADD CONSTRAINT "SynergyAnalysis_targetId_fkey" FOREIGN KEY ("targetId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SynergyAnalysis" ADD CONSTRAINT "SynergyAnalysis_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SynergyAnalysis"
  ADD CONSTRAINT "SynergyAnalysis_two_projects" CHECK ("sourceId" <> "targetId"),
  ADD CONSTRAINT "SynergyAnalysis_overall" CHECK (0 <= "overall" AND "overall" <= 1);
