-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "embargoUntil" DATE;
