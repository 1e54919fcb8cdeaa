-- CreateEnum
CREATE TYPE "RoomLabel" AS ENUM ('PUBLIC', 'INTERNAL', 'AFTER_NDA');

-- CreateEnum
CREATE TYPE "RoomGrantStatus" AS ENUM ('REQUESTED', 'GRANTED', 'DECLINED', 'REVOKED');

-- CreateEnum
CREATE TYPE "RoomAccessKind" AS ENUM ('OPENED', 'DOWNLOADED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_GRANTED';
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_REVOKED';
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_NDA_CHANGED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "dataRoomId" INTEGER;

-- CreateTable
CREATE TABLE "DataRoom" (
    "id" INTEGER NOT NULL,
    "ndaTextId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DataRoom_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoomFolder" (
    "id" SERIAL NOT NULL,
    "dataRoomId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "RoomFolder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoomDocument" (
    "id" SERIAL NOT NULL,
    "dataRoomId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "folderId" INTEGER,
    "label" "RoomLabel" NOT NULL DEFAULT 'INTERNAL',
    "downloadable" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "RoomDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoomGrant" (
    "id" SERIAL NOT NULL,
    "dataRoomId" INTEGER NOT NULL,
    "investorId" INTEGER,
    "status" "RoomGrantStatus" NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "requestedAt" TIMESTAMP(3),
    "answerBy" DATE,
    "answeredAt" TIMESTAMP(3),
    "answeredById" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "expiresOn" DATE,
    "mayDownload" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoomGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NdaText" (
    "id" SERIAL NOT NULL,
    "dataRoomId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NdaText_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NdaAcceptance" (
    "id" SERIAL NOT NULL,
    "ndaTextId" INTEGER NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "acceptedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NdaAcceptance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoomAccess" (
    "id" SERIAL NOT NULL,
    "dataRoomId" INTEGER NOT NULL,
    "documentId" INTEGER,
    "title" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "kind" "RoomAccessKind" NOT NULL,
    "userId" INTEGER,
    "ndaVersion" INTEGER,
    "network" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoomAccess_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DataRoom_ndaTextId_key" ON "DataRoom"("ndaTextId");

-- CreateIndex
CREATE UNIQUE INDEX "RoomFolder_dataRoomId_name_key" ON "RoomFolder"("dataRoomId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "RoomDocument_fileId_key" ON "RoomDocument"("fileId");

-- CreateIndex
CREATE INDEX "RoomDocument_dataRoomId_label_idx" ON "RoomDocument"("dataRoomId", "label");

-- CreateIndex
CREATE INDEX "RoomDocument_folderId_idx" ON "RoomDocument"("folderId");

-- CreateIndex
CREATE INDEX "RoomGrant_investorId_status_idx" ON "RoomGrant"("investorId", "status");

-- CreateIndex
CREATE INDEX "RoomGrant_answeredById_idx" ON "RoomGrant"("answeredById");

-- CreateIndex
CREATE INDEX "RoomGrant_status_answerBy_idx" ON "RoomGrant"("status", "answerBy");

-- CreateIndex
CREATE UNIQUE INDEX "RoomGrant_dataRoomId_investorId_key" ON "RoomGrant"("dataRoomId", "investorId");

-- CreateIndex
CREATE INDEX "NdaText_createdById_idx" ON "NdaText"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "NdaText_dataRoomId_version_key" ON "NdaText"("dataRoomId", "version");

-- CreateIndex
CREATE INDEX "NdaAcceptance_userId_idx" ON "NdaAcceptance"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "NdaAcceptance_ndaTextId_userId_key" ON "NdaAcceptance"("ndaTextId", "userId");

-- CreateIndex
CREATE INDEX "RoomAccess_dataRoomId_at_id_idx" ON "RoomAccess"("dataRoomId", "at", "id");

-- CreateIndex
CREATE INDEX "RoomAccess_at_id_idx" ON "RoomAccess"("at", "id");

-- CreateIndex
CREATE INDEX "RoomAccess_userId_at_idx" ON "RoomAccess"("userId", "at");

-- CreateIndex
CREATE INDEX "RoomAccess_documentId_idx" ON "RoomAccess"("documentId");

-- CreateIndex
CREATE INDEX "File_dataRoomId_idx" ON "File"("dataRoomId");

-- AddForeignKey
ALTER TABLE "DataRoom" ADD CONSTRAINT "DataRoom_id_fkey" FOREIGN KEY ("id") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataRoom" ADD CONSTRAINT "DataRoom_ndaTextId_fkey" FOREIGN KEY ("ndaTextId") REFERENCES "NdaText"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomFolder" ADD CONSTRAINT "RoomFolder_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomDocument" ADD CONSTRAINT "RoomDocument_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomDocument" ADD CONSTRAINT "RoomDocument_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomDocument" ADD CONSTRAINT "RoomDocument_folderId_fkey" FOREIGN KEY ("folderId") REFERENCES "RoomFolder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomGrant" ADD CONSTRAINT "RoomGrant_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomGrant" ADD CONSTRAINT "RoomGrant_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomGrant" ADD CONSTRAINT "RoomGrant_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NdaText" ADD CONSTRAINT "NdaText_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NdaText" ADD CONSTRAINT "NdaText_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NdaAcceptance" ADD CONSTRAINT "NdaAcceptance_ndaTextId_fkey" FOREIGN KEY ("ndaTextId") REFERENCES "NdaText"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NdaAcceptance" ADD CONSTRAINT "NdaAcceptance_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomAccess" ADD CONSTRAINT "RoomAccess_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomAccess" ADD CONSTRAINT "RoomAccess_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "RoomDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoomAccess" ADD CONSTRAINT "RoomAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_dataRoomId_fkey" FOREIGN KEY ("dataRoomId") REFERENCES "DataRoom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What rules promise, the database keeps.
ALTER TABLE "RoomFolder" ADD CONSTRAINT "RoomFolder_named" CHECK ("name" <> '');
ALTER TABLE "RoomGrant"
  ADD CONSTRAINT "RoomGrant_requested" CHECK ("status" <> 'REQUESTED' OR num_nonnulls("requestedAt", "answerBy") = 2),
  ADD CONSTRAINT "RoomGrant_granted" CHECK ("status" <> 'GRANTED' OR "expiresOn" IS NOT NULL),
  ADD CONSTRAINT "RoomGrant_answered" CHECK ("status" = 'REQUESTED' OR "answeredAt" IS NOT NULL);
ALTER TABLE "NdaText" ADD CONSTRAINT "NdaText_said" CHECK ("text" <> '' AND "version" > 0);
ALTER TABLE "NdaAcceptance" ADD CONSTRAINT "NdaAcceptance_named" CHECK ("name" <> '');
ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId", "investmentInterestId", "dataRoomId") = 1);

-- Who read what, and who accepted which words, is only written. What is deleted elsewhere is no longer pointed at.
CREATE FUNCTION stays_as_written() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  pointers TEXT[] := ARRAY['documentId', 'userId', 'createdById'];
BEGIN
  IF to_jsonb(NEW) - pointers IS DISTINCT FROM to_jsonb(OLD) - pointers
    OR EXISTS (SELECT FROM unnest(pointers) AS pointer WHERE to_jsonb(NEW) -> pointer NOT IN (to_jsonb(OLD) -> pointer, 'null')) THEN
    RAISE EXCEPTION 'A row of "%" is only written, never changed', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "RoomAccess_stays" BEFORE UPDATE ON "RoomAccess" FOR EACH ROW EXECUTE FUNCTION stays_as_written();
CREATE TRIGGER "NdaText_stays" BEFORE UPDATE ON "NdaText" FOR EACH ROW EXECUTE FUNCTION stays_as_written();
CREATE TRIGGER "NdaAcceptance_stays" BEFORE UPDATE ON "NdaAcceptance" FOR EACH ROW EXECUTE FUNCTION stays_as_written();
