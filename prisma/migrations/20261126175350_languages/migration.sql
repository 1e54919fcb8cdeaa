-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'ENGLISH';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "language" "Language";
