-- What viewers search by who may not read the agenda.
ALTER TABLE "CalendarEvent" ADD COLUMN "searchTitle" TEXT GENERATED ALWAYS AS (search_form("title")) STORED;
CREATE INDEX "CalendarEvent_searchTitle_trgm" ON "CalendarEvent" USING GIN ("searchTitle" gin_trgm_ops);
