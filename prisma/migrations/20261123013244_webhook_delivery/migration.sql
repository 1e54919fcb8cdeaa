-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'WEBHOOK_PAUSED';

-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "failingSince" TIMESTAMP(3),
ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "nextAttemptAt" TIMESTAMP(3),
ADD COLUMN     "pausedAt" TIMESTAMP(3),
ADD COLUMN     "sendingUntil" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "failedAt" TIMESTAMP(3);
