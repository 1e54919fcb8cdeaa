-- Those that were told before share one moment, and keep their order by their numbers.
ALTER TABLE "Notification" ADD COLUMN     "archivedAt" TIMESTAMP(3),
ADD COLUMN     "placedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "snoozedUntil" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX IF NOT EXISTS "Notification_userId_placedAt_id_idx" ON "Notification"("userId", "placedAt", "id");

-- What was put away is read, and does not come back by itself.
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_archived" CHECK ("archivedAt" IS NULL OR ("readAt" IS NOT NULL AND "snoozedUntil" IS NULL)) NOT VALID;
