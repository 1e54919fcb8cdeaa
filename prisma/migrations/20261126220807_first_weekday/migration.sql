-- AlterTable
ALTER TABLE "Holiday" ADD COLUMN     "nameArabic" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "firstWeekday" INTEGER NOT NULL DEFAULT 1;

-- Weeks begin with Monday, Saturday or Sunday.
ALTER TABLE "Platform" ADD CONSTRAINT "Platform_firstWeekday" CHECK ("firstWeekday" IN (1, 6, 7));
