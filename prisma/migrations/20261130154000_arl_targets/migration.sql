-- The rating that is aimed at for a dimension, by which day and how (docs/decisions/0456-targets-are-part-of-an-assessment.md).
ALTER TABLE "ArlRating"
  ADD COLUMN "target" "ArlRisk",
  ADD COLUMN "targetOn" DATE,
  ADD COLUMN "targetNote" TEXT NOT NULL DEFAULT '';

-- Whether it is lower than the rating changes with the rating: a reached one stays.
ALTER TABLE "ArlRating" ADD CONSTRAINT "ArlRating_target" CHECK (
  CASE WHEN "target" IS NULL THEN "targetOn" IS NULL AND "targetNote" = ''
  ELSE "target" IN ('LOW', 'MEDIUM') AND "targetOn" IS NOT NULL END
) NOT VALID;
