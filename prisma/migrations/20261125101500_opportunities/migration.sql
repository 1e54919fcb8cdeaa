-- CreateTable
CREATE TABLE "InvestmentThesis" (
    "id" SERIAL NOT NULL,
    "investorId" INTEGER NOT NULL,
    "sectors" TEXT[],
    "trlFrom" INTEGER,
    "trlUntil" INTEGER,
    "ticketFrom" INTEGER,
    "ticketUntil" INTEGER,
    "stages" "FundingStatus"[],
    "places" TEXT[],
    "words" TEXT NOT NULL DEFAULT '',
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "InvestmentThesis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpportunityMark" (
    "id" SERIAL NOT NULL,
    "investorId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,
    "savedAt" TIMESTAMP(3),
    "note" TEXT NOT NULL DEFAULT '',
    "dismissedAt" TIMESTAMP(3),
    "lessLikeThis" BOOLEAN NOT NULL DEFAULT false,
    "seenAt" TIMESTAMP(3),
    "seenTrl" INTEGER,
    "seenAsked" INTEGER,
    "seenIpStatus" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OpportunityMark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "InvestmentThesis_investorId_key" ON "InvestmentThesis"("investorId");

-- CreateIndex
CREATE INDEX "OpportunityMark_projectId_idx" ON "OpportunityMark"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "OpportunityMark_investorId_projectId_key" ON "OpportunityMark"("investorId", "projectId");

-- AddForeignKey
ALTER TABLE "InvestmentThesis" ADD CONSTRAINT "InvestmentThesis_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpportunityMark" ADD CONSTRAINT "OpportunityMark_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpportunityMark" ADD CONSTRAINT "OpportunityMark_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What rules promise, the database keeps.
ALTER TABLE "InvestmentThesis"
  ADD CONSTRAINT "InvestmentThesis_trl" CHECK ("trlFrom" BETWEEN 1 AND 9 AND "trlUntil" BETWEEN "trlFrom" AND 9 AND num_nonnulls("trlFrom", "trlUntil") <> 1),
  ADD CONSTRAINT "InvestmentThesis_ticket" CHECK ("ticketFrom" > 0 AND "ticketFrom" <= "ticketUntil" AND num_nonnulls("ticketFrom", "ticketUntil") <> 1);
ALTER TABLE "OpportunityMark"
  ADD CONSTRAINT "OpportunityMark_saved_or_dismissed" CHECK (num_nonnulls("savedAt", "dismissedAt") <= 1),
  ADD CONSTRAINT "OpportunityMark_note" CHECK ("note" = '' OR "savedAt" IS NOT NULL),
  ADD CONSTRAINT "OpportunityMark_less" CHECK (NOT "lessLikeThis" OR "dismissedAt" IS NOT NULL),
  ADD CONSTRAINT "OpportunityMark_seen" CHECK ("seenAt" IS NOT NULL OR (num_nonnulls("seenTrl", "seenAsked") = 0 AND "seenIpStatus" = ''));
