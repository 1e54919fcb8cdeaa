-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_PROPOSED';
ALTER TYPE "NotificationKind" ADD VALUE 'DATA_ROOM_PROPOSAL_ANSWERED';

-- AlterEnum
ALTER TYPE "RoomGrantStatus" ADD VALUE 'PROPOSED' BEFORE 'REQUESTED';

-- AlterTable
ALTER TABLE "RoomGrant" ADD COLUMN     "proposal" TEXT,
ADD COLUMN     "proposedById" INTEGER;

-- CreateIndex
CREATE INDEX "RoomGrant_proposedById_idx" ON "RoomGrant"("proposedById");

-- AddForeignKey
ALTER TABLE "RoomGrant" ADD CONSTRAINT "RoomGrant_proposedById_fkey" FOREIGN KEY ("proposedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What waits has a promised day, what is proposed has its words, all else an answer. A transaction cannot name the state that it adds.
ALTER TABLE "RoomGrant" DROP CONSTRAINT "RoomGrant_requested", DROP CONSTRAINT "RoomGrant_answered",
  ADD CONSTRAINT "RoomGrant_requested" CHECK ("status" IN ('GRANTED', 'DECLINED', 'REVOKED') OR num_nonnulls("requestedAt", "answerBy") = 2),
  ADD CONSTRAINT "RoomGrant_proposed" CHECK ("status" IN ('REQUESTED', 'GRANTED', 'DECLINED', 'REVOKED') OR ("proposal" IS NOT NULL AND "proposal" <> '')),
  ADD CONSTRAINT "RoomGrant_answered" CHECK ("status" NOT IN ('GRANTED', 'DECLINED', 'REVOKED') OR "answeredAt" IS NOT NULL);
