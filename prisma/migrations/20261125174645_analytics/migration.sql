-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('OVERVIEW', 'PIPELINE', 'ANNUAL');

-- CreateEnum
CREATE TYPE "ReportInterval" AS ENUM ('WEEKLY', 'MONTHLY');

-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "fiscalYearMonth" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "openData" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "FigureRow" (
    "id" SERIAL NOT NULL,
    "figure" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "key" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3),
    "knownFrom" TIMESTAMP(3) NOT NULL,
    "knownUntil" TIMESTAMP(3),
    "value" INTEGER,
    "department" TEXT NOT NULL DEFAULT '',
    "sector" "Sector",
    "journey" INTEGER,
    "people" INTEGER[],

    CONSTRAINT "FigureRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FigureRefresh" (
    "figure" TEXT NOT NULL,
    "refreshedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FigureRefresh_pkey" PRIMARY KEY ("figure")
);

-- CreateTable
CREATE TABLE "KeptFigures" (
    "question" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "asOf" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KeptFigures_pkey" PRIMARY KEY ("question")
);

-- CreateTable
CREATE TABLE "ReportSubscription" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "report" "ReportKind" NOT NULL,
    "interval" "ReportInterval" NOT NULL,
    "sentOn" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReportSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnnualEntry" (
    "id" SERIAL NOT NULL,
    "fiscalYear" INTEGER NOT NULL,
    "line" TEXT NOT NULL,
    "value" INTEGER,
    "source" TEXT NOT NULL DEFAULT '',
    "enteredById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnnualEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FigureRow_figure_at_idx" ON "FigureRow"("figure", "at");

-- CreateIndex
CREATE INDEX "FigureRow_figure_journey_idx" ON "FigureRow"("figure", "journey");

-- CreateIndex
CREATE INDEX "FigureRow_people_idx" ON "FigureRow" USING GIN ("people");

-- CreateIndex
CREATE INDEX "ReportSubscription_interval_sentOn_idx" ON "ReportSubscription"("interval", "sentOn");

-- CreateIndex
CREATE UNIQUE INDEX "ReportSubscription_userId_report_key" ON "ReportSubscription"("userId", "report");

-- CreateIndex
CREATE INDEX "AnnualEntry_fiscalYear_line_id_idx" ON "AnnualEntry"("fiscalYear", "line", "id");

-- CreateIndex
CREATE INDEX "AnnualEntry_enteredById_idx" ON "AnnualEntry"("enteredById");

-- AddForeignKey
ALTER TABLE "ReportSubscription" ADD CONSTRAINT "ReportSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnualEntry" ADD CONSTRAINT "AnnualEntry_enteredById_fkey" FOREIGN KEY ("enteredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is known now of a record is one row of a figure.
CREATE UNIQUE INDEX "FigureRow_known" ON "FigureRow" ("figure", "entity", "entityId", "key") WHERE "knownUntil" IS NULL;

-- What is asked of today reads these columns alone.
CREATE INDEX "FigureRow_counts" ON "FigureRow" ("figure", "at") INCLUDE ("until", "value", "department", "sector", "journey") WHERE "knownUntil" IS NULL;

-- The moves of records in the audit trail, among millions of other entries.
CREATE INDEX "AuditEntry_idea_moves" ON "AuditEntry" ("entityId", "at") WHERE "entity" = 'Idea' AND ("changes" -> 'status') IS NOT NULL;
CREATE INDEX "AuditEntry_project_levels" ON "AuditEntry" ("entityId", "id") WHERE "entity" = 'Project' AND (("changes" -> 'trl') IS NOT NULL OR ("changes" -> 'validatedTrl') IS NOT NULL);
CREATE INDEX "AuditEntry_project_openings" ON "AuditEntry" ("entityId", "at") WHERE "entity" = 'Project' AND (("changes" -> 'approvedForIndustry') IS NOT NULL OR ("changes" -> 'approvedForInvestors') IS NOT NULL);

ALTER TABLE "Platform" ADD CONSTRAINT "Platform_fiscalYearMonth" CHECK ("fiscalYearMonth" BETWEEN 1 AND 12);
