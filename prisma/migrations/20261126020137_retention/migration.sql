-- AlterEnum
ALTER TYPE "SecurityEventKind" ADD VALUE 'DATA_TAKEN';

-- CreateTable
CREATE TABLE "RetentionRule" (
    "name" TEXT NOT NULL,
    "days" INTEGER,
    "forEver" BOOLEAN NOT NULL DEFAULT false,
    "ranAt" TIMESTAMP(3),
    "removed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "RetentionRule_pkey" PRIMARY KEY ("name")
);
