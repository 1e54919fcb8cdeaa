-- A file that was replaced names the one that took its place.
ALTER TABLE "File" ADD COLUMN "currentId" INTEGER;
CREATE INDEX IF NOT EXISTS "File_currentId_idx" ON "File"("currentId");
ALTER TABLE "File" ADD CONSTRAINT "File_currentId_fkey" FOREIGN KEY ("currentId") REFERENCES "File"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
