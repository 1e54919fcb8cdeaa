-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_PROPOSED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_ANSWERED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_CONFIRMED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_MOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_CHANGED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_CANCELLED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_REMOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVENT_REMINDER';

-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "invited" BOOLEAN NOT NULL DEFAULT false;
