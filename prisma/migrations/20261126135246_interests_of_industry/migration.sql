-- CreateEnum
CREATE TYPE "InterestKind" AS ENUM ('INVESTMENT', 'INDUSTRY');

-- AlterTable
ALTER TABLE "InvestmentInterest" ADD COLUMN     "kind" "InterestKind" NOT NULL DEFAULT 'INVESTMENT';

-- The interest of a company has no amounts, and leads to the deal of the project instead of an investment.
ALTER TABLE "InvestmentInterest"
  ADD CONSTRAINT "InvestmentInterest_of_industry" CHECK ("kind" = 'INVESTMENT'
    OR ("amountFrom" IS NULL AND "amountUntil" IS NULL AND NOT "amountOpen" AND "status" NOT IN ('TERM_SHEET', 'INVESTED')));

-- The number of interested investors is of investors alone.
CREATE OR REPLACE FUNCTION count_interests() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  -- The other row of an insertion or a deletion is null.
  more INTEGER := coalesce((NEW."kind" = 'INVESTMENT')::int * is_counted(NEW."status"), 0)
    - coalesce((OLD."kind" = 'INVESTMENT')::int * is_counted(OLD."status"), 0);
BEGIN
  UPDATE "Project" SET "investorInterestCount" = "investorInterestCount" + more
  WHERE "id" = coalesce(NEW."projectId", OLD."projectId") AND more <> 0;
  RETURN NULL;
END $$;
