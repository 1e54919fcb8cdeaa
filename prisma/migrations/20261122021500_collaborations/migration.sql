-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'COLLABORATION_JOINED';

-- AlterTable
ALTER TABLE "Collaboration"
ADD COLUMN     "searchText" TEXT GENERATED ALWAYS AS (search_form("title")) STORED,
ADD COLUMN     "sortTitle" TEXT NOT NULL GENERATED ALWAYS AS (lower("title")) STORED;

-- AlterTable
ALTER TABLE "CollaborationMessage" ADD COLUMN     "editedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Milestone" ADD COLUMN     "overdueToldFor" DATE,
ADD COLUMN     "remindedFor" DATE;

-- CreateTable
CREATE TABLE "CollaborationAgreement" (
    "id" SERIAL NOT NULL,
    "collaborationId" INTEGER NOT NULL,
    "kind" "AgreementState" NOT NULL,
    "agreedOn" DATE NOT NULL,
    "endsOn" DATE,

    CONSTRAINT "CollaborationAgreement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CollaborationAgreement_collaborationId_kind_key" ON "CollaborationAgreement"("collaborationId", "kind");

-- CreateIndex
CREATE INDEX "Collaboration_sortTitle_id_idx" ON "Collaboration"("sortTitle", "id");

-- CreateIndex
CREATE INDEX "Collaboration_searchText_trgm" ON "Collaboration" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Milestone_dueDate_idx" ON "Milestone"("dueDate");

-- AddForeignKey
ALTER TABLE "CollaborationAgreement" ADD CONSTRAINT "CollaborationAgreement_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What was agreed has its days now; of what is there only the day of the collaboration is known.
INSERT INTO "CollaborationAgreement" ("collaborationId", "kind", "agreedOn")
  SELECT "id", "agreement", "createdAt"::date FROM "Collaboration" WHERE "agreement" <> 'NONE';
ALTER TABLE "Collaboration" DROP COLUMN "agreement";

-- NONE is the state without a row.
ALTER TABLE "CollaborationAgreement"
  ADD CONSTRAINT "CollaborationAgreement_kind" CHECK ("kind" <> 'NONE'),
  ADD CONSTRAINT "CollaborationAgreement_days" CHECK ("endsOn" >= "agreedOn");
-- Who has ended has a day of it, and the other way around.
ALTER TABLE "Collaboration" ADD CONSTRAINT "Collaboration_closed" CHECK (("closedAt" IS NOT NULL) = ("status" IN ('COMPLETED', 'STOPPED')));
