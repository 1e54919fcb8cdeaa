-- What a person of a meeting has to do after it.
ALTER TYPE "NotificationKind" ADD VALUE 'MEETING_TASK_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'MEETING_TASK_DUE';

CREATE TABLE "MeetingTask" (
    "id" SERIAL NOT NULL,
    "meetingId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "assigneeId" INTEGER,
    "authorId" INTEGER,
    "doneAt" TIMESTAMP(3),
    "remindedFor" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MeetingTask_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "MeetingTask_meetingId_dueOn_idx" ON "MeetingTask"("meetingId", "dueOn");
CREATE INDEX "MeetingTask_assigneeId_idx" ON "MeetingTask"("assigneeId");
CREATE INDEX "MeetingTask_authorId_idx" ON "MeetingTask"("authorId");
CREATE INDEX "MeetingTask_dueOn_idx" ON "MeetingTask"("dueOn");

ALTER TABLE "MeetingTask" ADD CONSTRAINT "MeetingTask_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MeetingTask" ADD CONSTRAINT "MeetingTask_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "MeetingTask" ADD CONSTRAINT "MeetingTask_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
