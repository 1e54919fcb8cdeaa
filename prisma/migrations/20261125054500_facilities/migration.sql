-- CreateEnum
CREATE TYPE "FacilityBookingStatus" AS ENUM ('REQUESTED', 'CONFIRMED', 'DECLINED', 'CANCELLED', 'COMPLETED', 'NO_SHOW');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'FACILITY_REQUESTED';
ALTER TYPE "NotificationKind" ADD VALUE 'FACILITY_BOOKED';
ALTER TYPE "NotificationKind" ADD VALUE 'FACILITY_CONFIRMED';
ALTER TYPE "NotificationKind" ADD VALUE 'FACILITY_DECLINED';
ALTER TYPE "NotificationKind" ADD VALUE 'FACILITY_CANCELLED';

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "facilityId" INTEGER;

-- CreateTable
CREATE TABLE "Facility" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "capability" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "ratePerHour" INTEGER NOT NULL,
    "rules" TEXT NOT NULL DEFAULT '',
    "slotMinutes" INTEGER NOT NULL DEFAULT 60,
    "leastMinutes" INTEGER NOT NULL DEFAULT 60,
    "mostMinutes" INTEGER NOT NULL DEFAULT 480,
    "approval" BOOLEAN NOT NULL DEFAULT true,
    "weeklyQuota" INTEGER,
    "managerId" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name" || ' ' || "department" || ' ' || "location" || ' ' || "capability")) STORED,
    "sortName" TEXT NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,

    CONSTRAINT "Facility_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FacilityHours" (
    "id" SERIAL NOT NULL,
    "facilityId" INTEGER NOT NULL,
    "weekday" INTEGER NOT NULL,
    "fromMinute" INTEGER NOT NULL,
    "untilMinute" INTEGER NOT NULL,

    CONSTRAINT "FacilityHours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FacilityOutage" (
    "id" SERIAL NOT NULL,
    "facilityId" INTEGER NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "FacilityOutage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FacilityBooking" (
    "id" SERIAL NOT NULL,
    "facilityId" INTEGER NOT NULL,
    "researcherId" INTEGER,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "purpose" TEXT NOT NULL,
    "projectId" INTEGER,
    "status" "FacilityBookingStatus" NOT NULL,
    "cost" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),
    "handlerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("purpose")) STORED,

    CONSTRAINT "FacilityBooking_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Facility_searchText_trgm" ON "Facility" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Facility_sortName_id_idx" ON "Facility"("sortName", "id");

-- CreateIndex
CREATE INDEX "Facility_ratePerHour_id_idx" ON "Facility"("ratePerHour", "id");

-- CreateIndex
CREATE INDEX "Facility_createdAt_id_idx" ON "Facility"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Facility_managerId_idx" ON "Facility"("managerId");

-- CreateIndex
CREATE INDEX "FacilityHours_facilityId_weekday_idx" ON "FacilityHours"("facilityId", "weekday");

-- CreateIndex
CREATE INDEX "FacilityOutage_facilityId_endsAt_idx" ON "FacilityOutage"("facilityId", "endsAt");

-- CreateIndex
CREATE INDEX "FacilityBooking_searchText_trgm" ON "FacilityBooking" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "FacilityBooking_startsAt_id_idx" ON "FacilityBooking"("startsAt", "id");

-- CreateIndex
CREATE INDEX "FacilityBooking_createdAt_id_idx" ON "FacilityBooking"("createdAt", "id");

-- CreateIndex
CREATE INDEX "FacilityBooking_status_createdAt_idx" ON "FacilityBooking"("status", "createdAt");

-- CreateIndex
CREATE INDEX "FacilityBooking_status_endsAt_idx" ON "FacilityBooking"("status", "endsAt");

-- CreateIndex
CREATE INDEX "FacilityBooking_researcherId_facilityId_startsAt_idx" ON "FacilityBooking"("researcherId", "facilityId", "startsAt");

-- CreateIndex
CREATE INDEX "FacilityBooking_projectId_idx" ON "FacilityBooking"("projectId");

-- CreateIndex
CREATE INDEX "FacilityBooking_handlerId_idx" ON "FacilityBooking"("handlerId");

-- CreateIndex
CREATE INDEX "File_facilityId_idx" ON "File"("facilityId");

-- AddForeignKey
ALTER TABLE "Facility" ADD CONSTRAINT "Facility_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityHours" ADD CONSTRAINT "FacilityHours_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityOutage" ADD CONSTRAINT "FacilityOutage_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityBooking" ADD CONSTRAINT "FacilityBooking_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityBooking" ADD CONSTRAINT "FacilityBooking_researcherId_fkey" FOREIGN KEY ("researcherId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityBooking" ADD CONSTRAINT "FacilityBooking_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityBooking" ADD CONSTRAINT "FacilityBooking_handlerId_fkey" FOREIGN KEY ("handlerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names are told apart without regard to case.
CREATE UNIQUE INDEX "Facility_name_key" ON "Facility"("sortName");

-- What rules promise, the database keeps.
ALTER TABLE "Facility"
  ADD CONSTRAINT "Facility_rate" CHECK ("ratePerHour" >= 0),
  ADD CONSTRAINT "Facility_lengths" CHECK ("slotMinutes" BETWEEN 15 AND 1440 AND "leastMinutes" BETWEEN "slotMinutes" AND "mostMinutes"
    AND "leastMinutes" % "slotMinutes" = 0 AND "mostMinutes" % "slotMinutes" = 0 AND "mostMinutes" <= 1440),
  ADD CONSTRAINT "Facility_quota" CHECK ("weeklyQuota" BETWEEN 1 AND 168);
ALTER TABLE "FacilityHours"
  ADD CONSTRAINT "FacilityHours_weekday" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "FacilityHours_minutes" CHECK ("fromMinute" >= 0 AND "fromMinute" < "untilMinute" AND "untilMinute" <= 1440),
  ADD CONSTRAINT "FacilityHours_no_overlap"
    EXCLUDE USING GIST ("facilityId" WITH =, "weekday" WITH =, int4range("fromMinute", "untilMinute") WITH &&);
ALTER TABLE "FacilityOutage"
  ADD CONSTRAINT "FacilityOutage_ends_after_start" CHECK ("startsAt" < "endsAt"),
  ADD CONSTRAINT "FacilityOutage_reason" CHECK ("reason" <> '');
ALTER TABLE "FacilityBooking"
  ADD CONSTRAINT "FacilityBooking_ends_after_start" CHECK ("startsAt" < "endsAt"),
  ADD CONSTRAINT "FacilityBooking_cost" CHECK ("cost" >= 0),
  ADD CONSTRAINT "FacilityBooking_reason" CHECK ("status" <> 'DECLINED' OR "reason" <> ''),
  -- Nobody has a facility while somebody else does, whatever races: a booking that waits for approval holds its time, too.
  ADD CONSTRAINT "FacilityBooking_one_at_a_time"
    EXCLUDE USING GIST ("facilityId" WITH =, tsrange("startsAt", "endsAt") WITH &&) WHERE ("status" NOT IN ('DECLINED', 'CANCELLED'));

ALTER TABLE "File" DROP CONSTRAINT "File_one_record",
  ADD CONSTRAINT "File_one_record" CHECK (num_nonnulls("projectId", "teamId", "challengeId", "proposalId", "collaborationId", "publicationId", "supportRequestId", "inventionDisclosureId", "facilityId") = 1);
