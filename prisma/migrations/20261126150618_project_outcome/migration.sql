-- CreateEnum
CREATE TYPE "ProjectOutcome" AS ENUM ('LICENSED', 'SPUN_OUT', 'COMPLETED', 'STOPPED');

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "archiveOutcome" "ProjectOutcome",
ADD COLUMN     "lessonsLearned" TEXT NOT NULL DEFAULT '';
