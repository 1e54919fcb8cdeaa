-- Extensions and immutable wrappers first: generated columns may call immutable functions only.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Text as search compares it: lower case, Latin letters without accents.
CREATE FUNCTION search_form(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;

CREATE FUNCTION join_words(words TEXT[]) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(array_to_string(words, ' '), '') $$;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN');

-- CreateEnum
CREATE TYPE "AccountStatus" AS ENUM ('PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED');

-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('ACCOUNT_WAITS', 'ACCOUNT_VERIFIED', 'ACCOUNT_REFUSED', 'PASSWORD_CHANGED', 'PROJECT_ACCESS_APPROVED', 'PROJECT_ACCESS_REVOKED', 'PROJECT_CREATED_FOR_YOU', 'PROJECT_CHANGED_BY_OTHER', 'PROJECT_DELETED');

-- CreateEnum
CREATE TYPE "ProjectStatus" AS ENUM ('DRAFT', 'PROPOSED', 'PLANNING', 'ACTIVE', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CLOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "FundingStatus" AS ENUM ('UNFUNDED', 'PARTIALLY_FUNDED', 'FUNDED');

-- CreateEnum
CREATE TYPE "TrlValidationStatus" AS ENUM ('NONE', 'PENDING', 'VALIDATED', 'CHANGES_REQUESTED');

-- CreateEnum
CREATE TYPE "ProjectRole" AS ENUM ('LEAD', 'EDITOR', 'VIEWER');

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "role" "Role" NOT NULL,
    "status" "AccountStatus" NOT NULL DEFAULT 'ACTIVE',
    "passwordHash" TEXT,
    "department" TEXT NOT NULL DEFAULT '',
    "position" TEXT NOT NULL DEFAULT '',
    "bio" TEXT NOT NULL DEFAULT '',
    "expertise" TEXT[],
    "profileImage" TEXT,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "lastLogin" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name" || ' ' || "department" || ' ' || join_words("expertise"))) STORED,
    "sortName" TEXT NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "lifetime" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Department" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "faculty" TEXT NOT NULL,

    CONSTRAINT "Department_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Platform" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "platformName" TEXT NOT NULL DEFAULT 'Ascent',
    "primaryColor" TEXT NOT NULL DEFAULT '#0f5c6e',
    "secondaryColor" TEXT NOT NULL DEFAULT '#3d4f63',
    "accentColor" TEXT NOT NULL DEFAULT '#0f5c6e',
    "backgroundColor" TEXT NOT NULL DEFAULT '#f6f8f9',
    "textColor" TEXT NOT NULL DEFAULT '#16212b',
    "faviconUrl" TEXT,
    "sidebarLabels" JSONB NOT NULL DEFAULT '{}',
    "roleLabels" JSONB NOT NULL DEFAULT '{}',
    "verifyNewAccounts" BOOLEAN,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Platform_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "actorId" INTEGER,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "comment" TEXT,
    "requestId" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "entity" TEXT,
    "entityId" INTEGER,
    "data" JSONB NOT NULL DEFAULT '{}',
    "readAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "abstract" TEXT NOT NULL DEFAULT '',
    "objectives" TEXT NOT NULL DEFAULT '',
    "methodology" TEXT NOT NULL DEFAULT '',
    "expectedOutcomes" TEXT NOT NULL DEFAULT '',
    "status" "ProjectStatus" NOT NULL DEFAULT 'DRAFT',
    "department" TEXT NOT NULL DEFAULT '',
    "principalInvestigator" TEXT NOT NULL DEFAULT '',
    "projectStage" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[],
    "keywords" TEXT NOT NULL DEFAULT '',
    "trl" INTEGER,
    "crlLevel" INTEGER,
    "commercialPotential" INTEGER,
    "trlValidationStatus" "TrlValidationStatus" NOT NULL DEFAULT 'NONE',
    "prototypeStatus" TEXT NOT NULL DEFAULT '',
    "startupPotential" TEXT NOT NULL DEFAULT '',
    "ipStatus" TEXT NOT NULL DEFAULT '',
    "patentReference" TEXT NOT NULL DEFAULT '',
    "businessApplication" TEXT NOT NULL DEFAULT '',
    "businessValue" TEXT NOT NULL DEFAULT '',
    "problemSolving" TEXT NOT NULL DEFAULT '',
    "targetMarket" TEXT NOT NULL DEFAULT '',
    "offerType" TEXT NOT NULL DEFAULT '',
    "offerDetails" TEXT NOT NULL DEFAULT '',
    "ftoRegions" TEXT NOT NULL DEFAULT '',
    "collaborators" TEXT[],
    "challenges" TEXT[],
    "duration" TEXT NOT NULL DEFAULT '',
    "budget" INTEGER,
    "fundingStatus" "FundingStatus" NOT NULL DEFAULT 'UNFUNDED',
    "fundingAmount" INTEGER,
    "seekingInvestment" BOOLEAN NOT NULL DEFAULT false,
    "fundingAmountNeeded" INTEGER,
    "fundingPurpose" TEXT NOT NULL DEFAULT '',
    "industryInterest" INTEGER NOT NULL DEFAULT 0,
    "investorInterestCount" INTEGER NOT NULL DEFAULT 0,
    "visibleToResearchers" BOOLEAN NOT NULL DEFAULT false,
    "confidential" BOOLEAN NOT NULL DEFAULT false,
    "approvedForIndustry" BOOLEAN NOT NULL DEFAULT false,
    "approvedForIndustryAt" TIMESTAMP(3),
    "approvedForInvestors" BOOLEAN NOT NULL DEFAULT false,
    "approvedForInvestorsAt" TIMESTAMP(3),
    "startDate" DATE,
    "endDate" DATE,
    "lastReviewDate" DATE,
    "nextReviewDate" DATE,
    "nextMeeting" TIMESTAMP(3),
    "ownerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "importKey" TEXT,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "description" || ' ' || join_words("tags"))) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,
    "sortTrl" INTEGER NOT NULL GENERATED ALWAYS AS (coalesce("trl", 0)) STORED,
    "sortPotential" INTEGER NOT NULL GENERATED ALWAYS AS (coalesce("commercialPotential", -1)) STORED,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectMember" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "role" "ProjectRole" NOT NULL,
    "joinedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectMember_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE INDEX "User_role_status_idx" ON "User"("role", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Department_name_key" ON "Department"("name");

-- CreateIndex
CREATE INDEX "AuditEntry_entity_entityId_id_idx" ON "AuditEntry"("entity", "entityId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_id_idx" ON "AuditEntry"("actorId", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_id_idx" ON "Notification"("userId", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");

-- CreateIndex
CREATE UNIQUE INDEX "Project_importKey_key" ON "Project"("importKey");

-- CreateIndex
CREATE INDEX "Project_ownerId_idx" ON "Project"("ownerId");

-- CreateIndex
CREATE INDEX "Project_status_idx" ON "Project"("status");

-- CreateIndex
CREATE INDEX "Project_updatedAt_id_idx" ON "Project"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Project_createdAt_id_idx" ON "Project"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Project_tags_idx" ON "Project" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "ProjectMember_userId_idx" ON "ProjectMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectMember_projectId_userId_key" ON "ProjectMember"("projectId", "userId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectMember" ADD CONSTRAINT "ProjectMember_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectMember" ADD CONSTRAINT "ProjectMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "User_sortName_id_idx" ON "User"("sortName", "id");

-- CreateIndex
CREATE INDEX "Project_sortTitle_id_idx" ON "Project"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Project_sortTrl_id_idx" ON "Project"("sortTrl", "id");

-- CreateIndex
CREATE INDEX "Project_sortPotential_id_idx" ON "Project"("sortPotential", "id");

-- Search by any part of a word.
CREATE INDEX "Project_searchText_trgm" ON "Project" USING GIN ("searchText" gin_trgm_ops);
CREATE INDEX "User_searchText_trgm" ON "User" USING GIN ("searchText" gin_trgm_ops);

-- What rules promise, the database keeps.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "Platform" ADD CONSTRAINT "Platform_one_row" CHECK ("id" = 1);
ALTER TABLE "Project"
  ADD CONSTRAINT "Project_trl_range" CHECK ("trl" BETWEEN 1 AND 9),
  ADD CONSTRAINT "Project_crl_range" CHECK ("crlLevel" BETWEEN 1 AND 9),
  ADD CONSTRAINT "Project_potential_range" CHECK ("commercialPotential" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Project_interest_range" CHECK ("industryInterest" BETWEEN 0 AND 100 AND "investorInterestCount" >= 0),
  ADD CONSTRAINT "Project_amounts" CHECK ("budget" >= 0 AND "fundingAmount" >= 0 AND "fundingAmountNeeded" >= 0);
