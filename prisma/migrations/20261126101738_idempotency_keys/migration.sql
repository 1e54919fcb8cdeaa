-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "id" SERIAL NOT NULL,
    "caller" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "answer" TEXT,
    "madeAt" TIMESTAMP(3),
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IdempotencyKey_startedAt_idx" ON "IdempotencyKey"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdempotencyKey_caller_key_key" ON "IdempotencyKey"("caller", "key");
