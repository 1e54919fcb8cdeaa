-- CreateEnum
CREATE TYPE "SupportStatus" AS ENUM ('DRAFT', 'SUBMITTED', 'TRIAGED', 'IN_PROGRESS', 'WAITING_FOR_RESEARCHER', 'RESOLVED', 'CLOSED');

-- CreateEnum
CREATE TYPE "SupportUrgency" AS ENUM ('LOW', 'NORMAL', 'HIGH');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_SUBMITTED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_MESSAGE';
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_WAITING';
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_RESOLVED';
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_REOPENED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "supportRequestId" INTEGER;

-- CreateTable
CREATE TABLE "SupportCategory" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "answerDays" INTEGER NOT NULL,
    "article" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SupportCategory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportRequest" (
    "id" SERIAL NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "subtype" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "projectId" INTEGER,
    "neededBy" DATE,
    "urgency" "SupportUrgency" NOT NULL DEFAULT 'NORMAL',
    "status" "SupportStatus" NOT NULL DEFAULT 'DRAFT',
    "requesterId" INTEGER,
    "assigneeId" INTEGER,
    "submittedAt" TIMESTAMP(3),
    "answerBy" DATE,
    "firstAnsweredAt" TIMESTAMP(3),
    "waitingSince" TIMESTAMP(3),
    "resolvedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "reopenedCount" INTEGER NOT NULL DEFAULT 0,
    "rating" INTEGER,
    "ratingComment" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "subtype" || ' ' || "description")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortSubmittedAt" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce("submittedAt", "createdAt")) STORED,
    "sortAnswerBy" DATE NOT NULL GENERATED ALWAYS AS (coalesce("answerBy", DATE '9999-12-31')) STORED,

    CONSTRAINT "SupportRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportMessage" (
    "id" SERIAL NOT NULL,
    "supportRequestId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupportMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportNote" (
    "id" SERIAL NOT NULL,
    "supportRequestId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupportNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SupportRequest_searchText_trgm" ON "SupportRequest" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "SupportRequest_sortTitle_id_idx" ON "SupportRequest"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_sortSubmittedAt_id_idx" ON "SupportRequest"("sortSubmittedAt", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_sortAnswerBy_id_idx" ON "SupportRequest"("sortAnswerBy", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_updatedAt_id_idx" ON "SupportRequest"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_createdAt_id_idx" ON "SupportRequest"("createdAt", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_status_answerBy_idx" ON "SupportRequest"("status", "answerBy");

-- CreateIndex
CREATE INDEX "SupportRequest_status_resolvedAt_idx" ON "SupportRequest"("status", "resolvedAt");

-- CreateIndex
CREATE INDEX "SupportRequest_categoryId_idx" ON "SupportRequest"("categoryId");

-- CreateIndex
CREATE INDEX "SupportRequest_projectId_idx" ON "SupportRequest"("projectId");

-- CreateIndex
CREATE INDEX "SupportRequest_requesterId_id_idx" ON "SupportRequest"("requesterId", "id");

-- CreateIndex
CREATE INDEX "SupportRequest_assigneeId_idx" ON "SupportRequest"("assigneeId");

-- CreateIndex
CREATE INDEX "SupportMessage_supportRequestId_id_idx" ON "SupportMessage"("supportRequestId", "id");

-- CreateIndex
CREATE INDEX "SupportMessage_authorId_idx" ON "SupportMessage"("authorId");

-- CreateIndex
CREATE INDEX "SupportNote_supportRequestId_id_idx" ON "SupportNote"("supportRequestId", "id");

-- CreateIndex
CREATE INDEX "SupportNote_authorId_idx" ON "SupportNote"("authorId");

-- CreateIndex
CREATE INDEX "File_supportRequestId_idx" ON "File"("supportRequestId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportRequest" ADD CONSTRAINT "SupportRequest_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "SupportCategory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportRequest" ADD CONSTRAINT "SupportRequest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportRequest" ADD CONSTRAINT "SupportRequest_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportRequest" ADD CONSTRAINT "SupportRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMessage" ADD CONSTRAINT "SupportMessage_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMessage" ADD CONSTRAINT "SupportMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportNote" ADD CONSTRAINT "SupportNote_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportNote" ADD CONSTRAINT "SupportNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Names are told apart without regard to case.
CREATE UNIQUE INDEX "SupportCategory_name_key" ON "SupportCategory"(lower("name"));

ALTER TABLE "SupportCategory" ADD CONSTRAINT "SupportCategory_answerDays" CHECK ("answerDays" BETWEEN 1 AND 100);

-- What each state implies.
ALTER TABLE "SupportRequest"
  ADD CONSTRAINT "SupportRequest_submitted" CHECK (("status" = 'DRAFT') = ("submittedAt" IS NULL) AND ("status" = 'DRAFT') = ("answerBy" IS NULL)),
  ADD CONSTRAINT "SupportRequest_waiting" CHECK (("status" = 'WAITING_FOR_RESEARCHER') = ("waitingSince" IS NOT NULL)),
  ADD CONSTRAINT "SupportRequest_resolved" CHECK (("status" IN ('RESOLVED', 'CLOSED')) = ("resolvedAt" IS NOT NULL)),
  ADD CONSTRAINT "SupportRequest_closed" CHECK (("status" = 'CLOSED') = ("closedAt" IS NOT NULL)),
  ADD CONSTRAINT "SupportRequest_rating" CHECK ("rating" IS NULL OR ("rating" BETWEEN 1 AND 5 AND "status" IN ('RESOLVED', 'CLOSED')));

ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId") = 1);
