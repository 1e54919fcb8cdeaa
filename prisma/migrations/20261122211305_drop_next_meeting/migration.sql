-- AlterTable
ALTER TABLE "Project" DROP COLUMN "nextMeeting";
