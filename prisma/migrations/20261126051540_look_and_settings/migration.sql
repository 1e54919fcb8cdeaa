-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "arabicName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "arabicShortName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "arabicTagline" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "draftAt" TIMESTAMP(3),
ADD COLUMN     "draftById" INTEGER,
ADD COLUMN     "logoDarkUrl" TEXT,
ADD COLUMN     "logoHasName" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "logoPaperUrl" TEXT,
ADD COLUMN     "logoUrl" TEXT,
ADD COLUMN     "lookRevision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mailColor" TEXT NOT NULL DEFAULT '#0f5c6e',
ADD COLUMN     "mailFooter" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "senderName" TEXT,
ADD COLUMN     "sessionRequests" INTEGER,
ADD COLUMN     "settingsRevision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shortName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tagline" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "uploadMaxMb" INTEGER;

-- CreateTable
CREATE TABLE "LookPicture" (
    "sha256" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "LookPicture_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "LookVersion" (
    "id" SERIAL NOT NULL,
    "look" JSONB NOT NULL,
    "publishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishedById" INTEGER,

    CONSTRAINT "LookVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LookVersion_publishedById_idx" ON "LookVersion"("publishedById");

-- CreateIndex
CREATE INDEX "Platform_draftById_idx" ON "Platform"("draftById");

-- AddForeignKey
ALTER TABLE "Platform" ADD CONSTRAINT "Platform_draftById_fkey" FOREIGN KEY ("draftById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LookVersion" ADD CONSTRAINT "LookVersion_publishedById_fkey" FOREIGN KEY ("publishedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What no form or job can write.
ALTER TABLE "LookPicture" ADD CONSTRAINT "LookPicture_size" CHECK (octet_length("bytes") BETWEEN 1 AND 131072);
ALTER TABLE "Platform" ADD CONSTRAINT "Platform_limits" CHECK ("uploadMaxMb" >= 1 AND "sessionRequests" >= 60);
