-- CreateEnum
CREATE TYPE "GrantStatus" AS ENUM ('PREPARING', 'SUBMITTED', 'AWARDED', 'ACTIVE', 'COMPLETED', 'DECLINED', 'WITHDRAWN', 'TERMINATED');

-- CreateEnum
CREATE TYPE "GrantRole" AS ENUM ('LEAD', 'PARTNER', 'SUBAWARD');

-- CreateEnum
CREATE TYPE "GrantMemberRole" AS ENUM ('PRINCIPAL_INVESTIGATOR', 'CO_INVESTIGATOR', 'MEMBER');

-- CreateEnum
CREATE TYPE "GrantItemKind" AS ENUM ('DELIVERABLE', 'REPORT');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'GRANT_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'GRANT_MOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'GRANT_LINKED';
ALTER TYPE "NotificationKind" ADD VALUE 'GRANT_ITEM_DUE';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "researchGrantId" INTEGER;

-- CreateTable
CREATE TABLE "ResearchGrant" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "funder" TEXT NOT NULL,
    "call" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER NOT NULL,
    "role" "GrantRole" NOT NULL DEFAULT 'LEAD',
    "status" "GrantStatus" NOT NULL DEFAULT 'PREPARING',
    "startsOn" DATE,
    "endsOn" DATE,
    "notes" TEXT NOT NULL DEFAULT '',
    "ownerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "funder" || ' ' || "call" || ' ' || "reference")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortStartsOn" DATE NOT NULL GENERATED ALWAYS AS (coalesce("startsOn", DATE '9999-12-31')) STORED,

    CONSTRAINT "ResearchGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantMember" (
    "id" SERIAL NOT NULL,
    "researchGrantId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "affiliation" TEXT NOT NULL DEFAULT '',
    "role" "GrantMemberRole" NOT NULL DEFAULT 'MEMBER',

    CONSTRAINT "GrantMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantProject" (
    "researchGrantId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,

    CONSTRAINT "GrantProject_pkey" PRIMARY KEY ("researchGrantId","projectId")
);

-- CreateTable
CREATE TABLE "GrantItem" (
    "id" SERIAL NOT NULL,
    "researchGrantId" INTEGER NOT NULL,
    "kind" "GrantItemKind" NOT NULL,
    "title" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "doneOn" DATE,
    "remindedDays" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GrantItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantPeriod" (
    "id" SERIAL NOT NULL,
    "researchGrantId" INTEGER NOT NULL,
    "startsOn" DATE NOT NULL,
    "endsOn" DATE NOT NULL,
    "planned" INTEGER NOT NULL,
    "actual" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GrantPeriod_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ResearchGrant_searchText_trgm" ON "ResearchGrant" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ResearchGrant_sortTitle_id_idx" ON "ResearchGrant"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "ResearchGrant_sortStartsOn_id_idx" ON "ResearchGrant"("sortStartsOn", "id");

-- CreateIndex
CREATE INDEX "ResearchGrant_amount_id_idx" ON "ResearchGrant"("amount", "id");

-- CreateIndex
CREATE INDEX "ResearchGrant_createdAt_id_idx" ON "ResearchGrant"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ResearchGrant_updatedAt_id_idx" ON "ResearchGrant"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "ResearchGrant_ownerId_idx" ON "ResearchGrant"("ownerId");

-- CreateIndex
CREATE INDEX "GrantMember_userId_idx" ON "GrantMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "GrantMember_researchGrantId_position_key" ON "GrantMember"("researchGrantId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "GrantMember_researchGrantId_userId_key" ON "GrantMember"("researchGrantId", "userId");

-- CreateIndex
CREATE INDEX "GrantProject_projectId_idx" ON "GrantProject"("projectId");

-- CreateIndex
CREATE INDEX "GrantItem_researchGrantId_dueOn_idx" ON "GrantItem"("researchGrantId", "dueOn");

-- CreateIndex
CREATE INDEX "GrantItem_doneOn_dueOn_idx" ON "GrantItem"("doneOn", "dueOn");

-- CreateIndex
CREATE INDEX "GrantPeriod_researchGrantId_startsOn_idx" ON "GrantPeriod"("researchGrantId", "startsOn");

-- CreateIndex
CREATE INDEX "File_researchGrantId_idx" ON "File"("researchGrantId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_researchGrantId_fkey" FOREIGN KEY ("researchGrantId") REFERENCES "ResearchGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResearchGrant" ADD CONSTRAINT "ResearchGrant_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantMember" ADD CONSTRAINT "GrantMember_researchGrantId_fkey" FOREIGN KEY ("researchGrantId") REFERENCES "ResearchGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantMember" ADD CONSTRAINT "GrantMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantProject" ADD CONSTRAINT "GrantProject_researchGrantId_fkey" FOREIGN KEY ("researchGrantId") REFERENCES "ResearchGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantProject" ADD CONSTRAINT "GrantProject_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantItem" ADD CONSTRAINT "GrantItem_researchGrantId_fkey" FOREIGN KEY ("researchGrantId") REFERENCES "ResearchGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantPeriod" ADD CONSTRAINT "GrantPeriod_researchGrantId_fkey" FOREIGN KEY ("researchGrantId") REFERENCES "ResearchGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId", "investmentInterestId", "dataRoomId", "investorId", "patentId", "researchGrantId") = 1);

-- What rules promise, the database keeps.
ALTER TABLE "ResearchGrant"
  ADD CONSTRAINT "ResearchGrant_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "ResearchGrant_period" CHECK ("endsOn" >= "startsOn" AND ("status" NOT IN ('ACTIVE', 'COMPLETED') OR num_nonnulls("startsOn", "endsOn") = 2));
ALTER TABLE "GrantItem"
  ADD CONSTRAINT "GrantItem_reminded" CHECK ("remindedDays" IN (7, 30, 90)),
  ADD CONSTRAINT "GrantItem_title" CHECK ("title" <> '');
ALTER TABLE "GrantPeriod"
  ADD CONSTRAINT "GrantPeriod_days" CHECK ("endsOn" >= "startsOn"),
  ADD CONSTRAINT "GrantPeriod_amounts" CHECK ("planned" >= 0 AND "actual" >= 0);
ALTER TABLE "GrantMember"
  ADD CONSTRAINT "GrantMember_name" CHECK ("name" <> '');
