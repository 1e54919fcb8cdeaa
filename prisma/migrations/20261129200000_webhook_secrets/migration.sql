-- A webhook gets a new secret while the one before still signs.
ALTER TABLE "Webhook" ADD COLUMN "previousSecret" TEXT, ADD COLUMN "previousSecretUntil" TIMESTAMP(3);
