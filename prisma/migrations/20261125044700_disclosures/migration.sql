-- CreateEnum
CREATE TYPE "DisclosureStatus" AS ENUM ('DRAFT', 'SIGNING', 'SUBMITTED', 'IN_REVIEW', 'DECIDED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "DisclosureDecision" AS ENUM ('FILE', 'RELEASE', 'HOLD');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_SIGN';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_VOID';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_SIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_TAKEN';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_DECIDED';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_RETURNED';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_WITHDRAWN';
ALTER TYPE "NotificationKind" ADD VALUE 'DISCLOSURE_MESSAGE';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "inventionDisclosureId" INTEGER;

-- CreateTable
CREATE TABLE "InventionDisclosure" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "abstract" TEXT NOT NULL DEFAULT '',
    "problem" TEXT NOT NULL DEFAULT '',
    "novelty" TEXT NOT NULL DEFAULT '',
    "projectId" INTEGER,
    "publicEvents" JSONB NOT NULL DEFAULT '[]',
    "funding" JSONB NOT NULL DEFAULT '[]',
    "priorArt" JSONB NOT NULL DEFAULT '[]',
    "status" "DisclosureStatus" NOT NULL DEFAULT 'DRAFT',
    "submitterId" INTEGER,
    "requestedAt" TIMESTAMP(3),
    "signingSince" TIMESTAMP(3),
    "contentHash" TEXT NOT NULL DEFAULT '',
    "submittedAt" TIMESTAMP(3),
    "decideBy" DATE,
    "handlerId" INTEGER,
    "decision" "DisclosureDecision",
    "reasons" TEXT NOT NULL DEFAULT '',
    "decidedAt" TIMESTAMP(3),
    "decidedById" INTEGER,
    "returnReason" TEXT NOT NULL DEFAULT '',
    "returnedAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),
    "withdrawReason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "abstract")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortSubmittedAt" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce("submittedAt", "createdAt")) STORED,
    "sortDecideBy" DATE NOT NULL GENERATED ALWAYS AS (coalesce("decideBy", DATE '9999-12-31')) STORED,

    CONSTRAINT "InventionDisclosure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisclosureInventor" (
    "id" SERIAL NOT NULL,
    "disclosureId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "affiliation" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT '',
    "share" INTEGER NOT NULL,

    CONSTRAINT "DisclosureInventor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisclosureSignature" (
    "id" SERIAL NOT NULL,
    "disclosureId" INTEGER NOT NULL,
    "inventorId" INTEGER,
    "name" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "contentHash" TEXT NOT NULL,
    "signedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "recordedById" INTEGER,
    "signedOn" DATE,
    "fileName" TEXT NOT NULL DEFAULT '',
    "voidedAt" TIMESTAMP(3),

    CONSTRAINT "DisclosureSignature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisclosureMessage" (
    "id" SERIAL NOT NULL,
    "inventionDisclosureId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DisclosureMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisclosureNote" (
    "id" SERIAL NOT NULL,
    "inventionDisclosureId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DisclosureNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "InventionDisclosure_searchText_trgm" ON "InventionDisclosure" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "InventionDisclosure_sortTitle_id_idx" ON "InventionDisclosure"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_sortSubmittedAt_id_idx" ON "InventionDisclosure"("sortSubmittedAt", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_sortDecideBy_id_idx" ON "InventionDisclosure"("sortDecideBy", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_updatedAt_id_idx" ON "InventionDisclosure"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_createdAt_id_idx" ON "InventionDisclosure"("createdAt", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_status_decideBy_idx" ON "InventionDisclosure"("status", "decideBy");

-- CreateIndex
CREATE INDEX "InventionDisclosure_projectId_idx" ON "InventionDisclosure"("projectId");

-- CreateIndex
CREATE INDEX "InventionDisclosure_submitterId_id_idx" ON "InventionDisclosure"("submitterId", "id");

-- CreateIndex
CREATE INDEX "InventionDisclosure_handlerId_idx" ON "InventionDisclosure"("handlerId");

-- CreateIndex
CREATE INDEX "InventionDisclosure_decidedById_idx" ON "InventionDisclosure"("decidedById");

-- CreateIndex
CREATE INDEX "DisclosureInventor_userId_idx" ON "DisclosureInventor"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "DisclosureInventor_disclosureId_position_key" ON "DisclosureInventor"("disclosureId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "DisclosureInventor_disclosureId_userId_key" ON "DisclosureInventor"("disclosureId", "userId");

-- CreateIndex
CREATE INDEX "DisclosureSignature_disclosureId_id_idx" ON "DisclosureSignature"("disclosureId", "id");

-- CreateIndex
CREATE INDEX "DisclosureSignature_inventorId_idx" ON "DisclosureSignature"("inventorId");

-- CreateIndex
CREATE INDEX "DisclosureSignature_recordedById_idx" ON "DisclosureSignature"("recordedById");

-- CreateIndex
CREATE INDEX "DisclosureMessage_inventionDisclosureId_id_idx" ON "DisclosureMessage"("inventionDisclosureId", "id");

-- CreateIndex
CREATE INDEX "DisclosureMessage_authorId_idx" ON "DisclosureMessage"("authorId");

-- CreateIndex
CREATE INDEX "DisclosureNote_inventionDisclosureId_id_idx" ON "DisclosureNote"("inventionDisclosureId", "id");

-- CreateIndex
CREATE INDEX "DisclosureNote_authorId_idx" ON "DisclosureNote"("authorId");

-- CreateIndex
CREATE INDEX "File_inventionDisclosureId_idx" ON "File"("inventionDisclosureId");

-- AddForeignKey
ALTER TABLE "InventionDisclosure" ADD CONSTRAINT "InventionDisclosure_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InventionDisclosure" ADD CONSTRAINT "InventionDisclosure_submitterId_fkey" FOREIGN KEY ("submitterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InventionDisclosure" ADD CONSTRAINT "InventionDisclosure_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InventionDisclosure" ADD CONSTRAINT "InventionDisclosure_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureInventor" ADD CONSTRAINT "DisclosureInventor_disclosureId_fkey" FOREIGN KEY ("disclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureInventor" ADD CONSTRAINT "DisclosureInventor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureSignature" ADD CONSTRAINT "DisclosureSignature_disclosureId_fkey" FOREIGN KEY ("disclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureSignature" ADD CONSTRAINT "DisclosureSignature_inventorId_fkey" FOREIGN KEY ("inventorId") REFERENCES "DisclosureInventor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureSignature" ADD CONSTRAINT "DisclosureSignature_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureMessage" ADD CONSTRAINT "DisclosureMessage_inventionDisclosureId_fkey" FOREIGN KEY ("inventionDisclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureMessage" ADD CONSTRAINT "DisclosureMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureNote" ADD CONSTRAINT "DisclosureNote_inventionDisclosureId_fkey" FOREIGN KEY ("inventionDisclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisclosureNote" ADD CONSTRAINT "DisclosureNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_inventionDisclosureId_fkey" FOREIGN KEY ("inventionDisclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What each state implies.
ALTER TABLE "InventionDisclosure"
  ADD CONSTRAINT "InventionDisclosure_requested" CHECK ("status" = 'DRAFT' OR "requestedAt" IS NOT NULL),
  ADD CONSTRAINT "InventionDisclosure_signing" CHECK (("status" = 'SIGNING') = ("signingSince" IS NOT NULL)),
  ADD CONSTRAINT "InventionDisclosure_hash" CHECK ("status" = 'WITHDRAWN' OR ("status" = 'DRAFT') = ("contentHash" = '')),
  ADD CONSTRAINT "InventionDisclosure_submitted" CHECK (
    ("submittedAt" IS NULL) = ("decideBy" IS NULL)
    AND ("status" = 'WITHDRAWN' OR ("status" IN ('DRAFT', 'SIGNING')) = ("submittedAt" IS NULL))),
  ADD CONSTRAINT "InventionDisclosure_decided" CHECK (
    ("status" = 'DECIDED') = ("decidedAt" IS NOT NULL) AND ("status" = 'DECIDED') = ("decision" IS NOT NULL)),
  ADD CONSTRAINT "InventionDisclosure_withdrawn" CHECK (("status" = 'WITHDRAWN') = ("withdrawnAt" IS NOT NULL));

ALTER TABLE "DisclosureInventor" ADD CONSTRAINT "DisclosureInventor_share" CHECK ("share" BETWEEN 0 AND 10000);

-- An inventor has one signature that stands, whether on the platform or on paper; a signature on paper says when, and shows it.
CREATE UNIQUE INDEX "DisclosureSignature_standing_key" ON "DisclosureSignature"("inventorId") WHERE "voidedAt" IS NULL;
ALTER TABLE "DisclosureSignature"
  ADD CONSTRAINT "DisclosureSignature_paper" CHECK (("signedOn" IS NULL) = ("fileName" = ''));

-- What holds over rows: shares of 100 % outside drafts, a signature of everybody for a submission, and none in a draft.
CREATE FUNCTION check_disclosure() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."status" <> 'DRAFT' THEN
    RAISE EXCEPTION 'A disclosure begins as a draft' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."status" = 'DRAFT' THEN
    IF EXISTS (SELECT FROM "DisclosureSignature" WHERE "disclosureId" = NEW."id" AND "voidedAt" IS NULL) THEN
      RAISE EXCEPTION 'A draft has no signatures that stand' USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW."status" <> 'WITHDRAWN'
    AND (SELECT coalesce(sum("share"), 0) FROM "DisclosureInventor" WHERE "disclosureId" = NEW."id") <> 10000 THEN
    RAISE EXCEPTION 'The shares of a disclosure that is no draft add up to 100 %%' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."status" IN ('SUBMITTED', 'IN_REVIEW', 'DECIDED') AND EXISTS (
    SELECT FROM "DisclosureInventor" i WHERE i."disclosureId" = NEW."id" AND NOT EXISTS (
      SELECT FROM "DisclosureSignature" s
      WHERE s."inventorId" = i."id" AND s."voidedAt" IS NULL AND s."contentHash" = NEW."contentHash")) THEN
    RAISE EXCEPTION 'Every inventor signs what is submitted' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "InventionDisclosure_check" AFTER INSERT OR UPDATE ON "InventionDisclosure"
  FOR EACH ROW EXECUTE FUNCTION check_disclosure();

-- Inventors change in drafts alone; a person who leaves stays named, without the account.
CREATE FUNCTION check_inventor() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'userId' = to_jsonb(OLD) - 'userId' THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM "InventionDisclosure"
    WHERE "id" = (CASE WHEN TG_OP = 'DELETE' THEN OLD."disclosureId" ELSE NEW."disclosureId" END)
      AND "status" <> 'DRAFT') THEN
    RAISE EXCEPTION 'Inventors change in drafts alone' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "DisclosureInventor_check" AFTER INSERT OR UPDATE OR DELETE ON "DisclosureInventor"
  FOR EACH ROW EXECUTE FUNCTION check_inventor();

ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId") = 1);
