-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'INVESTOR_DOCUMENTS_ASKED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "investorId" INTEGER;

-- CreateTable
CREATE TABLE "Investor" (
    "id" INTEGER NOT NULL,
    "askedFor" TEXT NOT NULL DEFAULT '',
    "askedAt" TIMESTAMP(3),
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "Investor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvestorNote" (
    "id" SERIAL NOT NULL,
    "investorId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),

    CONSTRAINT "InvestorNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Investor_answeredAt_askedAt_idx" ON "Investor"("answeredAt", "askedAt");

-- CreateIndex
CREATE INDEX "InvestorNote_investorId_id_idx" ON "InvestorNote"("investorId", "id");

-- CreateIndex
CREATE INDEX "InvestorNote_authorId_idx" ON "InvestorNote"("authorId");

-- CreateIndex
CREATE INDEX "File_investorId_idx" ON "File"("investorId");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "Investor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Investor" ADD CONSTRAINT "Investor_id_fkey" FOREIGN KEY ("id") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvestorNote" ADD CONSTRAINT "InvestorNote_investorId_fkey" FOREIGN KEY ("investorId") REFERENCES "Investor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvestorNote" ADD CONSTRAINT "InvestorNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A file hangs on exactly one record.
ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId", "investmentInterestId", "dataRoomId", "investorId") = 1);

-- What rules promise, the database keeps.
ALTER TABLE "Investor"
  ADD CONSTRAINT "Investor_asked" CHECK (("askedFor" = '') = ("askedAt" IS NULL)),
  ADD CONSTRAINT "Investor_answered" CHECK ("answeredAt" IS NULL OR "askedAt" IS NOT NULL);

-- Every account of an investor has one, whatever way it is made.
CREATE FUNCTION make_investor() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Investor" ("id") VALUES (NEW."id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "User_investor" AFTER INSERT OR UPDATE OF "role" ON "User"
  FOR EACH ROW WHEN (NEW."role" = 'INVESTOR') EXECUTE FUNCTION make_investor();
INSERT INTO "Investor" ("id") SELECT "id" FROM "User" WHERE "role" = 'INVESTOR';
