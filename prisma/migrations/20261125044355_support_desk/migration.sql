-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'SUPPORT_MERGED';

-- CreateEnum
CREATE TYPE "SupportFieldKind" AS ENUM ('TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'CHOICE', 'YES_NO');

-- AlterTable
ALTER TABLE "SupportCategory" ADD COLUMN     "checklist" TEXT[],
ADD COLUMN     "parentId" INTEGER;

-- AlterTable
ALTER TABLE "SupportRequest" ADD COLUMN     "mergedIntoId" INTEGER;

-- CreateTable
CREATE TABLE "SupportField" (
    "id" SERIAL NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "hint" TEXT NOT NULL DEFAULT '',
    "kind" "SupportFieldKind" NOT NULL DEFAULT 'TEXT',
    "required" BOOLEAN NOT NULL DEFAULT false,
    "choices" TEXT[],
    "position" INTEGER NOT NULL,

    CONSTRAINT "SupportField_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportAnswer" (
    "id" SERIAL NOT NULL,
    "supportRequestId" INTEGER NOT NULL,
    "fieldId" INTEGER,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "SupportAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportMember" (
    "categoryId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "SupportMember_pkey" PRIMARY KEY ("categoryId","userId")
);

-- CreateTable
CREATE TABLE "SupportTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "categoryId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name" || ' ' || "text")) STORED,

    CONSTRAINT "SupportTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportStep" (
    "id" SERIAL NOT NULL,
    "supportRequestId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "doneAt" TIMESTAMP(3),
    "doneById" INTEGER,

    CONSTRAINT "SupportStep_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SupportField_categoryId_position_idx" ON "SupportField"("categoryId", "position");

-- CreateIndex
CREATE INDEX "SupportAnswer_fieldId_idx" ON "SupportAnswer"("fieldId");

-- CreateIndex
CREATE UNIQUE INDEX "SupportAnswer_supportRequestId_fieldId_key" ON "SupportAnswer"("supportRequestId", "fieldId");

-- CreateIndex
CREATE INDEX "SupportMember_userId_idx" ON "SupportMember"("userId");

-- CreateIndex
CREATE INDEX "SupportTemplate_searchText_trgm" ON "SupportTemplate" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "SupportTemplate_categoryId_idx" ON "SupportTemplate"("categoryId");

-- CreateIndex
CREATE INDEX "SupportTemplate_name_id_idx" ON "SupportTemplate"("name", "id");

-- CreateIndex
CREATE INDEX "SupportTemplate_updatedAt_id_idx" ON "SupportTemplate"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "SupportStep_supportRequestId_id_idx" ON "SupportStep"("supportRequestId", "id");

-- CreateIndex
CREATE INDEX "SupportStep_doneById_idx" ON "SupportStep"("doneById");

-- CreateIndex
CREATE INDEX "SupportCategory_parentId_idx" ON "SupportCategory"("parentId");

-- CreateIndex
CREATE INDEX "SupportRequest_mergedIntoId_idx" ON "SupportRequest"("mergedIntoId");

-- AddForeignKey
ALTER TABLE "SupportCategory" ADD CONSTRAINT "SupportCategory_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "SupportCategory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportField" ADD CONSTRAINT "SupportField_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "SupportCategory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportAnswer" ADD CONSTRAINT "SupportAnswer_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportAnswer" ADD CONSTRAINT "SupportAnswer_fieldId_fkey" FOREIGN KEY ("fieldId") REFERENCES "SupportField"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMember" ADD CONSTRAINT "SupportMember_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "SupportCategory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportMember" ADD CONSTRAINT "SupportMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportTemplate" ADD CONSTRAINT "SupportTemplate_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "SupportCategory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportStep" ADD CONSTRAINT "SupportStep_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportStep" ADD CONSTRAINT "SupportStep_doneById_fkey" FOREIGN KEY ("doneById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportRequest" ADD CONSTRAINT "SupportRequest_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "SupportRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A category is a part of another one. Longer circles are refused where the parent is set, which locks all categories.
ALTER TABLE "SupportCategory" ADD CONSTRAINT "SupportCategory_parent" CHECK ("parentId" <> "id");

-- Names are told apart without regard to case.
CREATE UNIQUE INDEX "SupportField_label_key" ON "SupportField"("categoryId", lower("label"));
CREATE UNIQUE INDEX "SupportTemplate_name_key" ON "SupportTemplate"(lower("name"));

ALTER TABLE "SupportField" ADD CONSTRAINT "SupportField_choices" CHECK (("kind" = 'CHOICE') = (cardinality("choices") > 0));

-- A duplicate is over.
ALTER TABLE "SupportRequest"
  ADD CONSTRAINT "SupportRequest_merged" CHECK ("mergedIntoId" IS NULL OR ("status" = 'CLOSED' AND "mergedIntoId" <> "id"));
