-- CreateEnum
CREATE TYPE "EventKind" AS ENUM ('SESSION', 'BOOKING', 'MEETING');

-- CreateEnum
CREATE TYPE "EventState" AS ENUM ('PROPOSED', 'CONFIRMED', 'DECLINED', 'COMPLETED', 'NO_SHOW', 'CANCELLED');

-- CreateEnum
CREATE TYPE "EventRole" AS ENUM ('ORGANIZER', 'EXPERT', 'REQUIRED', 'OPTIONAL');

-- CreateEnum
CREATE TYPE "EventAnswer" AS ENUM ('WAITING', 'ACCEPTED', 'TENTATIVE', 'DECLINED');

-- CreateTable
CREATE TABLE "CalendarEvent" (
    "id" SERIAL NOT NULL,
    "uid" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "kind" "EventKind" NOT NULL,
    "state" "EventState" NOT NULL,
    "title" TEXT NOT NULL,
    "agenda" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "videoLink" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'Asia/Dubai',
    "organizerId" INTEGER,
    "projectId" INTEGER,
    "cancelledById" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "dayReminderFor" TIMESTAMP(3),
    "hourReminderFor" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("title" || ' ' || "agenda")) STORED,

    CONSTRAINT "CalendarEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventParticipant" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "role" "EventRole" NOT NULL DEFAULT 'REQUIRED',
    "answer" "EventAnswer" NOT NULL DEFAULT 'WAITING',
    "comment" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "busyFrom" TIMESTAMP(3),
    "busyUntil" TIMESTAMP(3),

    CONSTRAINT "EventParticipant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventTime" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EventTime_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimeAnswer" (
    "id" SERIAL NOT NULL,
    "timeId" INTEGER NOT NULL,
    "participantId" INTEGER NOT NULL,
    "answer" "EventAnswer" NOT NULL,

    CONSTRAINT "TimeAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventMove" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "byId" INTEGER,
    "fromStart" TIMESTAMP(3) NOT NULL,
    "fromEnd" TIMESTAMP(3) NOT NULL,
    "toStart" TIMESTAMP(3) NOT NULL,
    "toEnd" TIMESTAMP(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EventMove_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AvailabilityHours" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "weekday" INTEGER NOT NULL,
    "fromMinute" INTEGER NOT NULL,
    "untilMinute" INTEGER NOT NULL,

    CONSTRAINT "AvailabilityHours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AvailabilityException" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "fromDay" DATE NOT NULL,
    "untilDay" DATE NOT NULL,
    "fromMinute" INTEGER,
    "untilMinute" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AvailabilityException_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AvailabilityRules" (
    "userId" INTEGER NOT NULL,
    "minimumNoticeMinutes" INTEGER NOT NULL DEFAULT 240,
    "dailyMaximum" INTEGER,
    "bufferMinutes" INTEGER NOT NULL DEFAULT 0,
    "autoConfirm" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "AvailabilityRules_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastReadAt" TIMESTAMP(3),

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CalendarEvent_uid_key" ON "CalendarEvent"("uid");

-- CreateIndex
CREATE INDEX "CalendarEvent_startsAt_id_idx" ON "CalendarEvent"("startsAt", "id");

-- CreateIndex
CREATE INDEX "CalendarEvent_organizerId_idx" ON "CalendarEvent"("organizerId");

-- CreateIndex
CREATE INDEX "CalendarEvent_projectId_idx" ON "CalendarEvent"("projectId");

-- CreateIndex
CREATE INDEX "CalendarEvent_searchText_trgm" ON "CalendarEvent" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "EventParticipant_userId_busyFrom_idx" ON "EventParticipant"("userId", "busyFrom");

-- CreateIndex
CREATE UNIQUE INDEX "EventParticipant_eventId_userId_key" ON "EventParticipant"("eventId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "EventTime_eventId_startsAt_key" ON "EventTime"("eventId", "startsAt");

-- CreateIndex
CREATE INDEX "TimeAnswer_participantId_idx" ON "TimeAnswer"("participantId");

-- CreateIndex
CREATE UNIQUE INDEX "TimeAnswer_timeId_participantId_key" ON "TimeAnswer"("timeId", "participantId");

-- CreateIndex
CREATE INDEX "EventMove_eventId_id_idx" ON "EventMove"("eventId", "id");

-- CreateIndex
CREATE INDEX "AvailabilityHours_userId_weekday_idx" ON "AvailabilityHours"("userId", "weekday");

-- CreateIndex
CREATE INDEX "AvailabilityException_userId_untilDay_idx" ON "AvailabilityException"("userId", "untilDay");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_organizerId_fkey" FOREIGN KEY ("organizerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_cancelledById_fkey" FOREIGN KEY ("cancelledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventParticipant" ADD CONSTRAINT "EventParticipant_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "CalendarEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventParticipant" ADD CONSTRAINT "EventParticipant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventTime" ADD CONSTRAINT "EventTime_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "CalendarEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimeAnswer" ADD CONSTRAINT "TimeAnswer_timeId_fkey" FOREIGN KEY ("timeId") REFERENCES "EventTime"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimeAnswer" ADD CONSTRAINT "TimeAnswer_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "EventParticipant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventMove" ADD CONSTRAINT "EventMove_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "CalendarEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventMove" ADD CONSTRAINT "EventMove_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AvailabilityHours" ADD CONSTRAINT "AvailabilityHours_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AvailabilityException" ADD CONSTRAINT "AvailabilityException_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AvailabilityRules" ADD CONSTRAINT "AvailabilityRules_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody is busy with two events at once, whatever races: one of two simultaneous bookings is refused here.
-- btree_gist is made by the first migration.
ALTER TABLE "EventParticipant" ADD CONSTRAINT "EventParticipant_one_at_a_time"
  EXCLUDE USING GIST ("userId" WITH =, tsrange("busyFrom", "busyUntil") WITH &&) WHERE ("busyFrom" IS NOT NULL);

-- A week's hours of a day do not overlap.
ALTER TABLE "AvailabilityHours" ADD CONSTRAINT "AvailabilityHours_no_overlap"
  EXCLUDE USING GIST ("userId" WITH =, "weekday" WITH =, int4range("fromMinute", "untilMinute") WITH &&);

-- What rules promise, the database keeps.
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_ends_after_start" CHECK ("startsAt" < "endsAt");
ALTER TABLE "EventTime" ADD CONSTRAINT "EventTime_ends_after_start" CHECK ("startsAt" < "endsAt");
ALTER TABLE "EventParticipant" ADD CONSTRAINT "EventParticipant_busy_whole"
  CHECK (("busyFrom" IS NULL AND "busyUntil" IS NULL) OR ("busyFrom" IS NOT NULL AND "busyUntil" IS NOT NULL AND "busyFrom" < "busyUntil"));
CREATE UNIQUE INDEX "EventParticipant_one_organizer" ON "EventParticipant" ("eventId") WHERE "role" = 'ORGANIZER';
ALTER TABLE "AvailabilityHours"
  ADD CONSTRAINT "AvailabilityHours_weekday" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "AvailabilityHours_minutes" CHECK ("fromMinute" >= 0 AND "fromMinute" < "untilMinute" AND "untilMinute" <= 1440);
ALTER TABLE "AvailabilityException"
  ADD CONSTRAINT "AvailabilityException_days" CHECK ("fromDay" <= "untilDay"),
  ADD CONSTRAINT "AvailabilityException_minutes" CHECK (
    ("fromMinute" IS NULL AND "untilMinute" IS NULL)
    OR ("fromMinute" IS NOT NULL AND "untilMinute" IS NOT NULL AND "fromMinute" >= 0 AND "fromMinute" < "untilMinute" AND "untilMinute" <= 1440)
  );
ALTER TABLE "AvailabilityRules" ADD CONSTRAINT "AvailabilityRules_ranges" CHECK (
  "minimumNoticeMinutes" BETWEEN 0 AND 43200 AND "bufferMinutes" BETWEEN 0 AND 240 AND ("dailyMaximum" IS NULL OR "dailyMaximum" BETWEEN 1 AND 48)
);
