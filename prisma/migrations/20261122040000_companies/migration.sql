-- CreateEnum
CREATE TYPE "CompanyStage" AS ENUM ('LEAD', 'ACTIVE', 'DORMANT');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'COMPANY_TASK_ASSIGNED';
ALTER TYPE "NotificationKind" ADD VALUE 'COMPANY_TASK_DUE';

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "companyId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "companyId" INTEGER;

-- CreateTable
CREATE TABLE "Company" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "sectors" "Sector"[],
    "website" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "stage" "CompanyStage" NOT NULL DEFAULT 'LEAD',
    "ownerId" INTEGER,
    "expectedValue" INTEGER,
    "lastContact" DATE,
    "nextTaskOn" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS (search_form("name" || ' ' || "city" || ' ' || "description")) STORED,
    "sortName" TEXT NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,
    "sortValue" INTEGER NOT NULL GENERATED ALWAYS AS (coalesce("expectedValue", 0)) STORED,
    "sortContact" DATE NOT NULL GENERATED ALWAYS AS (coalesce("lastContact", '1900-01-01'::date)) STORED,
    "sortTask" DATE NOT NULL GENERATED ALWAYS AS (coalesce("nextTaskOn", '9999-12-31'::date)) STORED,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompanyName" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "companyId" INTEGER NOT NULL,

    CONSTRAINT "CompanyName_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "CompanyNote" (
    "id" SERIAL NOT NULL,
    "companyId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "contactOn" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),

    CONSTRAINT "CompanyNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompanyTask" (
    "id" SERIAL NOT NULL,
    "companyId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "assigneeId" INTEGER,
    "doneAt" TIMESTAMP(3),
    "remindedFor" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CompanyTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Company_sortName_id_idx" ON "Company"("sortName", "id");

-- CreateIndex
CREATE INDEX "Company_stage_sortTask_idx" ON "Company"("stage", "sortTask");

-- CreateIndex
CREATE INDEX "Company_ownerId_idx" ON "Company"("ownerId");

-- CreateIndex
CREATE INDEX "Company_searchText_trgm" ON "Company" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "CompanyName_companyId_idx" ON "CompanyName"("companyId");

-- CreateIndex
CREATE INDEX "CompanyNote_companyId_id_idx" ON "CompanyNote"("companyId", "id");

-- CreateIndex
CREATE INDEX "CompanyNote_authorId_idx" ON "CompanyNote"("authorId");

-- CreateIndex
CREATE INDEX "CompanyTask_companyId_dueOn_idx" ON "CompanyTask"("companyId", "dueOn");

-- CreateIndex
CREATE INDEX "CompanyTask_assigneeId_idx" ON "CompanyTask"("assigneeId");

-- CreateIndex
CREATE INDEX "CompanyTask_dueOn_idx" ON "CompanyTask"("dueOn");

-- CreateIndex
CREATE INDEX "Challenge_companyId_idx" ON "Challenge"("companyId");

-- CreateIndex
CREATE INDEX "User_companyId_idx" ON "User"("companyId");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyName" ADD CONSTRAINT "CompanyName_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyNote" ADD CONSTRAINT "CompanyNote_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyNote" ADD CONSTRAINT "CompanyNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyTask" ADD CONSTRAINT "CompanyTask_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyTask" ADD CONSTRAINT "CompanyTask_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Company"
  ADD CONSTRAINT "Company_named" CHECK ("name" <> ''),
  ADD CONSTRAINT "Company_value" CHECK ("expectedValue" >= 0);
ALTER TABLE "CompanyName" ADD CONSTRAINT "CompanyName_key" CHECK ("key" <> '');

-- A name without case, accents, dots and punctuation: 'ACME LLC', 'Acme, LLC.' and 'acme l.l.c.' are one.
CREATE FUNCTION company_key(words TEXT) RETURNS TEXT
  LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT btrim(regexp_replace(
      regexp_replace(replace(public.search_form(words), '&', ' and '), '[.''’‘`´]', '', 'g'),
      '[[:space:],;:/\\()"“”«»!?*+|_–—-]+', ' ', 'g'))
  $$;

-- The company of this name, made when there is none; NULL for no name. Two who name it at once get the same one: the second
-- waits for the first at the key. A name that is found is held, so that merging companies waits for who has just joined one.
CREATE FUNCTION company_of(words TEXT) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  asked TEXT := company_key(words);
  company INTEGER;
BEGIN
  IF coalesce(asked, '') = '' THEN RETURN NULL; END IF;
  LOOP
    SELECT "companyId" INTO company FROM "CompanyName" WHERE "key" = asked FOR SHARE;
    IF FOUND THEN RETURN company; END IF;
    INSERT INTO "Company" ("name", "sectors", "updatedAt") VALUES (btrim(words), '{}', now()) RETURNING "id" INTO company;
    INSERT INTO "CompanyName" ("key", "name", "companyId") VALUES (asked, btrim(words), company) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN company; END IF;
    DELETE FROM "Company" WHERE "id" = company;
  END LOOP;
END $$;

CREATE FUNCTION set_company_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."department" = OLD."department" AND NEW."role" = OLD."role" THEN RETURN NEW; END IF;
  NEW."companyId" := NULL;
  IF NEW."role" IN ('INDUSTRY', 'INDUSTRY_PARTNER') THEN NEW."companyId" := company_of(NEW."department"); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "User_company" BEFORE INSERT OR UPDATE OF "department", "role" ON "User"
  FOR EACH ROW EXECUTE FUNCTION set_company_of_user();

CREATE FUNCTION set_company_of_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."companyName" = OLD."companyName" THEN RETURN NEW; END IF;
  NEW."companyId" := company_of(NEW."companyName");
  RETURN NEW;
END $$;
CREATE TRIGGER "Challenge_company" BEFORE INSERT OR UPDATE OF "companyName" ON "Challenge"
  FOR EACH ROW EXECUTE FUNCTION set_company_of_challenge();

-- When the university was last in contact, and what is due next, are what notes and tasks say, whoever changes them.
CREATE FUNCTION keep_last_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Company" AS c
  SET "lastContact" = (SELECT max("contactOn") FROM "CompanyNote" WHERE "companyId" = c."id")
  WHERE c."id" IN (OLD."companyId", NEW."companyId");
  RETURN NULL;
END $$;
CREATE TRIGGER "CompanyNote_contact" AFTER INSERT OR UPDATE OR DELETE ON "CompanyNote"
  FOR EACH ROW EXECUTE FUNCTION keep_last_contact();

CREATE FUNCTION keep_next_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Company" AS c
  SET "nextTaskOn" = (SELECT min("dueOn") FROM "CompanyTask" WHERE "companyId" = c."id" AND "doneAt" IS NULL)
  WHERE c."id" IN (OLD."companyId", NEW."companyId");
  RETURN NULL;
END $$;
CREATE TRIGGER "CompanyTask_next" AFTER INSERT OR UPDATE OR DELETE ON "CompanyTask"
  FOR EACH ROW EXECUTE FUNCTION keep_next_task();

-- Who is there already; whose challenges were published is no mere lead.
UPDATE "User" SET "companyId" = company_of("department") WHERE "role" IN ('INDUSTRY', 'INDUSTRY_PARTNER');
UPDATE "Challenge" SET "companyId" = company_of("companyName");
UPDATE "Company" SET "stage" = 'ACTIVE'
WHERE "id" IN (SELECT "companyId" FROM "Challenge" WHERE "status" IN ('OPEN', 'CLOSED', 'COMPLETED') AND "deletedAt" IS NULL);
