-- CreateEnum
CREATE TYPE "SecurityEventKind" AS ENUM ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'SESSION_ENDED', 'ACCESS_REFUSED', 'LIMIT_REACHED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'ROLE_CHANGED', 'STATUS_CHANGED', 'API_KEY_CREATED', 'API_KEY_ENDED');

-- CreateTable
CREATE TABLE "SecurityEvent" (
    "id" SERIAL NOT NULL,
    "kind" "SecurityEventKind" NOT NULL,
    "userId" INTEGER,
    "actorId" INTEGER,
    "address" TEXT NOT NULL DEFAULT '',
    "userAgent" TEXT NOT NULL DEFAULT '',
    "detail" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL DEFAULT 1,
    "key" TEXT,
    "requestId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecurityEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SecurityEvent_key_key" ON "SecurityEvent"("key");

-- CreateIndex
CREATE INDEX "SecurityEvent_userId_createdAt_id_idx" ON "SecurityEvent"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SecurityEvent_actorId_idx" ON "SecurityEvent"("actorId");

-- CreateIndex
CREATE INDEX "SecurityEvent_createdAt_id_idx" ON "SecurityEvent"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "SecurityEvent" ADD CONSTRAINT "SecurityEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecurityEvent" ADD CONSTRAINT "SecurityEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
