-- Companies read the rooms that were opened to them (docs/decisions/0445); those that are there were filled for investors.
ALTER TABLE "DataRoom" ADD COLUMN "openToCompanies" BOOLEAN NOT NULL DEFAULT false;
