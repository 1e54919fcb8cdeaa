-- What is searched for is parts of words, and never more than one word: each word of a text is needed once, in any order.
CREATE FUNCTION distinct_words(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT string_agg(DISTINCT word, ' ') FROM regexp_split_to_table(words, '\s+') AS word $$;

-- Texts of challenges are long. Every row that the index finds is looked at once for each word that is searched for, and
-- unpacking the whole text each time was most of the work: half of the words are repetitions, and what is left is not packed.
DROP INDEX "Challenge_searchText_trgm";
ALTER TABLE "Challenge" DROP COLUMN "searchText";
ALTER TABLE "Challenge" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (distinct_words(search_form("title" || ' ' || "description" || ' ' || "problemStatement" || ' ' || join_words("tags") || CASE WHEN "anonymous" THEN '' ELSE ' ' || "companyName" END))) STORED;
ALTER TABLE "Challenge" ALTER COLUMN "searchText" SET STORAGE EXTERNAL;
-- The rows were written before that was said.
UPDATE "Challenge" SET "title" = "title";
CREATE INDEX "Challenge_searchText_trgm" ON "Challenge" USING GIN ("searchText" gin_trgm_ops);
