-- CreateEnum
CREATE TYPE "MatchReply" AS ENUM ('INTERESTED', 'NOT_RELEVANT');

-- CreateEnum
CREATE TYPE "MatchReason" AS ENUM ('OTHER_SUBJECT', 'OTHER_STAGE', 'FUNDING', 'TIME', 'KNOWN', 'OTHER');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'CHALLENGE_MATCHED';

-- CreateTable
CREATE TABLE "MatchAnswer" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "reply" "MatchReply" NOT NULL,
    "reason" "MatchReason",
    "comment" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MatchAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MutualMatch" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MutualMatch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MatchAnswer_projectId_challengeId_idx" ON "MatchAnswer"("projectId", "challengeId");

-- CreateIndex
CREATE INDEX "MatchAnswer_challengeId_idx" ON "MatchAnswer"("challengeId");

-- CreateIndex
CREATE UNIQUE INDEX "MatchAnswer_userId_projectId_challengeId_key" ON "MatchAnswer"("userId", "projectId", "challengeId");

-- CreateIndex
CREATE INDEX "MutualMatch_challengeId_idx" ON "MutualMatch"("challengeId");

-- CreateIndex
CREATE UNIQUE INDEX "MutualMatch_projectId_challengeId_key" ON "MutualMatch"("projectId", "challengeId");

-- AddForeignKey
ALTER TABLE "MatchAnswer" ADD CONSTRAINT "MatchAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchAnswer" ADD CONSTRAINT "MatchAnswer_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchAnswer" ADD CONSTRAINT "MatchAnswer_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MutualMatch" ADD CONSTRAINT "MutualMatch_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MutualMatch" ADD CONSTRAINT "MutualMatch_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
