-- CreateEnum
CREATE TYPE "HoldingInstrument" AS ENUM ('EQUITY', 'CONVERTIBLE_NOTE', 'SAFE', 'LOAN', 'GRANT', 'LICENSE_REVENUE', 'OTHER');

-- CreateEnum
CREATE TYPE "HoldingStage" AS ENUM ('PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'GROWTH');

-- CreateEnum
CREATE TYPE "HoldingStatus" AS ENUM ('ACTIVE', 'EXITED', 'WRITTEN_OFF');

-- CreateEnum
CREATE TYPE "UpdateInterval" AS ENUM ('ONCE', 'MONTHLY', 'QUARTERLY', 'HALF_YEARLY');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'HOLDING_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'HOLDING_UPDATE_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'HOLDING_UPDATE_DUE';
ALTER TYPE "NotificationKind" ADD VALUE 'HOLDING_UPDATE_ANSWERED';

-- CreateTable
CREATE TABLE "Holding" (
    "id" SERIAL NOT NULL,
    "investorId" INTEGER,
    "investmentInterestId" INTEGER,
    "projectId" INTEGER,
    "external" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "sector" "Sector" NOT NULL DEFAULT 'OTHER',
    "trlAtInvestment" INTEGER,
    "arlAtInvestment" INTEGER,
    "trl" INTEGER,
    "fundingStage" "HoldingStage" NOT NULL,
    "instrument" "HoldingInstrument" NOT NULL,
    "amount" INTEGER NOT NULL,
    "investedOn" DATE NOT NULL,
    "stakePercent" DECIMAL(6,3),
    "status" "HoldingStatus" NOT NULL DEFAULT 'ACTIVE',
    "endedOn" DATE,
    "proceeds" INTEGER,
    "notes" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name")) STORED,
    "sortName" TEXT NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,

    CONSTRAINT "Holding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HoldingMilestone" (
    "id" SERIAL NOT NULL,
    "holdingId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "plannedOn" DATE NOT NULL,
    "doneOn" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HoldingMilestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HoldingValuation" (
    "id" SERIAL NOT NULL,
    "holdingId" INTEGER NOT NULL,
    "valuedOn" DATE NOT NULL,
    "stakeValue" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HoldingValuation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HoldingRequest" (
    "id" SERIAL NOT NULL,
    "holdingId" INTEGER NOT NULL,
    "every" "UpdateInterval" NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "kpis" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "HoldingRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HoldingUpdate" (
    "id" SERIAL NOT NULL,
    "holdingId" INTEGER NOT NULL,
    "holdingRequestId" INTEGER,
    "title" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "answeredById" INTEGER,
    "remindedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title")) STORED,

    CONSTRAINT "HoldingUpdate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HoldingFigure" (
    "id" SERIAL NOT NULL,
    "holdingUpdateId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL DEFAULT '',
    "value" DOUBLE PRECISION,

    CONSTRAINT "HoldingFigure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Holding_investmentInterestId_key" ON "Holding"("investmentInterestId");

-- CreateIndex
CREATE INDEX "Holding_searchText_trgm" ON "Holding" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Holding_sortName_id_idx" ON "Holding"("sortName", "id");

-- CreateIndex
CREATE INDEX "Holding_amount_id_idx" ON "Holding"("amount", "id");

-- CreateIndex
CREATE INDEX "Holding_investedOn_id_idx" ON "Holding"("investedOn", "id");

-- CreateIndex
CREATE INDEX "Holding_updatedAt_id_idx" ON "Holding"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Holding_investorId_id_idx" ON "Holding"("investorId", "id");

-- CreateIndex
CREATE INDEX "Holding_projectId_idx" ON "Holding"("projectId");

-- CreateIndex
CREATE INDEX "HoldingMilestone_holdingId_plannedOn_idx" ON "HoldingMilestone"("holdingId", "plannedOn");

-- CreateIndex
CREATE INDEX "HoldingValuation_holdingId_valuedOn_idx" ON "HoldingValuation"("holdingId", "valuedOn");

-- CreateIndex
CREATE INDEX "HoldingRequest_holdingId_idx" ON "HoldingRequest"("holdingId");

-- CreateIndex
CREATE INDEX "HoldingUpdate_searchText_trgm" ON "HoldingUpdate" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "HoldingUpdate_holdingId_dueOn_idx" ON "HoldingUpdate"("holdingId", "dueOn");

-- CreateIndex
CREATE INDEX "HoldingUpdate_holdingRequestId_idx" ON "HoldingUpdate"("holdingRequestId");

-- CreateIndex
CREATE INDEX "HoldingUpdate_answeredById_idx" ON "HoldingUpdate"("answeredById");

-- CreateIndex
CREATE INDEX "HoldingUpdate_answeredAt_dueOn_idx" ON "HoldingUpdate"("answeredAt", "dueOn");

-- CreateIndex
CREATE INDEX "HoldingUpdate_dueOn_id_idx" ON "HoldingUpdate"("dueOn", "id");

-- CreateIndex
CREATE INDEX "HoldingFigure_holdingUpdateId_id_idx" ON "HoldingFigure"("holdingUpdateId", "id");

-- AddForeignKey
ALTER TABLE "Holding" ADD CONSTRAINT "Holding_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Holding" ADD CONSTRAINT "Holding_investmentInterestId_fkey" FOREIGN KEY ("investmentInterestId") REFERENCES "InvestmentInterest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Holding" ADD CONSTRAINT "Holding_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingMilestone" ADD CONSTRAINT "HoldingMilestone_holdingId_fkey" FOREIGN KEY ("holdingId") REFERENCES "Holding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingValuation" ADD CONSTRAINT "HoldingValuation_holdingId_fkey" FOREIGN KEY ("holdingId") REFERENCES "Holding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingRequest" ADD CONSTRAINT "HoldingRequest_holdingId_fkey" FOREIGN KEY ("holdingId") REFERENCES "Holding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingUpdate" ADD CONSTRAINT "HoldingUpdate_holdingId_fkey" FOREIGN KEY ("holdingId") REFERENCES "Holding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingUpdate" ADD CONSTRAINT "HoldingUpdate_holdingRequestId_fkey" FOREIGN KEY ("holdingRequestId") REFERENCES "HoldingRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingUpdate" ADD CONSTRAINT "HoldingUpdate_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HoldingFigure" ADD CONSTRAINT "HoldingFigure_holdingUpdateId_fkey" FOREIGN KEY ("holdingUpdateId") REFERENCES "HoldingUpdate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An investor is asked for one series of updates of a holding at a time, and the lead owes one answer at a time.
CREATE UNIQUE INDEX "HoldingRequest_one_open" ON "HoldingRequest"("holdingId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "HoldingUpdate_one_open" ON "HoldingUpdate"("holdingRequestId") WHERE "answeredAt" IS NULL;

-- What rules promise, the database keeps.
ALTER TABLE "Holding"
  ADD CONSTRAINT "Holding_amounts" CHECK ("amount" > 0 AND "proceeds" >= 0),
  ADD CONSTRAINT "Holding_stake" CHECK ("stakePercent" > 0 AND "stakePercent" <= 100),
  ADD CONSTRAINT "Holding_levels" CHECK ("trl" BETWEEN 1 AND 9 AND "trlAtInvestment" BETWEEN 1 AND 9 AND "arlAtInvestment" BETWEEN 1 AND 9),
  ADD CONSTRAINT "Holding_ended" CHECK (("status" = 'ACTIVE') = ("endedOn" IS NULL) AND ("status" = 'ACTIVE') = ("proceeds" IS NULL) AND "endedOn" >= "investedOn"),
  ADD CONSTRAINT "Holding_external" CHECK (NOT "external" OR num_nonnulls("investmentInterestId", "projectId") = 0);
ALTER TABLE "HoldingValuation"
  ADD CONSTRAINT "HoldingValuation_value" CHECK ("stakeValue" >= 0 AND "source" <> '');
ALTER TABLE "HoldingUpdate"
  ADD CONSTRAINT "HoldingUpdate_answered" CHECK (("text" = '') = ("answeredAt" IS NULL) AND ("holdingRequestId" IS NOT NULL OR "answeredAt" IS NOT NULL));
