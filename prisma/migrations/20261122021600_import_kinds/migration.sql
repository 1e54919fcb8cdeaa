-- CreateEnum
CREATE TYPE "ImportKind" AS ENUM ('PROJECT', 'CHALLENGE');

-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "kind" "ImportKind" NOT NULL DEFAULT 'PROJECT';
