-- The university merges an idea into another one that says the same; votes that came with it name it (docs/decisions/0449).
ALTER TYPE "IdeaStatus" ADD VALUE 'MERGED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_IP_CHECK_REOPENED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_CONFIDENTIAL_AGAIN';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_MERGED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_MERGED_HERE';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_VOTE_MERGED';
ALTER TYPE "NotificationKind" ADD VALUE 'IDEA_MERGE_UNDONE';

ALTER TABLE "Idea"
  ADD COLUMN "mergedIntoId" INTEGER,
  ADD COLUMN "mergedFrom" "IdeaStatus",
  ADD COLUMN "mergedAt" TIMESTAMP(3),
  ADD COLUMN "mergeReason" TEXT NOT NULL DEFAULT '';
ALTER TABLE "IdeaVote" ADD COLUMN "fromIdeaId" INTEGER;

CREATE INDEX IF NOT EXISTS "Idea_mergedIntoId_idx" ON "Idea"("mergedIntoId");
CREATE INDEX IF NOT EXISTS "IdeaVote_fromIdeaId_idx" ON "IdeaVote"("fromIdeaId");

-- An idea that others were merged into stays: their votes are there.
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Idea"("id") ON DELETE NO ACTION ON UPDATE CASCADE NOT VALID;
ALTER TABLE "IdeaVote" ADD CONSTRAINT "IdeaVote_fromIdeaId_fkey" FOREIGN KEY ("fromIdeaId") REFERENCES "Idea"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- A new value of an enum cannot be used in the transaction that adds it, its name can.
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_merged_check"
  CHECK (num_nonnulls("mergedIntoId", "mergedFrom", "mergedAt") = CASE WHEN "status"::text = 'MERGED' THEN 3 ELSE 0 END) NOT VALID;
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_mergedIntoItself_check" CHECK ("mergedIntoId" <> "id") NOT VALID;
