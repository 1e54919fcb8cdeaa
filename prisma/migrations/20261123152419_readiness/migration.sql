-- CreateEnum
CREATE TYPE "ArlStatus" AS ENUM ('PROCESSING', 'DRAFT', 'COMPLETED');

-- CreateEnum
CREATE TYPE "ArlRisk" AS ENUM ('LOW', 'MEDIUM', 'HIGH', 'NOT_APPLICABLE');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'ARL_READY';
ALTER TYPE "NotificationKind" ADD VALUE 'ARL_OVERRIDDEN';
ALTER TYPE "NotificationKind" ADD VALUE 'ARL_SIGNED_OFF';

-- CreateTable
CREATE TABLE "ArlAssessment" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "ownerId" INTEGER,
    "status" "ArlStatus" NOT NULL DEFAULT 'PROCESSING',
    "title" TEXT NOT NULL,
    "inputs" JSONB NOT NULL,
    "unread" TEXT[],
    "completeness" INTEGER NOT NULL,
    "low" INTEGER NOT NULL DEFAULT 1,
    "high" INTEGER NOT NULL DEFAULT 9,
    "level" INTEGER NOT NULL DEFAULT 9,
    "report" JSONB,
    "engineVersion" TEXT NOT NULL,
    "rubricVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "completedAt" TIMESTAMP(3),
    "reviewerId" INTEGER,
    "reviewedAt" TIMESTAMP(3),
    "reviewNote" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,

    CONSTRAINT "ArlAssessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArlRating" (
    "assessmentId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "risk" "ArlRisk" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "evidence" JSONB NOT NULL DEFAULT '[]',
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "override" "ArlRisk",
    "overrideReason" TEXT NOT NULL DEFAULT '',
    "overriddenById" INTEGER,
    "overriddenAt" TIMESTAMP(3),

    CONSTRAINT "ArlRating_pkey" PRIMARY KEY ("assessmentId","code")
);

-- CreateTable
CREATE TABLE "ArlAnswer" (
    "assessmentId" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "approved" BOOLEAN,
    "feedback" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ArlAnswer_pkey" PRIMARY KEY ("assessmentId","place")
);

-- CreateIndex
CREATE INDEX "ArlAssessment_searchText_trgm" ON "ArlAssessment" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ArlAssessment_sortTitle_id_idx" ON "ArlAssessment"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "ArlAssessment_updatedAt_id_idx" ON "ArlAssessment"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "ArlAssessment_projectId_completedAt_idx" ON "ArlAssessment"("projectId", "completedAt");

-- CreateIndex
CREATE INDEX "ArlAssessment_ownerId_idx" ON "ArlAssessment"("ownerId");

-- CreateIndex
CREATE INDEX "ArlAssessment_reviewerId_idx" ON "ArlAssessment"("reviewerId");

-- CreateIndex
CREATE INDEX "ArlAssessment_createdAt_id_idx" ON "ArlAssessment"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ArlAssessment_level_id_idx" ON "ArlAssessment"("level", "id");

-- CreateIndex
CREATE INDEX "ArlRating_overriddenById_idx" ON "ArlRating"("overriddenById");

-- AddForeignKey
ALTER TABLE "ArlAssessment" ADD CONSTRAINT "ArlAssessment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlAssessment" ADD CONSTRAINT "ArlAssessment_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlAssessment" ADD CONSTRAINT "ArlAssessment_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlRating" ADD CONSTRAINT "ArlRating_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "ArlAssessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlRating" ADD CONSTRAINT "ArlRating_overriddenById_fkey" FOREIGN KEY ("overriddenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArlAnswer" ADD CONSTRAINT "ArlAnswer_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "ArlAssessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A person has one assessment of a project at a time that is not completed.
CREATE UNIQUE INDEX "ArlAssessment_one_draft" ON "ArlAssessment"("projectId", "ownerId") WHERE "status" <> 'COMPLETED';

ALTER TABLE "ArlAssessment"
  ADD CONSTRAINT "ArlAssessment_levels" CHECK (1 <= "low" AND "low" <= "level" AND "level" <= "high" AND "high" <= 9),
  ADD CONSTRAINT "ArlAssessment_completed" CHECK (("status" = 'COMPLETED') = ("completedAt" IS NOT NULL));
ALTER TABLE "ArlRating"
  ADD CONSTRAINT "ArlRating_code" CHECK ("code" ~ '^(A[1-3]|B[1-3]|C[1-6]|D[1-5])$'),
  ADD CONSTRAINT "ArlRating_not_applicable" CHECK ("risk" <> 'NOT_APPLICABLE' OR "reason" <> ''),
  ADD CONSTRAINT "ArlRating_override_reason" CHECK ("override" IS NULL OR "overrideReason" <> '');
