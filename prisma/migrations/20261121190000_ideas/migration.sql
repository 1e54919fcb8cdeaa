-- CreateEnum
CREATE TYPE "IdeaStatus" AS ENUM ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'DECLINED', 'VALIDATED', 'CONVERTED');

-- CreateEnum
CREATE TYPE "ValidationType" AS ENUM ('TECHNICAL', 'MARKET', 'COMMERCIAL', 'INTELLECTUAL_PROPERTY');

-- CreateEnum
CREATE TYPE "ValidationPriority" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- CreateEnum
CREATE TYPE "ValidationStatus" AS ENUM ('OPEN', 'ASSIGNED', 'ANSWERED', 'CLOSED');

-- CreateEnum
CREATE TYPE "OverallAssessment" AS ENUM ('STRONG_POTENTIAL', 'NEEDS_REFINEMENT', 'NOT_RECOMMENDED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_SUBMITTED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_APPROVED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_NEEDS_CHANGES';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_VALIDATED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_CONVERTED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_SHARED';
ALTER TYPE "NotificationKind" ADD VALUE 'VALIDATION_ASKED';
ALTER TYPE "NotificationKind" ADD VALUE 'VALIDATION_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'VALIDATION_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'VALIDATION_REFUSED';
ALTER TYPE "NotificationKind" ADD VALUE 'VALIDATION_CLOSED';
ALTER TYPE "NotificationKind" ADD VALUE 'EVALUATION_ANSWERED';

-- CreateTable
CREATE TABLE "Idea" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "tags" TEXT[],
    "status" "IdeaStatus" NOT NULL DEFAULT 'DRAFT',
    "visibleToResearchers" BOOLEAN NOT NULL DEFAULT false,
    "submitterId" INTEGER,
    "submittedAt" TIMESTAMP(3),
    "answerBy" DATE,
    "reviewerId" INTEGER,
    "reviewedAt" TIMESTAMP(3),
    "reviewComment" TEXT NOT NULL DEFAULT '',
    "validatedAt" TIMESTAMP(3),
    "projectId" INTEGER,
    "previousId" INTEGER,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "description" || ' ' || "category" || ' ' || join_words("tags"))) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,

    CONSTRAINT "Idea_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdeaVote" (
    "id" SERIAL NOT NULL,
    "ideaId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdeaVote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdeaReview" (
    "id" SERIAL NOT NULL,
    "ideaId" INTEGER NOT NULL,
    "reviewerId" INTEGER,
    "novelty" INTEGER,
    "feasibility" INTEGER,
    "impact" INTEGER,
    "alignment" INTEGER,
    "scalability" INTEGER,
    "notes" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdeaReview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ValidationRequest" (
    "id" SERIAL NOT NULL,
    "ideaId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "requestType" "ValidationType" NOT NULL DEFAULT 'TECHNICAL',
    "priority" "ValidationPriority" NOT NULL DEFAULT 'MEDIUM',
    "status" "ValidationStatus" NOT NULL DEFAULT 'OPEN',
    "requesterId" INTEGER,
    "assigneeId" INTEGER,
    "assignedAt" TIMESTAMP(3),
    "acceptedAt" TIMESTAMP(3),
    "answerBy" DATE,
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ValidationRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdeaEvaluation" (
    "id" SERIAL NOT NULL,
    "ideaId" INTEGER NOT NULL,
    "requestId" INTEGER NOT NULL,
    "expertId" INTEGER,
    "meetingAt" TIMESTAMP(3),
    "meetingMinutes" INTEGER,
    "meetingPlace" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL,
    "problemClarity" INTEGER NOT NULL,
    "novelty" INTEGER NOT NULL,
    "feasibility" INTEGER NOT NULL,
    "industryRelevance" INTEGER NOT NULL,
    "commercialPotential" INTEGER NOT NULL,
    "nationalAlignment" INTEGER NOT NULL,
    "strengths" TEXT[],
    "improvements" TEXT[],
    "nextSteps" TEXT[],
    "overall" "OverallAssessment" NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdeaEvaluation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Idea_projectId_key" ON "Idea"("projectId");

-- CreateIndex
CREATE INDEX "Idea_submitterId_idx" ON "Idea"("submitterId");

-- CreateIndex
CREATE INDEX "Idea_reviewerId_idx" ON "Idea"("reviewerId");

-- CreateIndex
CREATE INDEX "Idea_previousId_idx" ON "Idea"("previousId");

-- CreateIndex
CREATE INDEX "Idea_status_updatedAt_idx" ON "Idea"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "Idea_createdAt_id_idx" ON "Idea"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Idea_updatedAt_id_idx" ON "Idea"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Idea_votes_id_idx" ON "Idea"("votes", "id");

-- CreateIndex
CREATE INDEX "Idea_sortTitle_id_idx" ON "Idea"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Idea_searchText_trgm" ON "Idea" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "IdeaVote_userId_idx" ON "IdeaVote"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "IdeaVote_ideaId_userId_key" ON "IdeaVote"("ideaId", "userId");

-- CreateIndex
CREATE INDEX "IdeaReview_reviewerId_idx" ON "IdeaReview"("reviewerId");

-- CreateIndex
CREATE UNIQUE INDEX "IdeaReview_ideaId_reviewerId_key" ON "IdeaReview"("ideaId", "reviewerId");

-- CreateIndex
CREATE INDEX "ValidationRequest_ideaId_idx" ON "ValidationRequest"("ideaId");

-- CreateIndex
CREATE INDEX "ValidationRequest_requesterId_idx" ON "ValidationRequest"("requesterId");

-- CreateIndex
CREATE INDEX "ValidationRequest_assigneeId_status_idx" ON "ValidationRequest"("assigneeId", "status");

-- CreateIndex
CREATE INDEX "ValidationRequest_priority_id_idx" ON "ValidationRequest"("priority", "id");

-- CreateIndex
CREATE INDEX "ValidationRequest_createdAt_id_idx" ON "ValidationRequest"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "IdeaEvaluation_requestId_key" ON "IdeaEvaluation"("requestId");

-- CreateIndex
CREATE INDEX "IdeaEvaluation_ideaId_createdAt_idx" ON "IdeaEvaluation"("ideaId", "createdAt");

-- CreateIndex
CREATE INDEX "IdeaEvaluation_expertId_idx" ON "IdeaEvaluation"("expertId");

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_submitterId_fkey" FOREIGN KEY ("submitterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_previousId_fkey" FOREIGN KEY ("previousId") REFERENCES "Idea"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaVote" ADD CONSTRAINT "IdeaVote_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaVote" ADD CONSTRAINT "IdeaVote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaReview" ADD CONSTRAINT "IdeaReview_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaReview" ADD CONSTRAINT "IdeaReview_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ValidationRequest" ADD CONSTRAINT "ValidationRequest_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ValidationRequest" ADD CONSTRAINT "ValidationRequest_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ValidationRequest" ADD CONSTRAINT "ValidationRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaEvaluation" ADD CONSTRAINT "IdeaEvaluation_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaEvaluation" ADD CONSTRAINT "IdeaEvaluation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ValidationRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaEvaluation" ADD CONSTRAINT "IdeaEvaluation_expertId_fkey" FOREIGN KEY ("expertId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What rules promise, the database keeps.
ALTER TABLE "Idea"
  ADD CONSTRAINT "Idea_votes_range" CHECK ("votes" >= 0),
  ADD CONSTRAINT "Idea_not_its_own_version" CHECK ("previousId" <> "id");
ALTER TABLE "IdeaReview"
  ADD CONSTRAINT "IdeaReview_scores" CHECK (
    "novelty" BETWEEN 1 AND 5 AND "feasibility" BETWEEN 1 AND 5 AND "impact" BETWEEN 1 AND 5
    AND "alignment" BETWEEN 1 AND 5 AND "scalability" BETWEEN 1 AND 5
  );
ALTER TABLE "IdeaEvaluation"
  ADD CONSTRAINT "IdeaEvaluation_scores" CHECK (
    "problemClarity" BETWEEN 1 AND 5 AND "novelty" BETWEEN 1 AND 5 AND "feasibility" BETWEEN 1 AND 5
    AND "industryRelevance" BETWEEN 1 AND 5 AND "commercialPotential" BETWEEN 1 AND 5 AND "nationalAlignment" BETWEEN 1 AND 5
  );

-- An idea waits for somebody only once at a time, and for each expert only once.
CREATE UNIQUE INDEX "ValidationRequest_one_open" ON "ValidationRequest"("ideaId") WHERE "status" = 'OPEN';
CREATE UNIQUE INDEX "ValidationRequest_once_each" ON "ValidationRequest"("ideaId", "assigneeId") WHERE "status" = 'ASSIGNED';

-- The number of votes is that of the ballots, whoever adds or removes them.
CREATE FUNCTION count_votes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "Idea" SET "votes" = "votes" + 1 WHERE "id" = NEW."ideaId";
  ELSE
    UPDATE "Idea" SET "votes" = "votes" - 1 WHERE "id" = OLD."ideaId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "IdeaVote_count" AFTER INSERT OR DELETE ON "IdeaVote" FOR EACH ROW EXECUTE FUNCTION count_votes();
