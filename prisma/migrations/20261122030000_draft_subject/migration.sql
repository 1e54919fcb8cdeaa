-- A form about a record has a draft for each record.
ALTER TABLE "Draft" ADD COLUMN "subject" TEXT NOT NULL DEFAULT '';
DROP INDEX "Draft_userId_form_key";
CREATE UNIQUE INDEX "Draft_userId_form_subject_key" ON "Draft"("userId", "form", "subject");
