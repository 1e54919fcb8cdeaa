-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provenAt" TIMESTAMP(3);
