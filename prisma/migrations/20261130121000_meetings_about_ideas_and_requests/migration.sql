-- A meeting can also be about an idea or a request for support; it is still about one thing at most.
ALTER TABLE "Meeting" ADD COLUMN "ideaId" INTEGER, ADD COLUMN "supportRequestId" INTEGER;

CREATE INDEX IF NOT EXISTS "Meeting_ideaId_idx" ON "Meeting"("ideaId");
CREATE INDEX IF NOT EXISTS "Meeting_supportRequestId_idx" ON "Meeting"("supportRequestId");

ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_ideaId_fkey" FOREIGN KEY ("ideaId") REFERENCES "Idea"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_supportRequestId_fkey" FOREIGN KEY ("supportRequestId") REFERENCES "SupportRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

ALTER TABLE "Meeting" DROP CONSTRAINT "Meeting_about_one_thing",
  ADD CONSTRAINT "Meeting_about_one_thing" CHECK (num_nonnulls("projectId", "proposalId", "collaborationId", "investmentInterestId", "ideaId", "supportRequestId") <= 1) NOT VALID;
