-- AlterTable
ALTER TABLE "Platform" ADD COLUMN     "draftLook" JSONB;
