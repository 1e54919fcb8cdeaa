-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_JOIN_ASKED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_JOIN_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_JOIN_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_MEMBER_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_MEMBER_CHANGED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_MEMBER_REMOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_MEMBER_LEFT';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "progress" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "JoinRequest" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JoinRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "JoinRequest_userId_idx" ON "JoinRequest"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "JoinRequest_projectId_userId_key" ON "JoinRequest"("projectId", "userId");

-- AddForeignKey
ALTER TABLE "JoinRequest" ADD CONSTRAINT "JoinRequest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JoinRequest" ADD CONSTRAINT "JoinRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
