-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_RETURNED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_ARCHIVED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_UNARCHIVED';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "archiveReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "archivedAt" TIMESTAMP(3),
ADD COLUMN     "archivedFrom" "ProjectStatus";
