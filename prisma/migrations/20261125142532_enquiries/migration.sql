-- CreateEnum
CREATE TYPE "EnquiryStatus" AS ENUM ('OPEN', 'ANSWERED', 'CLOSED');

-- CreateTable
CREATE TABLE "TechnologyEnquiry" (
    "id" SERIAL NOT NULL,
    "summaryId" INTEGER,
    "headline" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "organization" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL,
    "status" "EnquiryStatus" NOT NULL DEFAULT 'OPEN',
    "answerBy" DATE NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "answeredById" INTEGER,
    "closeReason" TEXT NOT NULL DEFAULT '',
    "closedAt" TIMESTAMP(3),
    "handlerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("headline" || ' ' || "name" || ' ' || "organization" || ' ' || "message")) STORED,

    CONSTRAINT "TechnologyEnquiry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_searchText_trgm" ON "TechnologyEnquiry" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_createdAt_id_idx" ON "TechnologyEnquiry"("createdAt", "id");

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_answerBy_id_idx" ON "TechnologyEnquiry"("answerBy", "id");

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_status_answerBy_idx" ON "TechnologyEnquiry"("status", "answerBy");

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_summaryId_idx" ON "TechnologyEnquiry"("summaryId");

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_answeredById_idx" ON "TechnologyEnquiry"("answeredById");

-- CreateIndex
CREATE INDEX "TechnologyEnquiry_handlerId_idx" ON "TechnologyEnquiry"("handlerId");

-- AddForeignKey
ALTER TABLE "TechnologyEnquiry" ADD CONSTRAINT "TechnologyEnquiry_summaryId_fkey" FOREIGN KEY ("summaryId") REFERENCES "TechnologySummary"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TechnologyEnquiry" ADD CONSTRAINT "TechnologyEnquiry_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TechnologyEnquiry" ADD CONSTRAINT "TechnologyEnquiry_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What rules promise, the database keeps.
ALTER TABLE "TechnologyEnquiry"
  ADD CONSTRAINT "TechnologyEnquiry_ended" CHECK (
    CASE "status"
      WHEN 'OPEN' THEN num_nonnulls("answeredAt", "closedAt") = 0
      WHEN 'ANSWERED' THEN "answeredAt" IS NOT NULL AND "answer" <> '' AND "closedAt" IS NULL
      ELSE "closedAt" IS NOT NULL AND "closeReason" <> '' AND "answeredAt" IS NULL
    END);
