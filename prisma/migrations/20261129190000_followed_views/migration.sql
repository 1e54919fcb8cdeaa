-- A saved view tells its owner of what is new in it.
ALTER TYPE "NotificationKind" ADD VALUE 'VIEW_NEW_RESULTS';
ALTER TABLE "SavedView"
  ADD COLUMN "filter" JSONB,
  ADD COLUMN "followed" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "known" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
