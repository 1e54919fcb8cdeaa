-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'ACCESS_REVIEW_OVERDUE';
ALTER TYPE "NotificationKind" ADD VALUE 'PROVISIONING_TOKEN_ENDS';

-- AlterTable
ALTER TABLE "AccessReview" ADD COLUMN     "handlerId" INTEGER,
ADD COLUMN     "remindedOverdue" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ProvisioningToken" ADD COLUMN     "remindedDays" INTEGER;

-- CreateIndex
CREATE INDEX "AccessReview_handlerId_idx" ON "AccessReview"("handlerId");

-- CreateIndex
CREATE INDEX "ProvisioningToken_expiresAt_idx" ON "ProvisioningToken"("expiresAt");

-- AddForeignKey
ALTER TABLE "AccessReview" ADD CONSTRAINT "AccessReview_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
