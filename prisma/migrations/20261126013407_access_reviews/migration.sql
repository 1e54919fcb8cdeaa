-- CreateEnum
CREATE TYPE "AccessReviewScope" AS ENUM ('ADMINISTRATORS', 'TEAM', 'EXTERNAL', 'GRANTS');

-- CreateEnum
CREATE TYPE "AccessReviewStatus" AS ENUM ('OPEN', 'FINISHED');

-- CreateEnum
CREATE TYPE "AccessReviewDecision" AS ENUM ('KEEP', 'REMOVE', 'CHANGE');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'ACCESS_REVIEW_OPENED';

-- CreateTable
CREATE TABLE "AccessReviewSchedule" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" "AccessReviewScope"[],
    "everyMonths" INTEGER NOT NULL,
    "answerDays" INTEGER NOT NULL,
    "nextOn" DATE NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccessReviewSchedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessReview" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "scheduleId" INTEGER,
    "status" "AccessReviewStatus" NOT NULL DEFAULT 'OPEN',
    "openedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueOn" DATE NOT NULL,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "AccessReview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessReviewItem" (
    "id" SERIAL NOT NULL,
    "reviewId" INTEGER NOT NULL,
    "scope" "AccessReviewScope" NOT NULL,
    "userId" INTEGER,
    "role" "Role",
    "recordGrantId" INTEGER,
    "roomGrantId" INTEGER,
    "title" TEXT NOT NULL DEFAULT '',
    "expiresOn" DATE,
    "since" TIMESTAMP(3) NOT NULL,
    "givenById" INTEGER,
    "lastSignIn" TIMESTAMP(3),
    "decision" "AccessReviewDecision",
    "reason" TEXT NOT NULL DEFAULT '',
    "decidedAt" TIMESTAMP(3),
    "decidedById" INTEGER,

    CONSTRAINT "AccessReviewItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccessReviewSchedule_active_nextOn_idx" ON "AccessReviewSchedule"("active", "nextOn");

-- CreateIndex
CREATE INDEX "AccessReview_status_dueOn_idx" ON "AccessReview"("status", "dueOn");

-- CreateIndex
CREATE INDEX "AccessReview_scheduleId_idx" ON "AccessReview"("scheduleId");

-- CreateIndex
CREATE INDEX "AccessReview_dueOn_id_idx" ON "AccessReview"("dueOn", "id");

-- CreateIndex
CREATE INDEX "AccessReview_openedAt_id_idx" ON "AccessReview"("openedAt", "id");

-- CreateIndex
CREATE INDEX "AccessReviewItem_reviewId_decision_idx" ON "AccessReviewItem"("reviewId", "decision");

-- CreateIndex
CREATE INDEX "AccessReviewItem_reviewId_since_id_idx" ON "AccessReviewItem"("reviewId", "since", "id");

-- CreateIndex
CREATE INDEX "AccessReviewItem_userId_idx" ON "AccessReviewItem"("userId");

-- CreateIndex
CREATE INDEX "AccessReviewItem_givenById_idx" ON "AccessReviewItem"("givenById");

-- CreateIndex
CREATE INDEX "AccessReviewItem_decidedById_idx" ON "AccessReviewItem"("decidedById");

-- CreateIndex
CREATE INDEX "AccessReviewItem_recordGrantId_idx" ON "AccessReviewItem"("recordGrantId");

-- CreateIndex
CREATE INDEX "AccessReviewItem_roomGrantId_idx" ON "AccessReviewItem"("roomGrantId");

-- AddForeignKey
ALTER TABLE "AccessReview" ADD CONSTRAINT "AccessReview_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "AccessReviewSchedule"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "AccessReview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_recordGrantId_fkey" FOREIGN KEY ("recordGrantId") REFERENCES "RecordGrant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_roomGrantId_fkey" FOREIGN KEY ("roomGrantId") REFERENCES "RoomGrant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessReviewItem" ADD CONSTRAINT "AccessReviewItem_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of a schedule one review is open at most.
CREATE UNIQUE INDEX "AccessReview_one_open" ON "AccessReview"("scheduleId") WHERE "status" = 'OPEN';

-- A decision says when it was taken.
ALTER TABLE "AccessReviewItem"
  ADD CONSTRAINT "AccessReviewItem_decided" CHECK (("decision" IS NULL) = ("decidedAt" IS NULL));
