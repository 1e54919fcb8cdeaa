-- First steps that the university adds, and who has done them (docs/decisions/0464-steps-of-the-university-are-ticked-by-hand.md).
CREATE TABLE "UniversityStep" (
  "id" SERIAL PRIMARY KEY,
  "title" TEXT NOT NULL,
  "note" TEXT NOT NULL,
  "titleArabic" TEXT NOT NULL,
  "noteArabic" TEXT NOT NULL,
  "link" TEXT NOT NULL,
  "roles" "Role"[] DEFAULT ARRAY[]::"Role"[],
  "archivedAt" TIMESTAMP(3),
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMP(3) NOT NULL
);

CREATE TABLE "UniversityStepTick" (
  "id" SERIAL PRIMARY KEY,
  "stepId" INTEGER NOT NULL REFERENCES "UniversityStep"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" INTEGER NOT NULL REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX "UniversityStepTick_stepId_userId_key" ON "UniversityStepTick"("stepId", "userId");
CREATE INDEX "UniversityStepTick_userId_idx" ON "UniversityStepTick"("userId");
