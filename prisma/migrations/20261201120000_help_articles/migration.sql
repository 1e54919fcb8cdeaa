-- Help articles of the university's own (docs/decisions/0463-own-articles-are-worded-as-the-products.md).
CREATE TYPE "HelpCategory" AS ENUM ('BASICS', 'RESEARCH', 'COLLABORATION', 'OPPORTUNITIES', 'AI_TOOLS', 'PROCESS', 'SECURITY', 'TECHNICAL', 'SUPPORT', 'TIPS');
CREATE TYPE "HelpArticleType" AS ENUM ('GUIDE', 'TUTORIAL', 'REFERENCE', 'FAQ');

CREATE TABLE "HelpArticle" (
  "id" SERIAL PRIMARY KEY,
  "category" "HelpCategory" NOT NULL,
  "type" "HelpArticleType" NOT NULL,
  "roles" "Role"[] DEFAULT ARRAY[]::"Role"[],
  "pages" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMP(3) NOT NULL
);

ALTER TABLE "HelpVersion" ADD COLUMN "articleId" INTEGER;
ALTER TABLE "HelpVersion" ADD CONSTRAINT "HelpVersion_articleId_fkey"
  FOREIGN KEY ("articleId") REFERENCES "HelpArticle"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
CREATE INDEX IF NOT EXISTS "HelpVersion_articleId_idx" ON "HelpVersion"("articleId");
