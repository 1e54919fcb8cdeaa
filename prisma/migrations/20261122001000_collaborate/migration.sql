-- AlterTable
ALTER TABLE "User" ADD COLUMN     "collaborationNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "openToCollaborate" BOOLEAN NOT NULL DEFAULT false;
