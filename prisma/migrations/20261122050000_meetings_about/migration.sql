-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "collaborationId" INTEGER,
ADD COLUMN     "proposalId" INTEGER;

-- CreateIndex
CREATE INDEX "CalendarEvent_proposalId_idx" ON "CalendarEvent"("proposalId");

-- CreateIndex
CREATE INDEX "CalendarEvent_collaborationId_idx" ON "CalendarEvent"("collaborationId");

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_collaborationId_fkey" FOREIGN KEY ("collaborationId") REFERENCES "Collaboration"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What else it could be about is found from the one thing.
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_about_one_thing" CHECK (num_nonnulls("projectId", "proposalId", "collaborationId") <= 1);
