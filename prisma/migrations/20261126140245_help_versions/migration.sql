-- CreateTable
CREATE TABLE "HelpVersion" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "basedOn" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "writtenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "writtenById" INTEGER,
    "publishedAt" TIMESTAMP(3),
    "publishedById" INTEGER,
    "current" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "HelpVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "HelpVersion_slug_language_idx" ON "HelpVersion"("slug", "language");

-- CreateIndex
CREATE INDEX "HelpVersion_writtenById_idx" ON "HelpVersion"("writtenById");

-- CreateIndex
CREATE INDEX "HelpVersion_publishedById_idx" ON "HelpVersion"("publishedById");

-- AddForeignKey
ALTER TABLE "HelpVersion" ADD CONSTRAINT "HelpVersion_writtenById_fkey" FOREIGN KEY ("writtenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpVersion" ADD CONSTRAINT "HelpVersion_publishedById_fkey" FOREIGN KEY ("publishedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of an article and a language there is one draft, and one version that readers get.
CREATE UNIQUE INDEX "HelpVersion_draft_key" ON "HelpVersion"("slug", "language") WHERE "publishedAt" IS NULL;
CREATE UNIQUE INDEX "HelpVersion_current_key" ON "HelpVersion"("slug", "language") WHERE "current";
-- Readers get what was published.
ALTER TABLE "HelpVersion" ADD CONSTRAINT "HelpVersion_current_check" CHECK (NOT "current" OR "publishedAt" IS NOT NULL);
