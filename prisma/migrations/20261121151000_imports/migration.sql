-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('READY', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "Import" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "fileName" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" INTEGER NOT NULL,
    "ownerEmail" TEXT NOT NULL DEFAULT '',
    "state" "ImportState" NOT NULL DEFAULT 'READY',
    "done" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "existing" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "error" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Import_key_key" ON "Import"("key");

-- CreateIndex
CREATE INDEX "Import_userId_id_idx" ON "Import"("userId", "id");

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
