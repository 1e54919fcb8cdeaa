-- CreateEnum
CREATE TYPE "ExportRhythm" AS ENUM ('DAILY', 'WEEKLY', 'MONTHLY');

-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('CSV', 'JSON', 'BIBTEX');

-- CreateEnum
CREATE TYPE "ExportRunState" AS ENUM ('QUEUED', 'DONE', 'FAILED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'EXPORT_READY';
ALTER TYPE "NotificationKind" ADD VALUE 'EXPORT_FAILED';

-- CreateTable
CREATE TABLE "ScheduledExport" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "format" "ExportFormat" NOT NULL,
    "columns" TEXT[],
    "filter" JSONB,
    "sort" TEXT NOT NULL DEFAULT '',
    "rhythm" "ExportRhythm" NOT NULL,
    "weekday" INTEGER,
    "monthDay" INTEGER,
    "time" TEXT NOT NULL,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "nextAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ScheduledExport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExportRun" (
    "id" SERIAL NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "dueAt" TIMESTAMP(3),
    "state" "ExportRunState" NOT NULL DEFAULT 'QUEUED',
    "rows" INTEGER,
    "bytes" INTEGER,
    "key" TEXT,
    "error" TEXT NOT NULL DEFAULT '',
    "endedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExportRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ScheduledExport_ownerId_idx" ON "ScheduledExport"("ownerId");

-- CreateIndex
CREATE INDEX "ScheduledExport_paused_nextAt_idx" ON "ScheduledExport"("paused", "nextAt");

-- CreateIndex
CREATE UNIQUE INDEX "ExportRun_key_key" ON "ExportRun"("key");

-- CreateIndex
CREATE INDEX "ExportRun_createdAt_idx" ON "ExportRun"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ExportRun_scheduleId_dueAt_key" ON "ExportRun"("scheduleId", "dueAt");

-- AddForeignKey
ALTER TABLE "ScheduledExport" ADD CONSTRAINT "ScheduledExport_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExportRun" ADD CONSTRAINT "ExportRun_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "ScheduledExport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of what is asked for by hand, one is made at a time.
CREATE UNIQUE INDEX "ExportRun_byHand_key" ON "ExportRun"("scheduleId") WHERE "state" = 'QUEUED' AND "dueAt" IS NULL;

ALTER TABLE "ScheduledExport"
  ADD CONSTRAINT "ScheduledExport_day_check" CHECK (
    ("rhythm" = 'WEEKLY') = ("weekday" IS NOT NULL) AND ("rhythm" = 'MONTHLY') = ("monthDay" IS NOT NULL)
  );
