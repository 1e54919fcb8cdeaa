-- Sessions, bookings and meetings are meetings everywhere: in the database as in the schema and on the screen (docs/decisions/0220-one-word-for-meetings.md).

ALTER TYPE "EventKind" RENAME TO "MeetingKind";
ALTER TYPE "EventState" RENAME TO "MeetingState";
ALTER TYPE "EventRole" RENAME TO "MeetingRole";
ALTER TYPE "EventAnswer" RENAME TO "MeetingAnswer";

ALTER TABLE "CalendarEvent" RENAME TO "Meeting";
ALTER TABLE "EventParticipant" RENAME TO "MeetingParticipant";
ALTER TABLE "EventTime" RENAME TO "MeetingTime";
ALTER TABLE "EventMove" RENAME TO "MeetingMove";
ALTER TABLE "MeetingParticipant" RENAME COLUMN "eventId" TO "meetingId";
ALTER TABLE "MeetingTime" RENAME COLUMN "eventId" TO "meetingId";
ALTER TABLE "MeetingMove" RENAME COLUMN "eventId" TO "meetingId";

-- Constraints, indexes and sequences are called after their tables and columns.
DO $$
DECLARE
  renamed CONSTANT text := '^(CalendarEvent|EventParticipant|EventTime|EventMove)_';
  one record;
BEGIN
  FOR one IN
    SELECT conname AS name, conrelid::regclass AS "table" FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND conname ~ renamed
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one."table", one.name,
      replace(regexp_replace(one.name, '^(Calendar)?Event', 'Meeting'), '_eventId_', '_meetingId_'));
  END LOOP;
  FOR one IN
    SELECT relname AS name, relkind AS kind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('i', 'S') AND relname ~ renamed
  LOOP
    EXECUTE format('ALTER %s %I RENAME TO %I', CASE one.kind WHEN 'S' THEN 'SEQUENCE' ELSE 'INDEX' END, one.name,
      replace(regexp_replace(one.name, '^(Calendar)?Event', 'Meeting'), '_eventId_', '_meetingId_'));
  END LOOP;
END $$;

ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_PROPOSED' TO 'MEETING_PROPOSED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_ANSWERED' TO 'MEETING_ANSWERED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_CONFIRMED' TO 'MEETING_CONFIRMED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_MOVED' TO 'MEETING_MOVED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_CHANGED' TO 'MEETING_CHANGED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_CANCELLED' TO 'MEETING_CANCELLED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_DECLINED' TO 'MEETING_DECLINED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_REMOVED' TO 'MEETING_REMOVED';
ALTER TYPE "NotificationKind" RENAME VALUE 'EVENT_REMINDER' TO 'MEETING_REMINDER';

-- Histories name actions and records as the code does.
UPDATE "AuditEntry" SET "entity" = 'Meeting' WHERE "entity" = 'CalendarEvent';
UPDATE "AuditEntry" SET "action" = renamed."after"
FROM (VALUES
  ('createEvent', 'createMeeting'),
  ('updateEvent', 'updateMeeting'),
  ('cancelEvent', 'cancelMeeting'),
  ('moveEvent', 'moveMeeting'),
  ('answerEvent', 'answerMeeting'),
  ('answerEventTimes', 'answerMeetingTimes'),
  ('confirmEventTime', 'confirmMeetingTime'),
  ('addEventParticipants', 'addMeetingParticipants'),
  ('removeEventParticipant', 'removeMeetingParticipant')
) AS renamed ("before", "after")
WHERE "AuditEntry"."action" = renamed."before";
