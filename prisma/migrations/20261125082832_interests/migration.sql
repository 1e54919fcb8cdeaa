-- CreateEnum
CREATE TYPE "InterestStatus" AS ENUM ('EXPRESSED', 'ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET', 'INVESTED', 'PASSED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "InterestSide" AS ENUM ('INVESTOR', 'UNIVERSITY');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_EXPRESSED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_ACKNOWLEDGED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_MOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_PASSED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_WITHDRAWN';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_CHANGED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_LEAD_INVITED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_MESSAGE';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_QUESTION';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_ANSWERED';
ALTER TYPE "NotificationKind" ADD VALUE 'INTEREST_TASK';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "investmentInterestId" INTEGER;

-- AlterTable
ALTER TABLE "Meeting" ADD COLUMN     "investmentInterestId" INTEGER;

-- CreateTable
CREATE TABLE "InvestmentInterest" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "investorId" INTEGER,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "InterestStatus" NOT NULL DEFAULT 'EXPRESSED',
    "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "amountFrom" INTEGER,
    "amountUntil" INTEGER,
    "amountOpen" BOOLEAN NOT NULL DEFAULT false,
    "acknowledgeBy" DATE NOT NULL,
    "acknowledgedAt" TIMESTAMP(3),
    "contactId" INTEGER,
    "nextStep" TEXT NOT NULL DEFAULT '',
    "nextStepOn" DATE,
    "leadSince" TIMESTAMP(3),
    "passReason" TEXT NOT NULL DEFAULT '',
    "passedBy" "InterestSide",
    "withdrawReason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortNextStepOn" DATE NOT NULL GENERATED ALWAYS AS (coalesce("nextStepOn", DATE '9999-12-31')) STORED,

    CONSTRAINT "InvestmentInterest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterestMessage" (
    "id" SERIAL NOT NULL,
    "investmentInterestId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InterestMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterestNote" (
    "id" SERIAL NOT NULL,
    "investmentInterestId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InterestNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterestQuestion" (
    "id" SERIAL NOT NULL,
    "investmentInterestId" INTEGER NOT NULL,
    "answerSide" "InterestSide" NOT NULL,
    "text" TEXT NOT NULL,
    "askerId" INTEGER,
    "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answer" TEXT NOT NULL DEFAULT '',
    "answererId" INTEGER,
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "InterestQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterestTask" (
    "id" SERIAL NOT NULL,
    "investmentInterestId" INTEGER NOT NULL,
    "side" "InterestSide" NOT NULL,
    "text" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "doneAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InterestTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "InvestmentInterest_searchText_trgm" ON "InvestmentInterest" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "InvestmentInterest_sortTitle_id_idx" ON "InvestmentInterest"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_sortNextStepOn_id_idx" ON "InvestmentInterest"("sortNextStepOn", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_updatedAt_id_idx" ON "InvestmentInterest"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_createdAt_id_idx" ON "InvestmentInterest"("createdAt", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_statusSince_id_idx" ON "InvestmentInterest"("statusSince", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_status_acknowledgeBy_idx" ON "InvestmentInterest"("status", "acknowledgeBy");

-- CreateIndex
CREATE INDEX "InvestmentInterest_projectId_idx" ON "InvestmentInterest"("projectId");

-- CreateIndex
CREATE INDEX "InvestmentInterest_investorId_id_idx" ON "InvestmentInterest"("investorId", "id");

-- CreateIndex
CREATE INDEX "InvestmentInterest_contactId_idx" ON "InvestmentInterest"("contactId");

-- CreateIndex
CREATE INDEX "InterestMessage_investmentInterestId_id_idx" ON "InterestMessage"("investmentInterestId", "id");

-- CreateIndex
CREATE INDEX "InterestMessage_authorId_idx" ON "InterestMessage"("authorId");

-- CreateIndex
CREATE INDEX "InterestNote_investmentInterestId_id_idx" ON "InterestNote"("investmentInterestId", "id");

-- CreateIndex
CREATE INDEX "InterestNote_authorId_idx" ON "InterestNote"("authorId");

-- CreateIndex
CREATE INDEX "InterestQuestion_investmentInterestId_id_idx" ON "InterestQuestion"("investmentInterestId", "id");

-- CreateIndex
CREATE INDEX "InterestQuestion_askerId_idx" ON "InterestQuestion"("askerId");

-- CreateIndex
CREATE INDEX "InterestQuestion_answererId_idx" ON "InterestQuestion"("answererId");

-- CreateIndex
CREATE INDEX "InterestQuestion_answeredAt_askedAt_idx" ON "InterestQuestion"("answeredAt", "askedAt");

-- CreateIndex
CREATE INDEX "InterestTask_investmentInterestId_dueOn_idx" ON "InterestTask"("investmentInterestId", "dueOn");

-- CreateIndex
CREATE INDEX "InterestTask_side_dueOn_idx" ON "InterestTask"("side", "dueOn");

-- CreateIndex
CREATE INDEX "File_investmentInterestId_idx" ON "File"("investmentInterestId");

-- CreateIndex
CREATE INDEX "Meeting_investmentInterestId_idx" ON "Meeting"("investmentInterestId");

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvestmentInterest" ADD CONSTRAINT "InvestmentInterest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvestmentInterest" ADD CONSTRAINT "InvestmentInterest_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvestmentInterest" ADD CONSTRAINT "InvestmentInterest_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestMessage" ADD CONSTRAINT "InterestMessage_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestMessage" ADD CONSTRAINT "InterestMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestNote" ADD CONSTRAINT "InterestNote_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestNote" ADD CONSTRAINT "InterestNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestQuestion" ADD CONSTRAINT "InterestQuestion_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestQuestion" ADD CONSTRAINT "InterestQuestion_askerId_fkey" FOREIGN KEY ("askerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestQuestion" ADD CONSTRAINT "InterestQuestion_answererId_fkey" FOREIGN KEY ("answererId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterestTask" ADD CONSTRAINT "InterestTask_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of one investor at most one interest in a project goes on, whatever races.
CREATE UNIQUE INDEX "InvestmentInterest_one_open" ON "InvestmentInterest"("projectId", "investorId")
  WHERE "status" NOT IN ('INVESTED', 'PASSED', 'WITHDRAWN');

-- What rules promise, the database keeps.
ALTER TABLE "InvestmentInterest"
  ADD CONSTRAINT "InvestmentInterest_amounts" CHECK ("amountFrom" > 0 AND "amountFrom" <= "amountUntil" AND num_nonnulls("amountFrom", "amountUntil") <> 1),
  ADD CONSTRAINT "InvestmentInterest_next_step" CHECK (("nextStep" = '') = ("nextStepOn" IS NULL)),
  ADD CONSTRAINT "InvestmentInterest_acknowledged" CHECK ("acknowledgedAt" IS NOT NULL OR "status" IN ('EXPRESSED', 'PASSED', 'WITHDRAWN')),
  ADD CONSTRAINT "InvestmentInterest_passed" CHECK (("status" = 'PASSED') = ("passedBy" IS NOT NULL));
ALTER TABLE "InterestQuestion"
  ADD CONSTRAINT "InterestQuestion_answered" CHECK (("answer" = '') = ("answeredAt" IS NULL));

-- A meeting is about one thing at most, and a file hangs on exactly one record.
ALTER TABLE "Meeting" DROP CONSTRAINT "Meeting_about_one_thing",
  ADD CONSTRAINT "Meeting_about_one_thing" CHECK (num_nonnulls("projectId", "proposalId", "collaborationId", "investmentInterestId") <= 1);
ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId", "investmentInterestId") = 1);

-- How many investors are interested is counted, so that no way of writing forgets it. The project counts as unchanged: that
-- somebody else is interested is nothing that its readers learn.
UPDATE "Project" SET "investorInterestCount" = 0 WHERE "investorInterestCount" <> 0;
CREATE FUNCTION is_counted("InterestStatus") RETURNS INTEGER IMMUTABLE LANGUAGE sql AS $$
  SELECT ($1 NOT IN ('PASSED', 'WITHDRAWN'))::int
$$;
CREATE FUNCTION count_interests() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  -- The other row of an insertion or a deletion is null.
  more INTEGER := coalesce(is_counted(NEW."status"), 0) - coalesce(is_counted(OLD."status"), 0);
BEGIN
  UPDATE "Project" SET "investorInterestCount" = "investorInterestCount" + more
  WHERE "id" = coalesce(NEW."projectId", OLD."projectId") AND more <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "InvestmentInterest_count" AFTER INSERT OR UPDATE OF "status" OR DELETE ON "InvestmentInterest"
  FOR EACH ROW EXECUTE FUNCTION count_interests();
