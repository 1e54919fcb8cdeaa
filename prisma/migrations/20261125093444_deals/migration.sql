-- CreateEnum
CREATE TYPE "DealStatus" AS ENUM ('OPEN', 'LICENSED', 'SPUN_OUT', 'INVESTED', 'ENDED');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'PROJECT_DEAL_CLOSED';

-- CreateTable
CREATE TABLE "Deal" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "status" "DealStatus" NOT NULL DEFAULT 'OPEN',
    "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handlerId" INTEGER,
    "party" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER,
    "closedOn" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "party")) STORED,
    "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED,

    CONSTRAINT "Deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DealBlocker" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMP(3),

    CONSTRAINT "DealBlocker_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Deal_searchText_trgm" ON "Deal" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Deal_sortTitle_id_idx" ON "Deal"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Deal_statusSince_id_idx" ON "Deal"("statusSince", "id");

-- CreateIndex
CREATE INDEX "Deal_createdAt_id_idx" ON "Deal"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Deal_updatedAt_id_idx" ON "Deal"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Deal_projectId_idx" ON "Deal"("projectId");

-- CreateIndex
CREATE INDEX "Deal_handlerId_idx" ON "Deal"("handlerId");

-- CreateIndex
CREATE INDEX "DealBlocker_dealId_id_idx" ON "DealBlocker"("dealId", "id");

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealBlocker" ADD CONSTRAINT "DealBlocker_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A project has one open deal at most, whatever races.
CREATE UNIQUE INDEX "Deal_one_open" ON "Deal"("projectId") WHERE "status" = 'OPEN';
ALTER TABLE "Deal"
  ADD CONSTRAINT "Deal_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "Deal_closed" CHECK (("status" = 'OPEN') = ("closedOn" IS NULL)),
  ADD CONSTRAINT "Deal_party" CHECK ("status" IN ('OPEN', 'ENDED') OR "party" <> '');

-- Projects with interests that go on have their deal from the start.
INSERT INTO "Deal" ("projectId", "title", "createdAt", "updatedAt", "statusSince")
  SELECT p."id", p."title", min(i."createdAt"), min(i."createdAt"), min(i."createdAt")
  FROM "InvestmentInterest" i JOIN "Project" p ON p."id" = i."projectId"
  WHERE i."status" NOT IN ('PASSED', 'WITHDRAWN') GROUP BY p."id", p."title";
