-- CreateEnum
CREATE TYPE "PatentOffice" AS ENUM ('AE', 'AU', 'BH', 'BR', 'CA', 'CH', 'CN', 'DE', 'EG', 'EP', 'ES', 'FR', 'GB', 'GC', 'IN', 'IT', 'JO', 'JP', 'KR', 'KW', 'MA', 'NL', 'OM', 'QA', 'SA', 'SG', 'TR', 'US', 'WO', 'ZA');

-- CreateEnum
CREATE TYPE "PatentKind" AS ENUM ('PROVISIONAL', 'APPLICATION', 'DIVISIONAL', 'CONTINUATION');

-- CreateEnum
CREATE TYPE "PatentStatus" AS ENUM ('PREPARING', 'FILED', 'PUBLISHED', 'GRANTED', 'REFUSED', 'WITHDRAWN', 'LAPSED', 'REVOKED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PatentDeadlineKind" AS ENUM ('PRIORITY', 'NATIONAL_PHASE_30', 'NATIONAL_PHASE_31', 'UNITARY_EFFECT', 'VALIDATION', 'RENEWAL', 'OTHER');

-- CreateEnum
CREATE TYPE "PatentDeadlineOutcome" AS ENUM ('DONE', 'NOT_APPLICABLE');

-- CreateEnum
CREATE TYPE "PatentCostKind" AS ENUM ('FILING', 'ATTORNEY', 'TRANSLATION', 'EXAMINATION', 'GRANT', 'RENEWAL', 'OTHER');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'PATENT_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'PATENT_MOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'PATENT_DEADLINE_DUE';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "patentId" INTEGER;

-- CreateTable
CREATE TABLE "PatentFamily" (
    "id" SERIAL NOT NULL,
    "confidential" BOOLEAN NOT NULL DEFAULT true,
    "ownerId" INTEGER,
    "projectId" INTEGER,
    "inventionDisclosureId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PatentFamily_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PatentInventor" (
    "id" SERIAL NOT NULL,
    "patentFamilyId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "affiliation" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PatentInventor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Patent" (
    "id" SERIAL NOT NULL,
    "patentFamilyId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "title" TEXT NOT NULL,
    "office" "PatentOffice" NOT NULL,
    "kind" "PatentKind" NOT NULL DEFAULT 'APPLICATION',
    "status" "PatentStatus" NOT NULL DEFAULT 'PREPARING',
    "applicationNumber" TEXT,
    "publicationNumber" TEXT,
    "grantNumber" TEXT,
    "filedOn" DATE,
    "publishedOn" DATE,
    "grantedOn" DATE,
    "endedOn" DATE,
    "endReason" TEXT NOT NULL DEFAULT '',
    "priorityOn" DATE,
    "termFrom" DATE,
    "attorney" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || coalesce("applicationNumber", '') || ' ' || coalesce("publicationNumber", '') || ' ' || coalesce("grantNumber", ''))) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortFiledOn" DATE NOT NULL GENERATED ALWAYS AS (coalesce("filedOn", DATE '9999-12-31')) STORED,

    CONSTRAINT "Patent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PatentDeadline" (
    "id" SERIAL NOT NULL,
    "patentId" INTEGER NOT NULL,
    "kind" "PatentDeadlineKind" NOT NULL,
    "year" INTEGER NOT NULL DEFAULT 0,
    "title" TEXT NOT NULL DEFAULT '',
    "dueOn" DATE NOT NULL,
    "outcome" "PatentDeadlineOutcome",
    "closedOn" DATE,
    "closedById" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "handlerId" INTEGER,
    "remindedDays" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PatentDeadline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PatentCost" (
    "id" SERIAL NOT NULL,
    "patentId" INTEGER NOT NULL,
    "kind" "PatentCostKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "paidOn" DATE NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PatentCost_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PatentFamily_ownerId_idx" ON "PatentFamily"("ownerId");

-- CreateIndex
CREATE INDEX "PatentFamily_projectId_idx" ON "PatentFamily"("projectId");

-- CreateIndex
CREATE INDEX "PatentFamily_inventionDisclosureId_idx" ON "PatentFamily"("inventionDisclosureId");

-- CreateIndex
CREATE INDEX "PatentInventor_userId_idx" ON "PatentInventor"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "PatentInventor_patentFamilyId_position_key" ON "PatentInventor"("patentFamilyId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "PatentInventor_patentFamilyId_userId_key" ON "PatentInventor"("patentFamilyId", "userId");

-- CreateIndex
CREATE INDEX "Patent_searchText_trgm" ON "Patent" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Patent_sortTitle_id_idx" ON "Patent"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Patent_sortFiledOn_id_idx" ON "Patent"("sortFiledOn", "id");

-- CreateIndex
CREATE INDEX "Patent_createdAt_id_idx" ON "Patent"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Patent_updatedAt_id_idx" ON "Patent"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Patent_patentFamilyId_id_idx" ON "Patent"("patentFamilyId", "id");

-- CreateIndex
CREATE INDEX "Patent_parentId_idx" ON "Patent"("parentId");

-- CreateIndex
CREATE UNIQUE INDEX "Patent_office_applicationNumber_key" ON "Patent"("office", "applicationNumber");

-- CreateIndex
CREATE INDEX "PatentDeadline_patentId_dueOn_idx" ON "PatentDeadline"("patentId", "dueOn");

-- CreateIndex
CREATE INDEX "PatentDeadline_outcome_dueOn_idx" ON "PatentDeadline"("outcome", "dueOn");

-- CreateIndex
CREATE INDEX "PatentDeadline_closedById_idx" ON "PatentDeadline"("closedById");

-- CreateIndex
CREATE INDEX "PatentDeadline_handlerId_idx" ON "PatentDeadline"("handlerId");

-- CreateIndex
CREATE INDEX "PatentCost_patentId_paidOn_idx" ON "PatentCost"("patentId", "paidOn");

-- CreateIndex
CREATE INDEX "File_patentId_idx" ON "File"("patentId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_patentId_fkey" FOREIGN KEY ("patentId") REFERENCES "Patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentFamily" ADD CONSTRAINT "PatentFamily_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentFamily" ADD CONSTRAINT "PatentFamily_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentFamily" ADD CONSTRAINT "PatentFamily_inventionDisclosureId_fkey" FOREIGN KEY ("inventionDisclosureId") REFERENCES "InventionDisclosure"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentInventor" ADD CONSTRAINT "PatentInventor_patentFamilyId_fkey" FOREIGN KEY ("patentFamilyId") REFERENCES "PatentFamily"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentInventor" ADD CONSTRAINT "PatentInventor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Patent" ADD CONSTRAINT "Patent_patentFamilyId_fkey" FOREIGN KEY ("patentFamilyId") REFERENCES "PatentFamily"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Patent" ADD CONSTRAINT "Patent_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Patent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentDeadline" ADD CONSTRAINT "PatentDeadline_patentId_fkey" FOREIGN KEY ("patentId") REFERENCES "Patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentDeadline" ADD CONSTRAINT "PatentDeadline_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentDeadline" ADD CONSTRAINT "PatentDeadline_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatentCost" ADD CONSTRAINT "PatentCost_patentId_fkey" FOREIGN KEY ("patentId") REFERENCES "Patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is computed is there once: of renewals one for each year.
CREATE UNIQUE INDEX "PatentDeadline_computed" ON "PatentDeadline"("patentId", "kind", "year") WHERE "kind" <> 'OTHER';

ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId", "investmentInterestId", "dataRoomId", "investorId", "patentId") = 1);

-- What rules promise, the database keeps.
ALTER TABLE "Patent"
  ADD CONSTRAINT "Patent_parent" CHECK ("parentId" <> "id"),
  ADD CONSTRAINT "Patent_filed" CHECK ("status" IN ('PREPARING', 'WITHDRAWN') OR num_nonnulls("filedOn", "applicationNumber") = 2),
  ADD CONSTRAINT "Patent_granted" CHECK (("status" NOT IN ('GRANTED', 'EXPIRED', 'REVOKED') OR "grantedOn" IS NOT NULL) AND "grantedOn" >= "filedOn"),
  ADD CONSTRAINT "Patent_published" CHECK (("status" <> 'PUBLISHED' OR "publishedOn" IS NOT NULL) AND "publishedOn" >= "filedOn"),
  ADD CONSTRAINT "Patent_ended" CHECK (("status" IN ('PREPARING', 'FILED', 'PUBLISHED', 'GRANTED')) = ("endedOn" IS NULL)),
  ADD CONSTRAINT "Patent_international" CHECK ("office" <> 'WO' OR ("grantedOn" IS NULL AND "kind" = 'APPLICATION'));
ALTER TABLE "PatentDeadline"
  ADD CONSTRAINT "PatentDeadline_closed" CHECK (("outcome" IS NULL) = ("closedOn" IS NULL)),
  ADD CONSTRAINT "PatentDeadline_title" CHECK (("kind" = 'OTHER') = ("title" <> '')),
  ADD CONSTRAINT "PatentDeadline_year" CHECK (("kind" = 'RENEWAL') = ("year" > 0)),
  ADD CONSTRAINT "PatentDeadline_reminded" CHECK ("remindedDays" IN (7, 30, 90));
ALTER TABLE "PatentCost"
  ADD CONSTRAINT "PatentCost_amount" CHECK ("amount" > 0);
ALTER TABLE "PatentInventor"
  ADD CONSTRAINT "PatentInventor_name" CHECK ("name" <> '');
