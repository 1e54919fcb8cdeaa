-- A challenge whose proposals are first screened without the names of those who applied.
ALTER TABLE "Challenge" ADD COLUMN "blindScreening" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Proposal" ADD COLUMN "applicantsHidden" BOOLEAN NOT NULL DEFAULT false;
-- Whatever moves a proposal on has to show its names.
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_applicantsHidden_check"
  CHECK (NOT "applicantsHidden" OR "status" IN ('SUBMITTED', 'SCREENING', 'WITHDRAWN')) NOT VALID;
ALTER TABLE "ConflictStatement" ADD COLUMN "withoutNames" BOOLEAN NOT NULL DEFAULT false;
