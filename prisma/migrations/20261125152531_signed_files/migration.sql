-- AlterTable
ALTER TABLE "InventionDisclosure" ADD COLUMN     "signedFiles" JSONB NOT NULL DEFAULT '[]';

-- A signed file stays as it was signed, whatever changes it: it goes with its disclosure alone.
CREATE FUNCTION check_signed_file() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW."name", NEW."sha256", NEW."key", NEW."inventionDisclosureId")
      = (OLD."name", OLD."sha256", OLD."key", OLD."inventionDisclosureId") THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM "InventionDisclosure"
    WHERE "id" = OLD."inventionDisclosureId"
      AND "signedFiles" @> jsonb_build_array(jsonb_build_object('name', OLD."name", 'sha256', OLD."sha256"))) THEN
    RAISE EXCEPTION 'A signed file stays as it is' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "File_signed" AFTER UPDATE OR DELETE ON "File"
  FOR EACH ROW WHEN (OLD."inventionDisclosureId" IS NOT NULL) EXECUTE FUNCTION check_signed_file();

-- Drafts have no signed files: what is attached to them can change.
ALTER TABLE "InventionDisclosure" ADD CONSTRAINT "InventionDisclosure_signed_files"
  CHECK ("status" <> 'DRAFT' OR "signedFiles" = '[]');
