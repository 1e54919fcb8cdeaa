-- CreateEnum
CREATE TYPE "IntroductionState" AS ENUM ('WAITING', 'ACCEPTED', 'DECLINED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'SESSION_BOOKED';
ALTER TYPE "NotificationKind" ADD VALUE 'SESSION_NO_SHOW';
ALTER TYPE "NotificationKind" ADD VALUE 'SESSION_FEEDBACK_DUE';
ALTER TYPE "NotificationKind" ADD VALUE 'INTRODUCTION_ASKED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTRODUCTION_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTRODUCTION_DECLINED';

-- AlterTable
ALTER TABLE "AvailabilityRules" ADD COLUMN     "videoLink" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "validationRequestId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "languages" TEXT[],
ADD COLUMN     "links" TEXT[],
ADD COLUMN     "openToIntroductions" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Introduction" (
    "id" SERIAL NOT NULL,
    "expertId" INTEGER NOT NULL,
    "requesterId" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "state" "IntroductionState" NOT NULL DEFAULT 'WAITING',
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Introduction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Introduction_expertId_state_idx" ON "Introduction"("expertId", "state");

-- CreateIndex
CREATE INDEX "Introduction_requesterId_idx" ON "Introduction"("requesterId");

-- CreateIndex
CREATE INDEX "Introduction_createdAt_id_idx" ON "Introduction"("createdAt", "id");

-- CreateIndex
CREATE INDEX "CalendarEvent_validationRequestId_idx" ON "CalendarEvent"("validationRequestId");

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_validationRequestId_fkey" FOREIGN KEY ("validationRequestId") REFERENCES "ValidationRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Introduction" ADD CONSTRAINT "Introduction_expertId_fkey" FOREIGN KEY ("expertId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Introduction" ADD CONSTRAINT "Introduction_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of the wishes of one person to be introduced to one expert, one waits at a time.
CREATE UNIQUE INDEX "Introduction_one_waits" ON "Introduction" ("expertId", "requesterId") WHERE "state" = 'WAITING';
