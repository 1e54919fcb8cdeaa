-- Observers read what a team keeps for its people and change nothing. They take none of the places of its members.
ALTER TYPE "TeamRole" ADD VALUE 'OBSERVER';

ALTER TABLE "Team" ADD COLUMN "observerCount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Team" ADD CONSTRAINT "Team_observers" CHECK ("observerCount" BETWEEN 0 AND 10) NOT VALID;

-- The new value is compared when the function runs, after this transaction has made it known.
CREATE OR REPLACE FUNCTION count_team_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD."role" = 'OBSERVER') = (NEW."role" = 'OBSERVER') THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE "Team" SET
      "memberCount" = "memberCount" - (OLD."role" <> 'OBSERVER')::int,
      "observerCount" = "observerCount" - (OLD."role" = 'OBSERVER')::int
    WHERE "id" = OLD."teamId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "Team" SET
      "memberCount" = "memberCount" + (NEW."role" <> 'OBSERVER')::int,
      "observerCount" = "observerCount" + (NEW."role" = 'OBSERVER')::int
    WHERE "id" = NEW."teamId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "TeamMember_count_role" AFTER UPDATE OF "role" ON "TeamMember"
  FOR EACH ROW EXECUTE FUNCTION count_team_members();
