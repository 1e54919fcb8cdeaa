-- AlterTable
ALTER TABLE "CoApplicant" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "KeptAnswer" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "due" DATE NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lapsed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "KeptAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KeptAnswer_kind_endedAt_idx" ON "KeptAnswer"("kind", "endedAt");

-- Until now the days of co-applicants counted from their proposal on.
UPDATE "CoApplicant" SET "askedAt" = "Proposal"."createdAt" FROM "Proposal" WHERE "Proposal"."id" = "CoApplicant"."proposalId";
