-- CreateEnum
CREATE TYPE "SummaryStatus" AS ENUM ('DRAFT', 'PROPOSED', 'CHANGES_REQUESTED', 'AGREED', 'PUBLISHED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "SummaryOffer" AS ENUM ('LICENCE', 'CO_DEVELOPMENT', 'SPONSORED_RESEARCH', 'PILOT', 'INVESTMENT', 'SPIN_OUT');

-- CreateEnum
CREATE TYPE "SummaryProtection" AS ENUM ('NOT_PROTECTED', 'IN_PREPARATION', 'PATENT_FILED', 'PATENT_GRANTED', 'COPYRIGHT', 'KNOW_HOW');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_PROPOSED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_AGREED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_CHANGES_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_PUBLISHED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_WITHDRAWN';
ALTER TYPE "NotificationKind" ADD VALUE 'SUMMARY_ENQUIRY';

-- CreateTable
CREATE TABLE "TechnologySummary" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "status" "SummaryStatus" NOT NULL DEFAULT 'DRAFT',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "headline" TEXT NOT NULL,
    "problem" TEXT NOT NULL DEFAULT '',
    "solution" TEXT NOT NULL DEFAULT '',
    "alternative" TEXT NOT NULL DEFAULT '',
    "advantages" TEXT[],
    "sector" "Sector" NOT NULL DEFAULT 'OTHER',
    "offers" "SummaryOffer"[],
    "sought" TEXT NOT NULL DEFAULT '',
    "protection" "SummaryProtection" NOT NULL DEFAULT 'NOT_PROTECTED',
    "contactId" INTEGER,
    "proposedAt" TIMESTAMP(3),
    "comments" TEXT NOT NULL DEFAULT '',
    "agreedAt" TIMESTAMP(3),
    "publishedAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("headline" || ' ' || "problem" || ' ' || "solution")) STORED,
    "sortHeadline" TEXT NOT NULL GENERATED ALWAYS AS (lower("headline")) STORED,

    CONSTRAINT "TechnologySummary_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TechnologySummary_projectId_key" ON "TechnologySummary"("projectId");

-- CreateIndex
CREATE INDEX "TechnologySummary_searchText_trgm" ON "TechnologySummary" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TechnologySummary_sortHeadline_id_idx" ON "TechnologySummary"("sortHeadline", "id");

-- CreateIndex
CREATE INDEX "TechnologySummary_updatedAt_id_idx" ON "TechnologySummary"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "TechnologySummary_status_publishedAt_idx" ON "TechnologySummary"("status", "publishedAt");

-- CreateIndex
CREATE INDEX "TechnologySummary_contactId_idx" ON "TechnologySummary"("contactId");

-- AddForeignKey
ALTER TABLE "TechnologySummary" ADD CONSTRAINT "TechnologySummary_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TechnologySummary" ADD CONSTRAINT "TechnologySummary_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What each state implies.
ALTER TABLE "TechnologySummary"
  ADD CONSTRAINT "TechnologySummary_proposed" CHECK ("status" NOT IN ('PROPOSED', 'AGREED', 'PUBLISHED') OR "proposedAt" IS NOT NULL),
  ADD CONSTRAINT "TechnologySummary_agreed" CHECK (("status" IN ('AGREED', 'PUBLISHED')) = ("agreedAt" IS NOT NULL)),
  ADD CONSTRAINT "TechnologySummary_published" CHECK (("status" = 'PUBLISHED') = ("publishedAt" IS NOT NULL)),
  ADD CONSTRAINT "TechnologySummary_withdrawn" CHECK (("status" = 'WITHDRAWN') = ("withdrawnAt" IS NOT NULL)),
  ADD CONSTRAINT "TechnologySummary_advantages" CHECK (cardinality("advantages") <= 5),
  -- It is one page (api/features/summaries/summary.rules.ts).
  ADD CONSTRAINT "TechnologySummary_length" CHECK (
    length("headline") + length("problem") + length("solution") + length("alternative") + length("sought")
      + length(join_words("advantages")) <= 2600
  );
