-- CreateEnum
CREATE TYPE "EmailDelivery" AS ENUM ('OFF', 'INSTANT', 'DIGEST');

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "inBell" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "inDigest" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "NotificationPreference" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "bell" BOOLEAN NOT NULL,
    "email" "EmailDelivery" NOT NULL,

    CONSTRAINT "NotificationPreference_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationSchedule" (
    "userId" INTEGER NOT NULL,
    "digestHour" INTEGER NOT NULL DEFAULT 8,
    "quietFrom" INTEGER,
    "quietUntil" INTEGER,
    "lastDigest" TIMESTAMP(3),
    "unsubscribeKey" TEXT NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "NotificationSchedule_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "NotificationPreference_userId_kind_key" ON "NotificationPreference"("userId", "kind");

-- CreateIndex
CREATE INDEX "Notification_inDigest_userId_idx" ON "Notification"("inDigest", "userId");

-- AddForeignKey
ALTER TABLE "NotificationPreference" ADD CONSTRAINT "NotificationPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationSchedule" ADD CONSTRAINT "NotificationSchedule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
