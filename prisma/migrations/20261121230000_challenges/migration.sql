-- CreateEnum
CREATE TYPE "ChallengeStatus" AS ENUM ('DRAFT', 'UNDER_REVIEW', 'OPEN', 'CLOSED', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "CollaborationType" AS ENUM ('EXPLORATORY', 'APPLIED', 'PILOT', 'CO_DEVELOPMENT', 'STRATEGIC', 'RESEARCH', 'TBD');

-- CreateEnum
CREATE TYPE "FundingRange" AS ENUM ('EXPLORATORY', 'APPLIED', 'PILOT', 'CO_DEVELOPMENT', 'STRATEGIC', 'TBD');

-- CreateEnum
CREATE TYPE "Sector" AS ENUM ('AI', 'SUSTAINABILITY', 'HEALTHCARE', 'ENERGY', 'MANUFACTURING', 'FINTECH', 'AEROSPACE', 'AUTOMOTIVE', 'BIOTECHNOLOGY', 'CYBERSECURITY', 'TELECOMMUNICATIONS', 'MATERIALS', 'ROBOTICS', 'IOT', 'BLOCKCHAIN', 'AGRICULTURE', 'EDUCATION', 'SMART_CITIES', 'WATER', 'CONSTRUCTION', 'OIL_GAS', 'MINING', 'LOGISTICS', 'RETAIL', 'MEDIA', 'OTHER');

-- CreateEnum
CREATE TYPE "ReviewTeamRole" AS ENUM ('LEAD', 'REVIEWER', 'COMMENTER');

-- CreateEnum
CREATE TYPE "CollaborationStatus" AS ENUM ('PROPOSED', 'AGREEMENT', 'RUNNING', 'COMPLETED', 'STOPPED');

-- CreateEnum
CREATE TYPE "AgreementState" AS ENUM ('NONE', 'NDA', 'TERM_SHEET', 'CONTRACT');

-- CreateEnum
CREATE TYPE "RiskLevel" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('DRAFT', 'SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "SupportOption" AS ENUM ('FUNDING', 'DATA', 'PILOT', 'CODEVELOPMENT', 'EQUIPMENT', 'OTHER');

-- CreateEnum
CREATE TYPE "FilePurpose" AS ENUM ('PITCH_DECK', 'CV', 'FIGURE');

-- CreateEnum
CREATE TYPE "CoApplicantAnswer" AS ENUM ('ASKED', 'CONFIRMED', 'DECLINED');

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "challengeId" INTEGER,
ADD COLUMN     "collaborationId" INTEGER,
ADD COLUMN     "proposalId" INTEGER,
ADD COLUMN     "purpose" "FilePurpose";

-- CreateTable
CREATE TABLE "Challenge" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "problemStatement" TEXT NOT NULL DEFAULT '',
    "companyName" TEXT NOT NULL DEFAULT '',
    "companyDescription" TEXT NOT NULL DEFAULT '',
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "sector" "Sector" NOT NULL DEFAULT 'OTHER',
    "tags" TEXT[],
    "status" "ChallengeStatus" NOT NULL DEFAULT 'DRAFT',
    "collaborationType" "CollaborationType" NOT NULL DEFAULT 'TBD',
    "fundingRange" "FundingRange" NOT NULL DEFAULT 'TBD',
    "budget" INTEGER,
    "minBudget" INTEGER,
    "maxBudget" INTEGER,
    "trl" INTEGER,
    "goal" TEXT NOT NULL DEFAULT '',
    "mustHaves" TEXT[],
    "offer" TEXT NOT NULL DEFAULT '',
    "deadline" DATE,
    "answerBy" DATE,
    "closesAt" TIMESTAMP(3) NOT NULL GENERATED ALWAYS AS (coalesce(("deadline" + 1)::timestamp AT TIME ZONE 'Asia/Dubai' AT TIME ZONE 'UTC', '9999-12-31'::timestamp)) STORED,
    "ownerId" INTEGER,
    "publishedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "cancelReason" TEXT NOT NULL DEFAULT '',
    "overdueToldFor" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "importKey" TEXT,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "description" || ' ' || "problemStatement" || ' ' || join_words("tags") || CASE WHEN "anonymous" THEN '' ELSE ' ' || "companyName" END)) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortFunding" INTEGER NOT NULL GENERATED ALWAYS AS (coalesce("maxBudget", "budget", "minBudget", CASE "fundingRange" WHEN 'EXPLORATORY' THEN 100000 WHEN 'APPLIED' THEN 500000 WHEN 'PILOT' THEN 1000000 WHEN 'CO_DEVELOPMENT' THEN 3000000 WHEN 'STRATEGIC' THEN 3000001 ELSE 0 END)) STORED,

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeReviewer" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "role" "ReviewTeamRole" NOT NULL,

    CONSTRAINT "ChallengeReviewer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeCriterion" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "weight" INTEGER NOT NULL,

    CONSTRAINT "ChallengeCriterion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeQuestion" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "askerId" INTEGER,
    "text" TEXT NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answererId" INTEGER,
    "answeredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChallengeQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeStar" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "companyName" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChallengeStar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeViewing" (
    "challengeId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "ChallengeViewing_pkey" PRIMARY KEY ("challengeId","userId")
);

-- CreateTable
CREATE TABLE "Collaboration" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "status" "CollaborationStatus" NOT NULL DEFAULT 'PROPOSED',
    "agreement" "AgreementState" NOT NULL DEFAULT 'NONE',
    "outcome" TEXT NOT NULL DEFAULT '',
    "startedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Collaboration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CollaborationPartner" (
    "id" SERIAL NOT NULL,
    "collaborationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "CollaborationPartner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Milestone" (
    "id" SERIAL NOT NULL,
    "collaborationId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "deliverables" TEXT NOT NULL DEFAULT '',
    "dueDate" DATE NOT NULL,
    "payment" INTEGER,
    "doneAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CollaborationRisk" (
    "id" SERIAL NOT NULL,
    "collaborationId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "level" "RiskLevel" NOT NULL DEFAULT 'MEDIUM',
    "mitigation" TEXT NOT NULL DEFAULT '',
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CollaborationRisk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CollaborationMessage" (
    "id" SERIAL NOT NULL,
    "collaborationId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CollaborationMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "position" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "ideaSummary" TEXT NOT NULL DEFAULT '',
    "addressingChallenge" TEXT NOT NULL DEFAULT '',
    "priorWork" TEXT NOT NULL DEFAULT '',
    "trl" INTEGER,
    "timeline" TEXT NOT NULL DEFAULT '',
    "supportNeeded" "SupportOption"[],
    "projectId" INTEGER,
    "status" "ProposalStatus" NOT NULL DEFAULT 'DRAFT',
    "submittedAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "feedback" TEXT NOT NULL DEFAULT '',
    "changesRequestedAt" TIMESTAMP(3),
    "changesRequested" TEXT NOT NULL DEFAULT '',
    "changesMadeAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CoApplicant" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "answer" "CoApplicantAnswer" NOT NULL DEFAULT 'ASKED',

    CONSTRAINT "CoApplicant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProposalScore" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "criterionId" INTEGER NOT NULL,
    "reviewerId" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,

    CONSTRAINT "ProposalScore_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProposalNote" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProposalNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProposalMessage" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProposalMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConflictStatement" (
    "id" SERIAL NOT NULL,
    "proposalId" INTEGER NOT NULL,
    "reviewerId" INTEGER NOT NULL,
    "conflict" BOOLEAN NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConflictStatement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Challenge_importKey_key" ON "Challenge"("importKey");

-- CreateIndex
CREATE INDEX "Challenge_ownerId_idx" ON "Challenge"("ownerId");

-- CreateIndex
CREATE INDEX "Challenge_status_closesAt_idx" ON "Challenge"("status", "closesAt");

-- CreateIndex
CREATE INDEX "Challenge_createdAt_id_idx" ON "Challenge"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Challenge_closesAt_id_idx" ON "Challenge"("closesAt", "id");

-- CreateIndex
CREATE INDEX "Challenge_sortTitle_id_idx" ON "Challenge"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Challenge_sortFunding_id_idx" ON "Challenge"("sortFunding", "id");

-- CreateIndex
CREATE INDEX "Challenge_searchText_trgm" ON "Challenge" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ChallengeReviewer_userId_idx" ON "ChallengeReviewer"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ChallengeReviewer_challengeId_userId_key" ON "ChallengeReviewer"("challengeId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "ChallengeCriterion_challengeId_position_key" ON "ChallengeCriterion"("challengeId", "position");

-- CreateIndex
CREATE INDEX "ChallengeQuestion_challengeId_id_idx" ON "ChallengeQuestion"("challengeId", "id");

-- CreateIndex
CREATE INDEX "ChallengeQuestion_askerId_idx" ON "ChallengeQuestion"("askerId");

-- CreateIndex
CREATE INDEX "ChallengeStar_challengeId_idx" ON "ChallengeStar"("challengeId");

-- CreateIndex
CREATE UNIQUE INDEX "ChallengeStar_userId_challengeId_key" ON "ChallengeStar"("userId", "challengeId");

-- CreateIndex
CREATE INDEX "ChallengeViewing_userId_idx" ON "ChallengeViewing"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Collaboration_proposalId_key" ON "Collaboration"("proposalId");

-- CreateIndex
CREATE INDEX "Collaboration_updatedAt_id_idx" ON "Collaboration"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "CollaborationPartner_userId_idx" ON "CollaborationPartner"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CollaborationPartner_collaborationId_userId_key" ON "CollaborationPartner"("collaborationId", "userId");

-- CreateIndex
CREATE INDEX "Milestone_collaborationId_dueDate_idx" ON "Milestone"("collaborationId", "dueDate");

-- CreateIndex
CREATE INDEX "CollaborationRisk_collaborationId_idx" ON "CollaborationRisk"("collaborationId");

-- CreateIndex
CREATE INDEX "CollaborationMessage_collaborationId_id_idx" ON "CollaborationMessage"("collaborationId", "id");

-- CreateIndex
CREATE INDEX "CollaborationMessage_authorId_idx" ON "CollaborationMessage"("authorId");

-- CreateIndex
CREATE INDEX "Proposal_challengeId_status_idx" ON "Proposal"("challengeId", "status");

-- CreateIndex
CREATE INDEX "Proposal_authorId_idx" ON "Proposal"("authorId");

-- CreateIndex
CREATE INDEX "Proposal_projectId_idx" ON "Proposal"("projectId");

-- CreateIndex
CREATE INDEX "Proposal_updatedAt_id_idx" ON "Proposal"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "CoApplicant_userId_idx" ON "CoApplicant"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CoApplicant_proposalId_userId_key" ON "CoApplicant"("proposalId", "userId");

-- CreateIndex
CREATE INDEX "ProposalScore_reviewerId_idx" ON "ProposalScore"("reviewerId");

-- CreateIndex
CREATE INDEX "ProposalScore_criterionId_idx" ON "ProposalScore"("criterionId");

-- CreateIndex
CREATE UNIQUE INDEX "ProposalScore_proposalId_criterionId_reviewerId_key" ON "ProposalScore"("proposalId", "criterionId", "reviewerId");

-- CreateIndex
CREATE INDEX "ProposalNote_proposalId_id_idx" ON "ProposalNote"("proposalId", "id");

-- CreateIndex
CREATE INDEX "ProposalNote_authorId_idx" ON "ProposalNote"("authorId");

-- CreateIndex
CREATE INDEX "ProposalMessage_proposalId_id_idx" ON "ProposalMessage"("proposalId", "id");

-- CreateIndex
CREATE INDEX "ProposalMessage_authorId_idx" ON "ProposalMessage"("authorId");

-- CreateIndex
CREATE INDEX "ConflictStatement_reviewerId_idx" ON "ConflictStatement"("reviewerId");

-- CreateIndex
CREATE UNIQUE INDEX "ConflictStatement_proposalId_reviewerId_key" ON "ConflictStatement"("proposalId", "reviewerId");

-- CreateIndex
CREATE INDEX "File_challengeId_idx" ON "File"("challengeId");

-- CreateIndex
CREATE INDEX "File_proposalId_idx" ON "File"("proposalId");

-- CreateIndex
CREATE INDEX "File_collaborationId_idx" ON "File"("collaborationId");

-- AddForeignKey
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeReviewer" ADD CONSTRAINT "ChallengeReviewer_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeReviewer" ADD CONSTRAINT "ChallengeReviewer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeCriterion" ADD CONSTRAINT "ChallengeCriterion_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeQuestion" ADD CONSTRAINT "ChallengeQuestion_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeQuestion" ADD CONSTRAINT "ChallengeQuestion_askerId_fkey" FOREIGN KEY ("askerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeQuestion" ADD CONSTRAINT "ChallengeQuestion_answererId_fkey" FOREIGN KEY ("answererId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeStar" ADD CONSTRAINT "ChallengeStar_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeStar" ADD CONSTRAINT "ChallengeStar_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeViewing" ADD CONSTRAINT "ChallengeViewing_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChallengeViewing" ADD CONSTRAINT "ChallengeViewing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Collaboration" ADD CONSTRAINT "Collaboration_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollaborationPartner" ADD CONSTRAINT "CollaborationPartner_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollaborationPartner" ADD CONSTRAINT "CollaborationPartner_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Milestone" ADD CONSTRAINT "Milestone_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollaborationRisk" ADD CONSTRAINT "CollaborationRisk_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollaborationMessage" ADD CONSTRAINT "CollaborationMessage_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollaborationMessage" ADD CONSTRAINT "CollaborationMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoApplicant" ADD CONSTRAINT "CoApplicant_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoApplicant" ADD CONSTRAINT "CoApplicant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalScore" ADD CONSTRAINT "ProposalScore_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalScore" ADD CONSTRAINT "ProposalScore_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "ChallengeCriterion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalScore" ADD CONSTRAINT "ProposalScore_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalNote" ADD CONSTRAINT "ProposalNote_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalNote" ADD CONSTRAINT "ProposalNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalMessage" ADD CONSTRAINT "ProposalMessage_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposalMessage" ADD CONSTRAINT "ProposalMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConflictStatement" ADD CONSTRAINT "ConflictStatement_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConflictStatement" ADD CONSTRAINT "ConflictStatement_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What rules promise, the database keeps.
ALTER TABLE "Challenge"
  ADD CONSTRAINT "Challenge_trl_range" CHECK ("trl" BETWEEN 1 AND 9),
  ADD CONSTRAINT "Challenge_amounts" CHECK ("budget" >= 0 AND "minBudget" >= 0 AND "maxBudget" >= "minBudget"),
  ADD CONSTRAINT "Challenge_must_haves" CHECK (cardinality("mustHaves") <= 5);
ALTER TABLE "ChallengeCriterion" ADD CONSTRAINT "ChallengeCriterion_weight" CHECK ("weight" BETWEEN 1 AND 100);
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_trl_range" CHECK ("trl" BETWEEN 1 AND 9);
ALTER TABLE "ProposalScore" ADD CONSTRAINT "ProposalScore_range" CHECK ("score" BETWEEN 1 AND 5);
ALTER TABLE "Milestone" ADD CONSTRAINT "Milestone_payment" CHECK ("payment" >= 0);

-- A researcher has one proposal to a challenge, until it is withdrawn.
CREATE UNIQUE INDEX "Proposal_one_of_author" ON "Proposal" ("challengeId", "authorId") WHERE "status" <> 'WITHDRAWN';

-- A file hangs on exactly one record.
ALTER TABLE "File"
  DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId") = 1);
