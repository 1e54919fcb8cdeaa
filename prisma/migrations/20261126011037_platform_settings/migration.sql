-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "maintenanceArabic" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "maintenanceSince" TIMESTAMP(3),
ADD COLUMN     "maintenanceText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "maintenanceUntil" TIMESTAMP(3),
ADD COLUMN     "replyTo" TEXT,
ADD COLUMN     "shortDollars" BOOLEAN NOT NULL DEFAULT false;
