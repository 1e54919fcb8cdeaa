-- CreateEnum
CREATE TYPE "Withheld" AS ENUM ('HIDDEN', 'REMOVED');

-- CreateEnum
CREATE TYPE "ContentKind" AS ENUM ('IDEA', 'CHALLENGE', 'PROJECT', 'PROFILE', 'POST', 'COMMENT', 'QUESTION');

-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('SPAM', 'HARASSMENT', 'INAPPROPRIATE', 'MISLEADING', 'CONFIDENTIAL', 'COPYRIGHT', 'OTHER');

-- CreateEnum
CREATE TYPE "ModerationStatus" AS ENUM ('OPEN', 'DISMISSED', 'REVISION_ASKED', 'RESUBMITTED', 'HIDDEN', 'REMOVED', 'APPEALED', 'UPHELD', 'RESTORED');

-- CreateEnum
CREATE TYPE "ModerationDecision" AS ENUM ('DISMISSED', 'REVISION_ASKED', 'HIDDEN', 'REMOVED');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'CONTENT_REPORTED';
ALTER TYPE "NotificationKind" ADD VALUE 'CONTENT_WITHHELD';
ALTER TYPE "NotificationKind" ADD VALUE 'CONTENT_RESTORED';
ALTER TYPE "NotificationKind" ADD VALUE 'CONTENT_RESUBMITTED';
ALTER TYPE "NotificationKind" ADD VALUE 'CONTENT_APPEALED';
ALTER TYPE "NotificationKind" ADD VALUE 'APPEAL_DECIDED';
ALTER TYPE "NotificationKind" ADD VALUE 'REPORT_DECIDED';

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "ChallengeQuestion" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "CollaborationMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "DisclosureMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "Idea" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "IdeaMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "InterestMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "ProposalMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "SupportMessage" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "TeamPost" ADD COLUMN     "withheld" "Withheld";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "withheld" "Withheld";

-- CreateTable
CREATE TABLE "ModerationCase" (
    "id" SERIAL NOT NULL,
    "kind" "ContentKind" NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "hostEntity" TEXT NOT NULL,
    "hostId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "authorId" INTEGER,
    "status" "ModerationStatus" NOT NULL DEFAULT 'OPEN',
    "waitsSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answerBy" DATE NOT NULL,
    "claimedById" INTEGER,
    "claimedAt" TIMESTAMP(3),
    "decision" "ModerationDecision",
    "decidedById" INTEGER,
    "decidedAt" TIMESTAMP(3),
    "explanation" TEXT NOT NULL DEFAULT '',
    "explanationArabic" TEXT NOT NULL DEFAULT '',
    "appeal" TEXT NOT NULL DEFAULT '',
    "appealedAt" TIMESTAMP(3),
    "appealAnswer" TEXT NOT NULL DEFAULT '',
    "appealDecidedById" INTEGER,
    "appealDecidedAt" TIMESTAMP(3),
    "appealGranted" BOOLEAN,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ModerationCase_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ModerationCase_appeal_other" CHECK ("appealDecidedById" <> "decidedById"),
    CONSTRAINT "ModerationCase_appeal_decided" CHECK (
        "appealedAt" IS NOT NULL OR ("appealDecidedAt" IS NULL AND "appealGranted" IS NULL)
    ),
    CONSTRAINT "ModerationCase_own" CHECK (
        "authorId" <> "decidedById" AND "authorId" <> "appealDecidedById" AND "authorId" <> "claimedById"
    )
);

-- CreateTable
CREATE TABLE "ContentReport" (
    "id" SERIAL NOT NULL,
    "caseId" INTEGER NOT NULL,
    "reporterId" INTEGER,
    "reason" "ReportReason" NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("details")) STORED,

    CONSTRAINT "ContentReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModerationTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "decision" "ModerationDecision" NOT NULL,
    "text" TEXT NOT NULL,
    "textArabic" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ModerationTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ModerationCase_entity_entityId_id_idx" ON "ModerationCase"("entity", "entityId", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_status_waitsSince_idx" ON "ModerationCase"("status", "waitsSince");

-- CreateIndex
CREATE INDEX "ModerationCase_waitsSince_id_idx" ON "ModerationCase"("waitsSince", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_createdAt_id_idx" ON "ModerationCase"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_authorId_idx" ON "ModerationCase"("authorId");

-- CreateIndex
CREATE INDEX "ModerationCase_claimedById_idx" ON "ModerationCase"("claimedById");

-- CreateIndex
CREATE INDEX "ModerationCase_decidedById_idx" ON "ModerationCase"("decidedById");

-- CreateIndex
CREATE INDEX "ModerationCase_appealDecidedById_idx" ON "ModerationCase"("appealDecidedById");

-- What is reported has one case at a time that is not over.
CREATE UNIQUE INDEX "ModerationCase_one_open" ON "ModerationCase"("entity", "entityId") WHERE "status" NOT IN ('DISMISSED', 'RESTORED');

-- CreateIndex
CREATE INDEX "ContentReport_reporterId_idx" ON "ContentReport"("reporterId");

-- CreateIndex
CREATE INDEX "ContentReport_createdAt_id_idx" ON "ContentReport"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ContentReport_reason_createdAt_idx" ON "ContentReport"("reason", "createdAt");

-- CreateIndex
CREATE INDEX "ContentReport_searchText_trgm" ON "ContentReport" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "ContentReport_caseId_reporterId_key" ON "ContentReport"("caseId", "reporterId");

-- CreateIndex
CREATE UNIQUE INDEX "ModerationTemplate_name_key" ON "ModerationTemplate"("name");

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_appealDecidedById_fkey" FOREIGN KEY ("appealDecidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContentReport" ADD CONSTRAINT "ContentReport_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContentReport" ADD CONSTRAINT "ContentReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
