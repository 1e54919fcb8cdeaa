-- AlterTable
ALTER TABLE "NotificationSchedule" ALTER COLUMN "unsubscribeKey" DROP NOT NULL,
ALTER COLUMN "unsubscribeKey" DROP DEFAULT;
