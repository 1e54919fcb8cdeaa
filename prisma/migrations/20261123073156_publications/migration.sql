-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'PUBLICATION_LINKED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "publicationId" INTEGER;

-- CreateTable
CREATE TABLE "Publication" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "doi" TEXT,
    "year" INTEGER NOT NULL,
    "venue" TEXT NOT NULL DEFAULT '',
    "authors" TEXT[],
    "openAccess" BOOLEAN NOT NULL DEFAULT false,
    "ownerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "venue" || ' ' || join_words("authors") || ' ' || coalesce("doi", ''))) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,

    CONSTRAINT "Publication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublicationProject" (
    "publicationId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,

    CONSTRAINT "PublicationProject_pkey" PRIMARY KEY ("publicationId","projectId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Publication_doi_key" ON "Publication"("doi");

-- CreateIndex
CREATE INDEX "Publication_searchText_trgm" ON "Publication" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Publication_sortTitle_id_idx" ON "Publication"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Publication_year_id_idx" ON "Publication"("year", "id");

-- CreateIndex
CREATE INDEX "Publication_createdAt_id_idx" ON "Publication"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Publication_updatedAt_id_idx" ON "Publication"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Publication_ownerId_idx" ON "Publication"("ownerId");

-- CreateIndex
CREATE INDEX "PublicationProject_projectId_idx" ON "PublicationProject"("projectId");

-- CreateIndex
CREATE INDEX "File_publicationId_idx" ON "File"("publicationId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicationProject" ADD CONSTRAINT "PublicationProject_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicationProject" ADD CONSTRAINT "PublicationProject_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file belongs to exactly one record.
ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId") = 1);
