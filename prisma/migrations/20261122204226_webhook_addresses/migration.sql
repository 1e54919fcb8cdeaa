-- AlterEnum
ALTER TYPE "WebhookEvent" ADD VALUE 'IDEA_STATUS_CHANGED';
ALTER TYPE "WebhookEvent" ADD VALUE 'CHALLENGE_STATUS_CHANGED';
ALTER TYPE "WebhookEvent" ADD VALUE 'PROPOSAL_STATUS_CHANGED';
ALTER TYPE "WebhookEvent" ADD VALUE 'SESSION_STATUS_CHANGED';

-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "failingSince" TIMESTAMP(3),
ADD COLUMN     "pausedAt" TIMESTAMP(3),
ADD COLUMN     "sendingUntil" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "dueAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_dueAt_idx" ON "WebhookDelivery"("webhookId", "dueAt");

-- Messages that arrived or were given up are not sent again.
UPDATE "WebhookDelivery" SET "dueAt" = NULL WHERE "deliveredAt" IS NOT NULL OR "attempts" >= 9;
