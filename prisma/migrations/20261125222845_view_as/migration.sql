-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'ACCOUNT_VIEWED';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SecurityEventKind" ADD VALUE 'VIEW_STARTED';
ALTER TYPE "SecurityEventKind" ADD VALUE 'VIEW_ENDED';

-- AlterTable
ALTER TABLE "SignIn" ADD COLUMN     "viewedById" INTEGER;

-- CreateIndex
CREATE INDEX "SignIn_viewedById_idx" ON "SignIn"("viewedById");

-- AddForeignKey
ALTER TABLE "SignIn" ADD CONSTRAINT "SignIn_viewedById_fkey" FOREIGN KEY ("viewedById") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
