-- Owners of API keys are reminded before they end, once for each number of days ahead.
ALTER TYPE "NotificationKind" ADD VALUE 'API_KEY_ENDS';
ALTER TABLE "ApiKey" ADD COLUMN "remindedDays" INTEGER;
