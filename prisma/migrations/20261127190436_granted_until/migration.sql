-- Whether a person was ever given access to single records, and until when at the latest (docs/decisions/0388): known with the
-- session, so that the lists of most people need not look for it.
ALTER TABLE "User" ADD COLUMN "grantedUntil" DATE;
UPDATE "User" SET "grantedUntil" = latest.day
FROM (SELECT "userId", max("expiresOn") AS day FROM "RecordGrant" GROUP BY "userId") AS latest WHERE latest."userId" = "User"."id";

CREATE FUNCTION keep_granted_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "User" SET "grantedUntil" = NEW."expiresOn"
  WHERE "id" = NEW."userId" AND ("grantedUntil" IS NULL OR "grantedUntil" < NEW."expiresOn");
  RETURN NULL;
END $$;
CREATE TRIGGER "RecordGrant_until" AFTER INSERT OR UPDATE OF "userId", "expiresOn" ON "RecordGrant"
  FOR EACH ROW EXECUTE FUNCTION keep_granted_until();
