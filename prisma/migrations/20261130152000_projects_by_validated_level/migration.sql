-- Lists of projects are sorted by the validated level. A generated column would write the whole table again: a trigger keeps
-- this one, and only projects with such a level are written.
ALTER TABLE "Project" ADD COLUMN "sortValidatedTrl" INTEGER NOT NULL DEFAULT 0;

CREATE FUNCTION keep_validated_trl() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sortValidatedTrl" := coalesce(NEW."validatedTrl", 0);
  RETURN NEW;
END $$;
CREATE TRIGGER "Project_keep_validated_trl" BEFORE INSERT OR UPDATE OF "validatedTrl", "sortValidatedTrl" ON "Project"
  FOR EACH ROW EXECUTE FUNCTION keep_validated_trl();

UPDATE "Project" SET "sortValidatedTrl" = "validatedTrl" WHERE "validatedTrl" IS NOT NULL;

CREATE INDEX IF NOT EXISTS "Project_sortValidatedTrl_id_idx" ON "Project"("sortValidatedTrl", "id");
