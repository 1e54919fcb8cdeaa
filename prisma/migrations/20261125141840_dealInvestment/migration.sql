-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_CORRECTED';

-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "investedAt" TIMESTAMP(3),
ADD COLUMN     "investmentInterestId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "Deal_investmentInterestId_key" ON "Deal"("investmentInterestId");

-- CreateIndex
CREATE INDEX "Deal_status_investedAt_idx" ON "Deal"("status", "investedAt");

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE SET NULL ON UPDATE CASCADE;
