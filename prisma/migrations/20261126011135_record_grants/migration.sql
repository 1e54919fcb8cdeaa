-- CreateEnum
CREATE TYPE "RecordGrantStatus" AS ENUM ('GRANTED', 'REVOKED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'RECORD_ACCESS_GIVEN';
ALTER TYPE "NotificationKind" ADD VALUE 'RECORD_ACCESS_REVOKED';

-- CreateTable
CREATE TABLE "RecordGrant" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER,
    "ideaId" INTEGER,
    "challengeId" INTEGER,
    "userId" INTEGER NOT NULL,
    "status" "RecordGrantStatus" NOT NULL,
    "withFiles" BOOLEAN NOT NULL DEFAULT false,
    "expiresOn" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "givenById" INTEGER,
    "givenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endReason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecordGrant_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RecordGrant_one_record" CHECK (num_nonnulls("projectId", "ideaId", "challengeId") = 1)
);

-- CreateIndex
CREATE INDEX "RecordGrant_userId_status_idx" ON "RecordGrant"("userId", "status");

-- CreateIndex
CREATE INDEX "RecordGrant_givenById_idx" ON "RecordGrant"("givenById");

-- CreateIndex
CREATE INDEX "RecordGrant_expiresOn_id_idx" ON "RecordGrant"("expiresOn", "id");

-- CreateIndex
CREATE UNIQUE INDEX "RecordGrant_projectId_userId_key" ON "RecordGrant"("projectId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "RecordGrant_ideaId_userId_key" ON "RecordGrant"("ideaId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "RecordGrant_challengeId_userId_key" ON "RecordGrant"("challengeId", "userId");

-- AddForeignKey
ALTER TABLE "RecordGrant" ADD CONSTRAINT "RecordGrant_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordGrant" ADD CONSTRAINT "RecordGrant_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordGrant" ADD CONSTRAINT "RecordGrant_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordGrant" ADD CONSTRAINT "RecordGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordGrant" ADD CONSTRAINT "RecordGrant_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
