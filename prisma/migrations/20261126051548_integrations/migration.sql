-- CreateEnum
CREATE TYPE "IntegrationKind" AS ENUM ('ZOOM', 'TEAMS', 'CALDAV', 'GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR');

-- CreateEnum
CREATE TYPE "MeetingLinkProgress" AS ENUM ('WAITING', 'MADE', 'FAILED', 'REMOVED');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'MEETING_LINK_ADDED';
ALTER TYPE "NotificationKind" ADD VALUE 'MEETING_LINK_FAILED';
ALTER TYPE "NotificationKind" ADD VALUE 'CALENDAR_UNREADABLE';
ALTER TYPE "NotificationKind" ADD VALUE 'API_KEY_REVOKED';

-- AlterTable
ALTER TABLE "AvailabilityRules" ADD COLUMN     "videoService" "IntegrationKind";

-- CreateTable
CREATE TABLE "Integration" (
    "id" SERIAL NOT NULL,
    "kind" "IntegrationKind" NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "account" TEXT NOT NULL DEFAULT '',
    "client" TEXT NOT NULL DEFAULT '',
    "clientSecret" TEXT,
    "organizer" TEXT NOT NULL DEFAULT '',
    "testedAt" TIMESTAMP(3),
    "worked" BOOLEAN NOT NULL DEFAULT false,
    "answer" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Integration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MeetingLink" (
    "id" SERIAL NOT NULL,
    "meetingId" INTEGER NOT NULL,
    "kind" "IntegrationKind" NOT NULL,
    "progress" "MeetingLinkProgress" NOT NULL DEFAULT 'WAITING',
    "wanted" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "doneVersion" INTEGER NOT NULL DEFAULT 0,
    "externalId" TEXT,
    "url" TEXT NOT NULL DEFAULT '',
    "begunAt" TIMESTAMP(3),
    "heldUntil" TIMESTAMP(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3),
    "problem" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MeetingLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConnectedCalendar" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "IntegrationKind" NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "account" TEXT NOT NULL DEFAULT '',
    "secret" TEXT NOT NULL,
    "readAt" TIMESTAMP(3),
    "problem" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "nextReadAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heldUntil" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConnectedCalendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConnectedBusyTime" (
    "id" SERIAL NOT NULL,
    "calendarId" INTEGER NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ConnectedBusyTime_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarAttempt" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "IntegrationKind" NOT NULL,
    "stateHash" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CalendarAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Integration_kind_key" ON "Integration"("kind");

-- CreateIndex
CREATE INDEX "MeetingLink_meetingId_idx" ON "MeetingLink"("meetingId");

-- CreateIndex
CREATE INDEX "MeetingLink_nextAttemptAt_idx" ON "MeetingLink"("nextAttemptAt");

-- CreateIndex
CREATE INDEX "ConnectedCalendar_nextReadAt_idx" ON "ConnectedCalendar"("nextReadAt");

-- CreateIndex
CREATE UNIQUE INDEX "ConnectedCalendar_userId_kind_key" ON "ConnectedCalendar"("userId", "kind");

-- CreateIndex
CREATE INDEX "ConnectedBusyTime_calendarId_endsAt_idx" ON "ConnectedBusyTime"("calendarId", "endsAt");

-- CreateIndex
CREATE INDEX "ConnectedBusyTime_endsAt_idx" ON "ConnectedBusyTime"("endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarAttempt_stateHash_key" ON "CalendarAttempt"("stateHash");

-- CreateIndex
CREATE INDEX "CalendarAttempt_userId_idx" ON "CalendarAttempt"("userId");

-- CreateIndex
CREATE INDEX "CalendarAttempt_expiresAt_idx" ON "CalendarAttempt"("expiresAt");

-- AddForeignKey
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConnectedCalendar" ADD CONSTRAINT "ConnectedCalendar_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConnectedBusyTime" ADD CONSTRAINT "ConnectedBusyTime_calendarId_fkey" FOREIGN KEY ("calendarId") REFERENCES "ConnectedCalendar"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarAttempt" ADD CONSTRAINT "CalendarAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A meeting wants one link at most, whoever asks for another at the same moment.
CREATE UNIQUE INDEX "MeetingLink_one_wanted" ON "MeetingLink"("meetingId") WHERE "wanted";

ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_kind_check" CHECK ("kind" IN ('ZOOM', 'TEAMS'));
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_version_check" CHECK ("doneVersion" <= "version");
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_made_check" CHECK ("progress" <> 'MADE' OR "externalId" IS NOT NULL);
ALTER TABLE "AvailabilityRules" ADD CONSTRAINT "AvailabilityRules_videoService_check" CHECK ("videoService" IN ('ZOOM', 'TEAMS'));
ALTER TABLE "ConnectedCalendar" ADD CONSTRAINT "ConnectedCalendar_kind_check" CHECK ("kind" NOT IN ('ZOOM', 'TEAMS'));
ALTER TABLE "ConnectedBusyTime" ADD CONSTRAINT "ConnectedBusyTime_order_check" CHECK ("startsAt" < "endsAt");
