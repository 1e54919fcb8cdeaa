-- What people write in the other of the two languages (docs/decisions/0435-people-write-in-two-languages.md). Plain columns that a
-- trigger fills: generated ones would have each table written anew.

-- The fields that are searched are those that everybody reads who reads the record; the trigger names them.
CREATE FUNCTION keep_translation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said TEXT;
BEGIN
  SELECT string_agg(one."value" ->> 'text', ' ' ORDER BY one."key") INTO said
  FROM jsonb_each(NEW."translation") AS one WHERE one."key" = ANY (TG_ARGV);
  -- Without tatweel and vowel marks, which hardly anybody types.
  NEW."translationText" := public.search_form(translate(said, U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670', ''));
  NEW."translationWords" := CASE WHEN said IS NULL THEN NULL ELSE public.search_words(said) END;
  RETURN NEW;
END $$;

ALTER TABLE "Project"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "Project_translation_trgm" ON "Project" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "Project_translation_words" ON "Project" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "Project_translation_added" BEFORE INSERT ON "Project"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('title', 'description');
CREATE TRIGGER "Project_translation" BEFORE UPDATE OF "translation" ON "Project"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('title', 'description');
CREATE TRIGGER "Project_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "Project"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "Idea"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "Idea_translation_trgm" ON "Idea" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "Idea_translation_words" ON "Idea" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "Idea_translation_added" BEFORE INSERT ON "Idea"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('title', 'description');
CREATE TRIGGER "Idea_translation" BEFORE UPDATE OF "translation" ON "Idea"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('title', 'description');
CREATE TRIGGER "Idea_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "Idea"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "Challenge"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "Challenge_translation_trgm" ON "Challenge" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "Challenge_translation_words" ON "Challenge" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "Challenge_translation_added" BEFORE INSERT ON "Challenge"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('title', 'description', 'problemStatement');
CREATE TRIGGER "Challenge_translation" BEFORE UPDATE OF "translation" ON "Challenge"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('title', 'description', 'problemStatement');
CREATE TRIGGER "Challenge_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "Challenge"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "Team"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "Team_translation_trgm" ON "Team" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "Team_translation_words" ON "Team" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "Team_translation_added" BEFORE INSERT ON "Team"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('name', 'description');
CREATE TRIGGER "Team_translation" BEFORE UPDATE OF "translation" ON "Team"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('name', 'description');
CREATE TRIGGER "Team_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "Team"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "Company"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "Company_translation_trgm" ON "Company" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "Company_translation_words" ON "Company" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "Company_translation_added" BEFORE INSERT ON "Company"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('name', 'description');
CREATE TRIGGER "Company_translation" BEFORE UPDATE OF "translation" ON "Company"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('name', 'description');
CREATE TRIGGER "Company_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "Company"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "User"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "User_translation_trgm" ON "User" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "User_translation_words" ON "User" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "User_translation_added" BEFORE INSERT ON "User"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('name', 'bio');
CREATE TRIGGER "User_translation" BEFORE UPDATE OF "translation" ON "User"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('name', 'bio');
CREATE TRIGGER "User_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "User"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');

ALTER TABLE "TechnologySummary"
  ADD COLUMN "translation" JSONB,
  ADD COLUMN "translationText" TEXT,
  ADD COLUMN "translationWords" tsvector;
CREATE INDEX IF NOT EXISTS "TechnologySummary_translation_trgm" ON "TechnologySummary" USING GIN ("translationText" gin_trgm_ops) WHERE "translationText" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "TechnologySummary_translation_words" ON "TechnologySummary" USING GIN ("translationWords") WHERE "translationWords" IS NOT NULL;
CREATE TRIGGER "TechnologySummary_translation_added" BEFORE INSERT ON "TechnologySummary"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION keep_translation('headline', 'problem', 'solution', 'alternative', 'advantages', 'sought');
CREATE TRIGGER "TechnologySummary_translation" BEFORE UPDATE OF "translation" ON "TechnologySummary"
  FOR EACH ROW EXECUTE FUNCTION keep_translation('headline', 'problem', 'solution', 'alternative', 'advantages', 'sought');
CREATE TRIGGER "TechnologySummary_translation_learned" AFTER INSERT OR UPDATE OF "translation" ON "TechnologySummary"
  FOR EACH ROW WHEN (NEW."translation" IS NOT NULL) EXECUTE FUNCTION learn_words('translationText');
