-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'FILE_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'FILE_DELETED';

-- CreateTable
CREATE TABLE "File" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "uploaderId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "projectId" INTEGER,

    CONSTRAINT "File_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "File_key_key" ON "File"("key");

-- CreateIndex
CREATE INDEX "File_projectId_id_idx" ON "File"("projectId", "id");

-- CreateIndex
CREATE INDEX "File_uploaderId_idx" ON "File"("uploaderId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_uploaderId_fkey" FOREIGN KEY ("uploaderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file hangs on exactly one record, and there is something in it.
ALTER TABLE "File"
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId") = 1),
  ADD CONSTRAINT "File_size" CHECK ("size" > 0);
