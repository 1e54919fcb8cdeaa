-- How the search compares words (docs/decisions/0390-search-ranks-what-the-viewer-may-read.md).

-- A text as words with single spaces between them: as search_form, Arabic in one spelling and without the article. What counts
-- as a letter is not asked of the database's locale.
CREATE FUNCTION search_plain(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT trim(regexp_replace(regexp_replace(regexp_replace(
    translate(
      public.search_form(words),
      U&'\0623\0625\0622\0671\0624\0626\0649\0629\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
      U&'\0627\0627\0627\0627\0648\064A\064A\0647'
    ),
    U&'[[:space:][:punct:]\060C\061B\061F\00AB\00BB\00B7\2010-\2027\2030-\205E]+', ' ', 'g'),
    U&'(^| )(?:\0648?(?:\0627\0644|\0628\0627\0644|\0643\0627\0644|\0641\0627\0644)|\0648\0644\0644|\0644\0644)(?=[^ ]{3})', '\1', 'g'),
    '([^ ]{60})[^ ]+', '\1', 'g')) $$;

-- The words of a text.
CREATE FUNCTION search_words(words TEXT) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    RETURN array_to_tsvector(array_remove(string_to_array(coalesce(public.search_plain(words), ''), ' '), ''));
  END $$;

-- The initials of a title: of all of its words, and without those that an abbreviation leaves out.
CREATE FUNCTION search_initials(title TEXT) RETURNS TEXT[]
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ARRAY[
    string_agg(left(word, 1), '' ORDER BY place),
    string_agg(left(word, 1), '' ORDER BY place)
      FILTER (WHERE word NOT IN ('a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'))
  ] FROM unnest(string_to_array(public.search_plain(title), ' ')) WITH ORDINALITY AS words (word, place) WHERE word <> '' $$;

-- The words of a title and its initials.
CREATE FUNCTION search_title(title TEXT) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    RETURN public.search_words(title) || array_to_tsvector(array_remove(public.search_initials(title), NULL));
  END $$;

CREATE FUNCTION sorted_letters(word TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM regexp_split_to_table(word, '') AS letter $$;

-- CreateTable
CREATE TABLE "SearchWord" (
    "id" SERIAL NOT NULL,
    "word" TEXT NOT NULL,
    "letters" TEXT NOT NULL GENERATED ALWAYS AS (sorted_letters("word")) STORED,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SearchWord_word_idx" ON "SearchWord"("word");

-- CreateIndex
CREATE INDEX "SearchWord_letters_idx" ON "SearchWord"("letters");

-- CreateIndex
CREATE INDEX "SearchWord_word_trgm" ON "SearchWord" USING GIN ("word" gin_trgm_ops);

-- Keeps the words of the columns that the trigger names.
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_said jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO "SearchWord" ("word")
  SELECT DISTINCT said."word"
  FROM unnest(TG_ARGV) AS named ("column"),
    unnest(string_to_array(public.search_plain(row_said ->> named."column"), ' ')) AS said ("word")
  WHERE length(said."word") BETWEEN 4 AND 60 AND said."word" !~ '[0-9]'
    AND NOT EXISTS (SELECT 1 FROM "SearchWord" AS known WHERE known."word" = said."word");
  RETURN NULL;
END $$;

CREATE TRIGGER "Project_words" AFTER INSERT OR UPDATE OF "title", "tags" ON "Project"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'tags');
CREATE TRIGGER "Idea_words" AFTER INSERT OR UPDATE OF "title", "tags" ON "Idea"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'tags');
CREATE TRIGGER "Challenge_words" AFTER INSERT OR UPDATE OF "title", "tags" ON "Challenge"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'tags');
CREATE TRIGGER "User_words" AFTER INSERT OR UPDATE OF "name", "expertise" ON "User"
  FOR EACH ROW EXECUTE FUNCTION learn_words('name', 'expertise');
CREATE TRIGGER "Company_words" AFTER INSERT OR UPDATE OF "name" ON "Company"
  FOR EACH ROW EXECUTE FUNCTION learn_words('name');
CREATE TRIGGER "Team_words" AFTER INSERT OR UPDATE OF "name", "tags" ON "Team"
  FOR EACH ROW EXECUTE FUNCTION learn_words('name', 'tags');
CREATE TRIGGER "Publication_words" AFTER INSERT OR UPDATE OF "title", "authors" ON "Publication"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'authors');
CREATE TRIGGER "Patent_words" AFTER INSERT OR UPDATE OF "title" ON "Patent"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title');
CREATE TRIGGER "ResearchGrant_words" AFTER INSERT OR UPDATE OF "title", "funder" ON "ResearchGrant"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'funder');
CREATE TRIGGER "Facility_words" AFTER INSERT OR UPDATE OF "name" ON "Facility"
  FOR EACH ROW EXECUTE FUNCTION learn_words('name');
CREATE TRIGGER "SupportRequest_words" AFTER INSERT OR UPDATE OF "title" ON "SupportRequest"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title');
CREATE TRIGGER "InventionDisclosure_words" AFTER INSERT OR UPDATE OF "title" ON "InventionDisclosure"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title');
CREATE TRIGGER "TechnologySummary_words" AFTER INSERT OR UPDATE OF "headline" ON "TechnologySummary"
  FOR EACH ROW EXECUTE FUNCTION learn_words('headline');
CREATE TRIGGER "TechnologyEnquiry_words" AFTER INSERT OR UPDATE OF "headline", "name", "organization" ON "TechnologyEnquiry"
  FOR EACH ROW EXECUTE FUNCTION learn_words('headline', 'name', 'organization');
CREATE TRIGGER "Announcement_words" AFTER INSERT OR UPDATE OF "title", "titleArabic" ON "Announcement"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title', 'titleArabic');
CREATE TRIGGER "Meeting_words" AFTER INSERT OR UPDATE OF "title" ON "Meeting"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title');
CREATE TRIGGER "Collaboration_words" AFTER INSERT OR UPDATE OF "title" ON "Collaboration"
  FOR EACH ROW EXECUTE FUNCTION learn_words('title');
CREATE TRIGGER "Deal_words" AFTER INSERT OR UPDATE OF "party" ON "Deal"
  FOR EACH ROW EXECUTE FUNCTION learn_words('party');
CREATE TRIGGER "Holding_words" AFTER INSERT OR UPDATE OF "name" ON "Holding"
  FOR EACH ROW EXECUTE FUNCTION learn_words('name');
CREATE TRIGGER "FacilityBooking_words" AFTER INSERT OR UPDATE OF "purpose" ON "FacilityBooking"
  FOR EACH ROW EXECUTE FUNCTION learn_words('purpose');

-- What is there already.
INSERT INTO "SearchWord" ("word")
SELECT DISTINCT said."word" FROM (
SELECT concat_ws(' ', "title", join_words("tags")) AS "text" FROM "Project"
  UNION ALL SELECT concat_ws(' ', "title", join_words("tags")) AS "text" FROM "Idea"
  UNION ALL SELECT concat_ws(' ', "title", join_words("tags")) AS "text" FROM "Challenge"
  UNION ALL SELECT concat_ws(' ', "name", join_words("expertise")) AS "text" FROM "User"
  UNION ALL SELECT concat_ws(' ', "name") AS "text" FROM "Company"
  UNION ALL SELECT concat_ws(' ', "name", join_words("tags")) AS "text" FROM "Team"
  UNION ALL SELECT concat_ws(' ', "title", join_words("authors")) AS "text" FROM "Publication"
  UNION ALL SELECT concat_ws(' ', "title") AS "text" FROM "Patent"
  UNION ALL SELECT concat_ws(' ', "title", "funder") AS "text" FROM "ResearchGrant"
  UNION ALL SELECT concat_ws(' ', "name") AS "text" FROM "Facility"
  UNION ALL SELECT concat_ws(' ', "title") AS "text" FROM "SupportRequest"
  UNION ALL SELECT concat_ws(' ', "title") AS "text" FROM "InventionDisclosure"
  UNION ALL SELECT concat_ws(' ', "headline") AS "text" FROM "TechnologySummary"
  UNION ALL SELECT concat_ws(' ', "headline", "name", "organization") AS "text" FROM "TechnologyEnquiry"
  UNION ALL SELECT concat_ws(' ', "title", "titleArabic") AS "text" FROM "Announcement"
  UNION ALL SELECT concat_ws(' ', "title") AS "text" FROM "Meeting"
  UNION ALL SELECT concat_ws(' ', "title") AS "text" FROM "Collaboration"
  UNION ALL SELECT concat_ws(' ', "party") AS "text" FROM "Deal"
  UNION ALL SELECT concat_ws(' ', "name") AS "text" FROM "Holding"
  UNION ALL SELECT concat_ws(' ', "purpose") AS "text" FROM "FacilityBooking"
) AS texts, unnest(string_to_array(search_plain("text"), ' ')) AS said ("word")
WHERE length(said."word") BETWEEN 4 AND 60 AND said."word" !~ '[0-9]';

ALTER TABLE "Project"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "description" || ' ' || join_words("tags"))) STORED;
CREATE INDEX "Project_title_words" ON "Project" USING GIN ("titleWords");
CREATE INDEX "Project_text_words" ON "Project" USING GIN ("textWords");
CREATE INDEX "Project_title_plain" ON "Project" USING HASH (search_plain("title"));
ALTER TABLE "Idea"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "description" || ' ' || "category" || ' ' || join_words("tags"))) STORED;
CREATE INDEX "Idea_title_words" ON "Idea" USING GIN ("titleWords");
CREATE INDEX "Idea_text_words" ON "Idea" USING GIN ("textWords");
CREATE INDEX "Idea_title_plain" ON "Idea" USING HASH (search_plain("title"));
ALTER TABLE "Challenge"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "description" || ' ' || "problemStatement" || ' ' || join_words("tags") || CASE WHEN "anonymous" THEN '' ELSE ' ' || "companyName" END)) STORED;
CREATE INDEX "Challenge_title_words" ON "Challenge" USING GIN ("titleWords");
CREATE INDEX "Challenge_text_words" ON "Challenge" USING GIN ("textWords");
CREATE INDEX "Challenge_title_plain" ON "Challenge" USING HASH (search_plain("title"));
ALTER TABLE "User"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("name")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "department" || ' ' || join_words("expertise"))) STORED;
CREATE INDEX "User_title_words" ON "User" USING GIN ("titleWords");
CREATE INDEX "User_text_words" ON "User" USING GIN ("textWords");
CREATE INDEX "User_title_plain" ON "User" USING HASH (search_plain("name"));
ALTER TABLE "Company"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("name")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "city" || ' ' || "description")) STORED;
CREATE INDEX "Company_title_words" ON "Company" USING GIN ("titleWords");
CREATE INDEX "Company_text_words" ON "Company" USING GIN ("textWords");
CREATE INDEX "Company_title_plain" ON "Company" USING HASH (search_plain("name"));
ALTER TABLE "Team"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("name")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "description" || ' ' || "department" || ' ' || join_words("tags"))) STORED;
CREATE INDEX "Team_title_words" ON "Team" USING GIN ("titleWords");
CREATE INDEX "Team_text_words" ON "Team" USING GIN ("textWords");
CREATE INDEX "Team_title_plain" ON "Team" USING HASH (search_plain("name"));
ALTER TABLE "Publication"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "venue" || ' ' || join_words("authors") || ' ' || coalesce("doi", ''))) STORED;
CREATE INDEX "Publication_title_words" ON "Publication" USING GIN ("titleWords");
CREATE INDEX "Publication_text_words" ON "Publication" USING GIN ("textWords");
CREATE INDEX "Publication_title_plain" ON "Publication" USING HASH (search_plain("title"));
ALTER TABLE "Patent"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || coalesce("applicationNumber", '') || ' ' || coalesce("publicationNumber", '') || ' ' || coalesce("grantNumber", ''))) STORED;
CREATE INDEX "Patent_title_words" ON "Patent" USING GIN ("titleWords");
CREATE INDEX "Patent_text_words" ON "Patent" USING GIN ("textWords");
CREATE INDEX "Patent_title_plain" ON "Patent" USING HASH (search_plain("title"));
ALTER TABLE "ResearchGrant"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "funder" || ' ' || "call" || ' ' || "reference")) STORED;
CREATE INDEX "ResearchGrant_title_words" ON "ResearchGrant" USING GIN ("titleWords");
CREATE INDEX "ResearchGrant_text_words" ON "ResearchGrant" USING GIN ("textWords");
CREATE INDEX "ResearchGrant_title_plain" ON "ResearchGrant" USING HASH (search_plain("title"));
ALTER TABLE "Facility"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("name")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("name" || ' ' || "department" || ' ' || "location" || ' ' || "capability")) STORED;
CREATE INDEX "Facility_title_words" ON "Facility" USING GIN ("titleWords");
CREATE INDEX "Facility_text_words" ON "Facility" USING GIN ("textWords");
CREATE INDEX "Facility_title_plain" ON "Facility" USING HASH (search_plain("name"));
ALTER TABLE "SupportRequest"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "subtype" || ' ' || "description")) STORED;
CREATE INDEX "SupportRequest_title_words" ON "SupportRequest" USING GIN ("titleWords");
CREATE INDEX "SupportRequest_text_words" ON "SupportRequest" USING GIN ("textWords");
CREATE INDEX "SupportRequest_title_plain" ON "SupportRequest" USING HASH (search_plain("title"));
ALTER TABLE "InventionDisclosure"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "abstract")) STORED;
CREATE INDEX "InventionDisclosure_title_words" ON "InventionDisclosure" USING GIN ("titleWords");
CREATE INDEX "InventionDisclosure_text_words" ON "InventionDisclosure" USING GIN ("textWords");
CREATE INDEX "InventionDisclosure_title_plain" ON "InventionDisclosure" USING HASH (search_plain("title"));
ALTER TABLE "TechnologySummary"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("headline")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("headline" || ' ' || "problem" || ' ' || "solution")) STORED;
CREATE INDEX "TechnologySummary_title_words" ON "TechnologySummary" USING GIN ("titleWords");
CREATE INDEX "TechnologySummary_text_words" ON "TechnologySummary" USING GIN ("textWords");
CREATE INDEX "TechnologySummary_title_plain" ON "TechnologySummary" USING HASH (search_plain("headline"));
ALTER TABLE "TechnologyEnquiry"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("headline")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("headline" || ' ' || "name" || ' ' || "organization" || ' ' || "message")) STORED;
CREATE INDEX "TechnologyEnquiry_title_words" ON "TechnologyEnquiry" USING GIN ("titleWords");
CREATE INDEX "TechnologyEnquiry_text_words" ON "TechnologyEnquiry" USING GIN ("textWords");
CREATE INDEX "TechnologyEnquiry_title_plain" ON "TechnologyEnquiry" USING HASH (search_plain("headline"));
ALTER TABLE "Announcement"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "text" || ' ' || "titleArabic" || ' ' || "textArabic")) STORED;
CREATE INDEX "Announcement_title_words" ON "Announcement" USING GIN ("titleWords");
CREATE INDEX "Announcement_text_words" ON "Announcement" USING GIN ("textWords");
CREATE INDEX "Announcement_title_plain" ON "Announcement" USING HASH (search_plain("title"));
ALTER TABLE "Meeting"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "agenda")) STORED;
CREATE INDEX "Meeting_title_words" ON "Meeting" USING GIN ("titleWords");
CREATE INDEX "Meeting_text_words" ON "Meeting" USING GIN ("textWords");
CREATE INDEX "Meeting_title_plain" ON "Meeting" USING HASH (search_plain("title"));
ALTER TABLE "Collaboration"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title")) STORED;
CREATE INDEX "Collaboration_title_words" ON "Collaboration" USING GIN ("titleWords");
CREATE INDEX "Collaboration_text_words" ON "Collaboration" USING GIN ("textWords");
CREATE INDEX "Collaboration_title_plain" ON "Collaboration" USING HASH (search_plain("title"));
ALTER TABLE "Deal"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title" || ' ' || "party")) STORED;
CREATE INDEX "Deal_title_words" ON "Deal" USING GIN ("titleWords");
CREATE INDEX "Deal_text_words" ON "Deal" USING GIN ("textWords");
CREATE INDEX "Deal_title_plain" ON "Deal" USING HASH (search_plain("title"));
ALTER TABLE "Holding"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("name")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("name")) STORED;
CREATE INDEX "Holding_title_words" ON "Holding" USING GIN ("titleWords");
CREATE INDEX "Holding_text_words" ON "Holding" USING GIN ("textWords");
CREATE INDEX "Holding_title_plain" ON "Holding" USING HASH (search_plain("name"));
ALTER TABLE "FacilityBooking"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("purpose")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("purpose")) STORED;
CREATE INDEX "FacilityBooking_title_words" ON "FacilityBooking" USING GIN ("titleWords");
CREATE INDEX "FacilityBooking_text_words" ON "FacilityBooking" USING GIN ("textWords");
CREATE INDEX "FacilityBooking_title_plain" ON "FacilityBooking" USING HASH (search_plain("purpose"));
ALTER TABLE "InvestmentInterest"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title")) STORED;
CREATE INDEX "InvestmentInterest_title_words" ON "InvestmentInterest" USING GIN ("titleWords");
CREATE INDEX "InvestmentInterest_text_words" ON "InvestmentInterest" USING GIN ("textWords");
CREATE INDEX "InvestmentInterest_title_plain" ON "InvestmentInterest" USING HASH (search_plain("title"));
ALTER TABLE "HoldingUpdate"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title")) STORED;
CREATE INDEX "HoldingUpdate_title_words" ON "HoldingUpdate" USING GIN ("titleWords");
CREATE INDEX "HoldingUpdate_text_words" ON "HoldingUpdate" USING GIN ("textWords");
CREATE INDEX "HoldingUpdate_title_plain" ON "HoldingUpdate" USING HASH (search_plain("title"));
ALTER TABLE "ArlAssessment"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title")) STORED;
CREATE INDEX "ArlAssessment_title_words" ON "ArlAssessment" USING GIN ("titleWords");
CREATE INDEX "ArlAssessment_text_words" ON "ArlAssessment" USING GIN ("textWords");
CREATE INDEX "ArlAssessment_title_plain" ON "ArlAssessment" USING HASH (search_plain("title"));
ALTER TABLE "SynergyAnalysis"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("sourceTitle")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("sourceTitle" || ' ' || "targetTitle")) STORED;
CREATE INDEX "SynergyAnalysis_title_words" ON "SynergyAnalysis" USING GIN ("titleWords");
CREATE INDEX "SynergyAnalysis_text_words" ON "SynergyAnalysis" USING GIN ("textWords");
CREATE INDEX "SynergyAnalysis_title_plain" ON "SynergyAnalysis" USING HASH (search_plain("sourceTitle"));
ALTER TABLE "TrlClaim"
  ADD COLUMN "titleWords" tsvector GENERATED ALWAYS AS (search_title("title")) STORED,
  ADD COLUMN "textWords" tsvector GENERATED ALWAYS AS (search_words("title")) STORED;
CREATE INDEX "TrlClaim_title_words" ON "TrlClaim" USING GIN ("titleWords");
CREATE INDEX "TrlClaim_text_words" ON "TrlClaim" USING GIN ("textWords");
CREATE INDEX "TrlClaim_title_plain" ON "TrlClaim" USING HASH (search_plain("title"));
