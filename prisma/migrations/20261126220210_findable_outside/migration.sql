-- AlterTable
ALTER TABLE "User" ADD COLUMN     "findableOutside" BOOLEAN NOT NULL DEFAULT true;
