-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'DUTY_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'ABSENCE_COVERED';

-- AlterTable
ALTER TABLE "ArlAssessment" ADD COLUMN     "handlerId" INTEGER;

-- AlterTable
ALTER TABLE "Idea" ADD COLUMN     "handlerId" INTEGER;

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "handlerId" INTEGER;

-- AlterTable
ALTER TABLE "TrlClaim" ADD COLUMN     "handlerId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "handlerId" INTEGER;

-- AlterTable
ALTER TABLE "ValidationRequest" ADD COLUMN     "handlerId" INTEGER;

-- CreateTable
CREATE TABLE "Absence" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "coverId" INTEGER NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,

    CONSTRAINT "Absence_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Absence_userId_key" ON "Absence"("userId");

-- CreateIndex
CREATE INDEX "Absence_coverId_idx" ON "Absence"("coverId");

-- CreateIndex
CREATE INDEX "ArlAssessment_handlerId_idx" ON "ArlAssessment"("handlerId");

-- CreateIndex
CREATE INDEX "Idea_handlerId_idx" ON "Idea"("handlerId");

-- CreateIndex
CREATE INDEX "Project_handlerId_idx" ON "Project"("handlerId");

-- CreateIndex
CREATE INDEX "TrlClaim_handlerId_idx" ON "TrlClaim"("handlerId");

-- CreateIndex
CREATE INDEX "User_handlerId_idx" ON "User"("handlerId");

-- CreateIndex
CREATE INDEX "ValidationRequest_handlerId_idx" ON "ValidationRequest"("handlerId");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Absence" ADD CONSTRAINT "Absence_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Absence" ADD CONSTRAINT "Absence_coverId_fkey" FOREIGN KEY ("coverId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ValidationRequest" ADD CONSTRAINT "ValidationRequest_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlAssessment" ADD CONSTRAINT "ArlAssessment_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlClaim" ADD CONSTRAINT "TrlClaim_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Nobody covers for themselves, and an absence does not end before it begins.
ALTER TABLE "Absence" ADD CONSTRAINT "Absence_cover_other" CHECK ("coverId" <> "userId");
ALTER TABLE "Absence" ADD CONSTRAINT "Absence_days_order" CHECK ("until" >= "from");
