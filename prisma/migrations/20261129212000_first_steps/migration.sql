-- Whether the person has put away the first steps on the dashboard.
ALTER TABLE "User" ADD COLUMN "firstStepsHidden" BOOLEAN NOT NULL DEFAULT false;
