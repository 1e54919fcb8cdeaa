-- CreateEnum
CREATE TYPE "AgreementKind" AS ENUM ('PATENTABILITY', 'NDA', 'MTA', 'DATA_USE', 'SOFTWARE_LICENSE');

-- AlterTable
ALTER TABLE "SupportRequest" ADD COLUMN     "agreementKind" "AgreementKind";
