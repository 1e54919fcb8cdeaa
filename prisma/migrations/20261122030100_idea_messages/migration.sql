-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_MESSAGE';

-- CreateTable
CREATE TABLE "IdeaMessage" (
    "id" SERIAL NOT NULL,
    "ideaId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdeaMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IdeaMessage_ideaId_id_idx" ON "IdeaMessage"("ideaId", "id");

-- CreateIndex
CREATE INDEX "IdeaMessage_authorId_idx" ON "IdeaMessage"("authorId");

-- AddForeignKey
ALTER TABLE "IdeaMessage" ADD CONSTRAINT "IdeaMessage_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdeaMessage" ADD CONSTRAINT "IdeaMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
