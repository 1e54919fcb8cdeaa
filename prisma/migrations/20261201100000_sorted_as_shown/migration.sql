-- Lists sort what people write in two languages by the version that the reader is shown
-- (docs/decisions/0460-a-list-sorts-by-what-is-shown.md). The next migration fills the columns, outside of the lock that adding them takes.

-- What api/translation.ts says: the language that most letters of a text belong to; null where it has letters of neither.
CREATE FUNCTION language_of(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT CASE WHEN arabic = 0 AND latin = 0 THEN NULL WHEN arabic > latin THEN 'ar' ELSE 'en' END
    FROM (SELECT
      length(regexp_replace(words, '[^\u0600-\u0604\u0606-\u060B\u060D-\u061A\u061C-\u061E\u0620-\u063F\u0641-\u064A\u0656-\u066F\u0671-\u06DC\u06DE-\u06FF\u0750-\u077F\u0870-\u0891\u0897-\u08E1\u08E3-\u08FF\uFB50-\uFD3D\uFD40-\uFDCF\uFDF0-\uFDFF\uFE70-\uFE74\uFE76-\uFEFC]', '', 'g')) AS arabic,
      length(regexp_replace(words, '[^A-Za-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02B8\u02E0-\u02E4\u1D00-\u1D25\u1D2C-\u1D5C\u1D62-\u1D65\u1D6B-\u1D77\u1D79-\u1DBE\u1E00-\u1EFF\u2071\u207F\u2090-\u209C\u212A-\u212B\u2132\u214E\u2160-\u2188\u2C60-\u2C7F\uA722-\uA787\uA78B-\uA7DC\uA7F1-\uA7FF\uAB30-\uAB5A\uAB5C-\uAB64\uAB66-\uAB69\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A]', '', 'g')) AS latin
    ) AS counted
  $$;

-- The version that somebody is shown who wants a language: the first text, unless the other one alone is in it.
CREATE FUNCTION text_in(first TEXT, other TEXT, wanted TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE
      WHEN coalesce(other, '') = '' OR public.language_of(first) = wanted THEN first
      WHEN public.language_of(other) = wanted THEN other
      ELSE first
    END
  $$;

-- A text as it is compared, letter by letter (COLLATE "C"): without case, accents, vowel marks and tatweel; signs are spaces; Arabic
-- letters that are forms of one another are one, and digits of either kind are the same. A column is part of an index: it has an end.
CREATE FUNCTION sort_form(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT left(btrim(regexp_replace(
      translate(
        regexp_replace(
          public.search_form(normalize(words, NFKC)),
          '[\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'
        ),
        'أإآٱؤئىیېةۀەہکگڪپچژڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'ااااوييييههههكككبجزف01234567890123456789'
      ),
      '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02B9-\u02DF\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u2010-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E\uFD3F]+', ' ', 'g'
    )), 300)
  $$;

-- The same for who reads Arabic: its letters are written as those signs that stand between digits and Latin letters.
CREATE FUNCTION arabic_first(form TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT translate(form, 'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]') $$;

-- The argument of the trigger is the column of what the record is called.
CREATE FUNCTION keep_sort() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first TEXT;
  other TEXT;
  english TEXT;
  arabic TEXT;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO first USING NEW;
  other := NEW."translation" -> TG_ARGV[0] ->> 'text';
  english := public.text_in(first, other, 'en');
  arabic := public.text_in(first, other, 'ar');
  NEW."sortEn" := public.sort_form(english);
  NEW."sortAr" := public.arabic_first(CASE WHEN arabic = english THEN NEW."sortEn" ELSE public.sort_form(arabic) END);
  RETURN NEW;
END $$;

ALTER TABLE "Project"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "Project_sort" BEFORE INSERT OR UPDATE OF "title", "translation", "sortEn", "sortAr" ON "Project"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('title');

ALTER TABLE "Idea"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "Idea_sort" BEFORE INSERT OR UPDATE OF "title", "translation", "sortEn", "sortAr" ON "Idea"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('title');

ALTER TABLE "Challenge"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "Challenge_sort" BEFORE INSERT OR UPDATE OF "title", "translation", "sortEn", "sortAr" ON "Challenge"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('title');

ALTER TABLE "TechnologySummary"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "TechnologySummary_sort" BEFORE INSERT OR UPDATE OF "headline", "translation", "sortEn", "sortAr" ON "TechnologySummary"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('headline');

ALTER TABLE "Team"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "Team_sort" BEFORE INSERT OR UPDATE OF "name", "translation", "sortEn", "sortAr" ON "Team"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('name');

ALTER TABLE "Company"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "Company_sort" BEFORE INSERT OR UPDATE OF "name", "translation", "sortEn", "sortAr" ON "Company"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('name');

ALTER TABLE "User"
  ADD COLUMN "sortEn" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TRIGGER "User_sort" BEFORE INSERT OR UPDATE OF "name", "translation", "sortEn", "sortAr" ON "User"
  FOR EACH ROW EXECUTE FUNCTION keep_sort('name');
