-- Of which day of a target people were reminded, and of which they were told that it has passed (docs/decisions/0467).
ALTER TYPE "NotificationKind" ADD VALUE IF NOT EXISTS 'ARL_TARGET_DUE';
ALTER TYPE "NotificationKind" ADD VALUE IF NOT EXISTS 'ARL_TARGET_PASSED';

ALTER TABLE "ArlRating"
  ADD COLUMN "targetRemindedFor" DATE,
  ADD COLUMN "targetPassedFor" DATE;

CREATE INDEX IF NOT EXISTS "ArlRating_targetOn_idx" ON "ArlRating"("targetOn");
