-- CreateEnum
CREATE TYPE "PublicationType" AS ENUM ('ARTICLE', 'CONFERENCE_PAPER', 'BOOK', 'CHAPTER', 'THESIS', 'REPORT', 'PREPRINT', 'DATASET', 'OTHER');

-- CreateEnum
CREATE TYPE "AuthorshipState" AS ENUM ('SUGGESTED', 'CLAIMED', 'REJECTED');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'PUBLICATION_AUTHOR_SUGGESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'PUBLICATION_AUTHOR_CLAIMED';
ALTER TYPE "NotificationKind" ADD VALUE 'ORCID_CONNECTED';
ALTER TYPE "NotificationKind" ADD VALUE 'ORCID_TAKEN';

-- The same title is written with and without accents, capitals, hyphens, quotation marks and a full stop at the end. What is
-- neither an ASCII letter or digit nor beyond Latin punctuation is left out, so that it means the same in every collation.
CREATE FUNCTION title_key(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    lower(normalize(title, NFKD)),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u0300-\u036f\u060c\u061b\u061f\u0640\u064b-\u065f\u2000-\u206f\u3000-\u3003\u3008-\u3011]+', '', 'g')
$$;

-- AlterTable
ALTER TABLE "Publication" ADD COLUMN     "abstract" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "issue" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "license" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "pages" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "publisher" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "titleKey" TEXT GENERATED ALWAYS AS (title_key("title")) STORED,
ADD COLUMN     "type" "PublicationType" NOT NULL DEFAULT 'ARTICLE',
ADD COLUMN     "url" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "volume" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "orcid" TEXT,
ADD COLUMN     "orcidProvenAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "OrcidAttempt" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "stateHash" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3),
    "provenOrcid" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OrcidAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublicationTeam" (
    "publicationId" INTEGER NOT NULL,
    "teamId" INTEGER NOT NULL,

    CONSTRAINT "PublicationTeam_pkey" PRIMARY KEY ("publicationId","teamId")
);

-- CreateTable
CREATE TABLE "Authorship" (
    "id" SERIAL NOT NULL,
    "publicationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" "AuthorshipState" NOT NULL DEFAULT 'SUGGESTED',
    "highlighted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Authorship_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrcidAttempt_stateHash_key" ON "OrcidAttempt"("stateHash");

-- CreateIndex
CREATE INDEX "OrcidAttempt_userId_idx" ON "OrcidAttempt"("userId");

-- CreateIndex
CREATE INDEX "OrcidAttempt_expiresAt_idx" ON "OrcidAttempt"("expiresAt");

-- CreateIndex
CREATE INDEX "PublicationTeam_teamId_idx" ON "PublicationTeam"("teamId");

-- CreateIndex
CREATE INDEX "Authorship_userId_state_idx" ON "Authorship"("userId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "Authorship_publicationId_userId_key" ON "Authorship"("publicationId", "userId");

-- CreateIndex
CREATE INDEX "Publication_titleKey_idx" ON "Publication"("titleKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_orcid_key" ON "User"("orcid");

-- AddForeignKey
ALTER TABLE "OrcidAttempt" ADD CONSTRAINT "OrcidAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicationTeam" ADD CONSTRAINT "PublicationTeam_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicationTeam" ADD CONSTRAINT "PublicationTeam_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Authorship" ADD CONSTRAINT "Authorship_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Authorship" ADD CONSTRAINT "Authorship_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each printed name is one person.
CREATE UNIQUE INDEX "Authorship_one_claim" ON "Authorship"("publicationId", "name") WHERE "state" = 'CLAIMED';

-- Only what somebody claims is shown first.
ALTER TABLE "Authorship" ADD CONSTRAINT "Authorship_highlighted" CHECK (NOT "highlighted" OR "state" = 'CLAIMED');

-- An iD as ORCID writes it, and no proof without one.
ALTER TABLE "User" ADD CONSTRAINT "User_orcid" CHECK ("orcid" ~ '^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$');
ALTER TABLE "User" ADD CONSTRAINT "User_orcid_proven" CHECK ("orcidProvenAt" IS NULL OR "orcid" IS NOT NULL);
