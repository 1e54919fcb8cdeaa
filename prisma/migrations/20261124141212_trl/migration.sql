-- CreateEnum
CREATE TYPE "TrlClaimStatus" AS ENUM ('DRAFT', 'REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'VALIDATED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "TrlAnswer" AS ENUM ('ACCEPTED', 'QUESTION', 'RETURNED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'TRL_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_UNASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_REFUSED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_CHANGES_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_VALIDATED';
ALTER TYPE "NotificationKind" ADD VALUE 'TRL_WITHDRAWN';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "validatedTrl" INTEGER,
ADD COLUMN     "validatedTrlAt" TIMESTAMP(3),
ADD COLUMN     "validatedTrlById" INTEGER;

-- CreateTable
CREATE TABLE "TrlClaim" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "claimantId" INTEGER,
    "title" TEXT NOT NULL,
    "status" "TrlClaimStatus" NOT NULL DEFAULT 'DRAFT',
    "level" INTEGER NOT NULL,
    "fromLevel" INTEGER NOT NULL DEFAULT 0,
    "completeness" INTEGER NOT NULL DEFAULT 0,
    "requestedAt" TIMESTAMP(3),
    "reviewedFrom" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "decidedById" INTEGER,
    "comment" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortRequestedAt" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce("requestedAt", "createdAt")) STORED,

    CONSTRAINT "TrlClaim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrlEvidence" (
    "id" SERIAL NOT NULL,
    "claimId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "fileId" INTEGER,
    "publicationId" INTEGER,
    "answer" "TrlAnswer",
    "answerComment" TEXT NOT NULL DEFAULT '',
    "answeredById" INTEGER,
    "answeredAt" TIMESTAMP(3),
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TrlEvidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrlValidator" (
    "id" SERIAL NOT NULL,
    "claimId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "assignedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedAt" TIMESTAMP(3),

    CONSTRAINT "TrlValidator_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TrlClaim_searchText_trgm" ON "TrlClaim" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TrlClaim_sortTitle_id_idx" ON "TrlClaim"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_sortRequestedAt_id_idx" ON "TrlClaim"("sortRequestedAt", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_level_id_idx" ON "TrlClaim"("level", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_completeness_id_idx" ON "TrlClaim"("completeness", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_createdAt_id_idx" ON "TrlClaim"("createdAt", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_updatedAt_id_idx" ON "TrlClaim"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_status_requestedAt_id_idx" ON "TrlClaim"("status", "requestedAt", "id");

-- CreateIndex
CREATE INDEX "TrlClaim_projectId_idx" ON "TrlClaim"("projectId");

-- CreateIndex
CREATE INDEX "TrlClaim_claimantId_idx" ON "TrlClaim"("claimantId");

-- CreateIndex
CREATE INDEX "TrlClaim_decidedById_idx" ON "TrlClaim"("decidedById");

-- CreateIndex
CREATE INDEX "TrlEvidence_fileId_idx" ON "TrlEvidence"("fileId");

-- CreateIndex
CREATE INDEX "TrlEvidence_publicationId_idx" ON "TrlEvidence"("publicationId");

-- CreateIndex
CREATE INDEX "TrlEvidence_answeredById_idx" ON "TrlEvidence"("answeredById");

-- CreateIndex
CREATE UNIQUE INDEX "TrlEvidence_claimId_code_key" ON "TrlEvidence"("claimId", "code");

-- CreateIndex
CREATE INDEX "TrlValidator_userId_idx" ON "TrlValidator"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TrlValidator_claimId_userId_key" ON "TrlValidator"("claimId", "userId");

-- CreateIndex
CREATE INDEX "Project_validatedTrlById_idx" ON "Project"("validatedTrlById");

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_validatedTrlById_fkey" FOREIGN KEY ("validatedTrlById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlClaim" ADD CONSTRAINT "TrlClaim_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlClaim" ADD CONSTRAINT "TrlClaim_claimantId_fkey" FOREIGN KEY ("claimantId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlClaim" ADD CONSTRAINT "TrlClaim_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlEvidence" ADD CONSTRAINT "TrlEvidence_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES "TrlClaim"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlEvidence" ADD CONSTRAINT "TrlEvidence_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlEvidence" ADD CONSTRAINT "TrlEvidence_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlEvidence" ADD CONSTRAINT "TrlEvidence_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlValidator" ADD CONSTRAINT "TrlValidator_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES "TrlClaim"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrlValidator" ADD CONSTRAINT "TrlValidator_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A project has one open claim at most.
CREATE UNIQUE INDEX "TrlClaim_one_open" ON "TrlClaim"("projectId") WHERE "status" IN ('DRAFT', 'REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED');

ALTER TABLE "TrlClaim"
  ADD CONSTRAINT "TrlClaim_level" CHECK (0 <= "fromLevel" AND "fromLevel" < "level" AND "level" <= 9),
  ADD CONSTRAINT "TrlClaim_completeness" CHECK ("completeness" BETWEEN 0 AND 100),
  ADD CONSTRAINT "TrlClaim_requested" CHECK ("status" IN ('DRAFT', 'WITHDRAWN') OR "requestedAt" IS NOT NULL),
  ADD CONSTRAINT "TrlClaim_reviewed" CHECK ("status" <> 'IN_REVIEW' OR "reviewedFrom" IS NOT NULL);

ALTER TABLE "Project" ADD CONSTRAINT "Project_validatedTrl" CHECK ("validatedTrl" BETWEEN 1 AND 9);

-- Levels that were validated before claims were kept; when and by whom was not written down.
UPDATE "Project" SET "validatedTrl" = "trl" WHERE "trlValidationStatus" = 'VALIDATED' AND "trl" BETWEEN 1 AND 9;
