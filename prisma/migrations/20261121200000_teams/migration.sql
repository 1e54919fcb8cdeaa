-- CreateEnum
CREATE TYPE "TeamRole" AS ENUM ('OWNER', 'EDITOR', 'MEMBER');

-- CreateEnum
CREATE TYPE "TeamJoining" AS ENUM ('REQUEST', 'OPEN', 'INVITATION');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_JOIN_ASKED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_JOIN_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_JOIN_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_JOINED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_INVITED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_INVITATION_ACCEPTED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_INVITATION_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_INVITATION_WITHDRAWN';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_MEMBER_CHANGED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_MEMBER_REMOVED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_MEMBER_LEFT';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_HANDED_OVER';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_ARCHIVED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_RESTORED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_PROJECT_LINKED';
ALTER TYPE "NotificationKind" ADD VALUE 'TEAM_POSTED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "teamId" INTEGER;

-- CreateTable
CREATE TABLE "Team" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "type" TEXT NOT NULL DEFAULT 'Research',
    "tags" TEXT[],
    "joining" "TeamJoining" NOT NULL DEFAULT 'REQUEST',
    "maxMembers" INTEGER NOT NULL DEFAULT 10,
    "memberCount" INTEGER NOT NULL DEFAULT 0,
    "archivedAt" TIMESTAMP(3),
    "archiveReason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name" || ' ' || "description" || ' ' || "department" || ' ' || join_words("tags"))) STORED,
    "sortName" TEXT NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamMember" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "role" "TeamRole" NOT NULL DEFAULT 'MEMBER',
    "joinedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamInvitation" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "userId" INTEGER,
    "email" TEXT,
    "tokenHash" TEXT,
    "role" "TeamRole" NOT NULL DEFAULT 'MEMBER',
    "message" TEXT NOT NULL DEFAULT '',
    "invitedById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TeamInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamJoinRequest" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "openingId" INTEGER,
    "message" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamJoinRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamOpening" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "skills" TEXT[],
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamOpening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamProject" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamProject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamPost" (
    "id" SERIAL NOT NULL,
    "teamId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),

    CONSTRAINT "TeamPost_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Team_searchText_trgm" ON "Team" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Team_tags_idx" ON "Team" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "Team_sortName_id_idx" ON "Team"("sortName", "id");

-- CreateIndex
CREATE INDEX "Team_createdAt_id_idx" ON "Team"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Team_updatedAt_id_idx" ON "Team"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "TeamMember_userId_idx" ON "TeamMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamMember_teamId_userId_key" ON "TeamMember"("teamId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamInvitation_tokenHash_key" ON "TeamInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "TeamInvitation_userId_idx" ON "TeamInvitation"("userId");

-- CreateIndex
CREATE INDEX "TeamInvitation_invitedById_idx" ON "TeamInvitation"("invitedById");

-- CreateIndex
CREATE UNIQUE INDEX "TeamInvitation_teamId_userId_key" ON "TeamInvitation"("teamId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamInvitation_teamId_email_key" ON "TeamInvitation"("teamId", "email");

-- CreateIndex
CREATE INDEX "TeamJoinRequest_userId_idx" ON "TeamJoinRequest"("userId");

-- CreateIndex
CREATE INDEX "TeamJoinRequest_openingId_idx" ON "TeamJoinRequest"("openingId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamJoinRequest_teamId_userId_key" ON "TeamJoinRequest"("teamId", "userId");

-- CreateIndex
CREATE INDEX "TeamOpening_teamId_id_idx" ON "TeamOpening"("teamId", "id");

-- CreateIndex
CREATE INDEX "TeamOpening_skills_idx" ON "TeamOpening" USING GIN ("skills");

-- CreateIndex
CREATE INDEX "TeamProject_projectId_idx" ON "TeamProject"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamProject_teamId_projectId_key" ON "TeamProject"("teamId", "projectId");

-- CreateIndex
CREATE INDEX "TeamPost_teamId_id_idx" ON "TeamPost"("teamId", "id");

-- CreateIndex
CREATE INDEX "TeamPost_authorId_idx" ON "TeamPost"("authorId");

-- CreateIndex
CREATE INDEX "File_teamId_id_idx" ON "File"("teamId", "id");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamJoinRequest" ADD CONSTRAINT "TeamJoinRequest_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamJoinRequest" ADD CONSTRAINT "TeamJoinRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamJoinRequest" ADD CONSTRAINT "TeamJoinRequest_openingId_fkey" FOREIGN KEY ("openingId") REFERENCES "TeamOpening"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamOpening" ADD CONSTRAINT "TeamOpening_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamProject" ADD CONSTRAINT "TeamProject_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamProject" ADD CONSTRAINT "TeamProject_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamPost" ADD CONSTRAINT "TeamPost_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamPost" ADD CONSTRAINT "TeamPost_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A file hangs on exactly one record.
ALTER TABLE "File"
  DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId") = 1);

-- An invitation is for a person or for an address, and nobody is invited to be the owner.
ALTER TABLE "TeamInvitation"
  ADD CONSTRAINT "TeamInvitation_whom" CHECK (num_nonnulls("userId", "email") = 1),
  ADD CONSTRAINT "TeamInvitation_email" CHECK ("email" = lower("email") AND ("email" IS NULL) = ("tokenHash" IS NULL)),
  ADD CONSTRAINT "TeamInvitation_role" CHECK ("role" <> 'OWNER');

-- A team is full at its limit, whoever joins at the same moment: the trigger takes the team's row, one after the other.
ALTER TABLE "Team"
  ADD CONSTRAINT "Team_limit" CHECK ("maxMembers" BETWEEN 2 AND 10),
  ADD CONSTRAINT "Team_full" CHECK ("memberCount" BETWEEN 0 AND "maxMembers");

CREATE FUNCTION count_team_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "Team" SET "memberCount" = "memberCount" + 1 WHERE "id" = NEW."teamId";
  ELSE
    UPDATE "Team" SET "memberCount" = "memberCount" - 1 WHERE "id" = OLD."teamId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "TeamMember_count" AFTER INSERT OR DELETE ON "TeamMember"
  FOR EACH ROW EXECUTE FUNCTION count_team_members();

-- Never two owners, and at the end of a transaction none only where nobody is left.
CREATE UNIQUE INDEX "TeamMember_one_owner" ON "TeamMember"("teamId") WHERE "role" = 'OWNER';

CREATE FUNCTION team_has_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "TeamMember" WHERE "teamId" = OLD."teamId")
    AND NOT EXISTS (SELECT FROM "TeamMember" WHERE "teamId" = OLD."teamId" AND "role" = 'OWNER')
  THEN
    RAISE EXCEPTION 'Team % would have members and no owner', OLD."teamId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'Team_owner';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "TeamMember_owner" AFTER UPDATE OR DELETE ON "TeamMember"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."role" = 'OWNER') EXECUTE FUNCTION team_has_owner();
