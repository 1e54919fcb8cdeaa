-- CreateEnum
CREATE TYPE "Language" AS ENUM ('ENGLISH', 'ARABIC');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('WAITING', 'SENT', 'FAILED', 'GIVEN_UP', 'NOT_NEEDED');

-- AlterTable
ALTER TABLE "NotificationSchedule" ALTER COLUMN "digestHour" DROP NOT NULL,
ALTER COLUMN "digestHour" DROP DEFAULT;

-- 8 was what everybody had who had not chosen.
UPDATE "NotificationSchedule" SET "digestHour" = NULL WHERE "digestHour" = 8;

-- CreateTable
CREATE TABLE "NotificationDefault" (
    "id" SERIAL NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "bell" BOOLEAN NOT NULL,
    "email" "EmailDelivery" NOT NULL,

    CONSTRAINT "NotificationDefault_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationTemplate" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT,
    "text" TEXT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NotificationTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DigestTimes" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "dailyHour" INTEGER NOT NULL DEFAULT 8,
    "weeklyDay" INTEGER NOT NULL DEFAULT 1,
    "weeklyHour" INTEGER NOT NULL DEFAULT 8,

    CONSTRAINT "DigestTimes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutgoingMail" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "notificationId" INTEGER,
    "isTest" BOOLEAN NOT NULL DEFAULT false,
    "state" "MailState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "answer" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "giveUpAt" TIMESTAMP(3) NOT NULL,
    "triedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "OutgoingMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "NotificationDefault_kind_key" ON "NotificationDefault"("kind");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationTemplate_kind_language_key" ON "NotificationTemplate"("kind", "language");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingMail_notificationId_key" ON "OutgoingMail"("notificationId");

-- CreateIndex
CREATE INDEX "OutgoingMail_state_id_idx" ON "OutgoingMail"("state", "id");

-- CreateIndex
CREATE INDEX "OutgoingMail_userId_id_idx" ON "OutgoingMail"("userId", "id");

-- CreateIndex
CREATE INDEX "OutgoingMail_kind_createdAt_idx" ON "OutgoingMail"("kind", "createdAt");

-- CreateIndex
CREATE INDEX "OutgoingMail_createdAt_id_idx" ON "OutgoingMail"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_kind_createdAt_idx" ON "Notification"("kind", "createdAt");

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- There is one row of the times, and words of a kind are given whole or not at all.
ALTER TABLE "DigestTimes" ADD CONSTRAINT "DigestTimes_one" CHECK (
  "id" = 1 AND "dailyHour" BETWEEN 0 AND 23 AND "weeklyDay" BETWEEN 1 AND 7 AND "weeklyHour" BETWEEN 0 AND 23
);
ALTER TABLE "NotificationTemplate" ADD CONSTRAINT "NotificationTemplate_whole" CHECK (("subject" IS NULL) = ("text" IS NULL));
-- What was sent, or is not needed any more, keeps nothing that it was written from.
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_emptied" CHECK ("state" NOT IN ('SENT', 'NOT_NEEDED') OR "data" = '{}');
