-- Templates of agreements that administrators write, and what each draft was made from (docs/decisions/0457).
CREATE TABLE "AgreementVersion" (
  "id" SERIAL PRIMARY KEY,
  "kind" "AgreementKind" NOT NULL,
  "language" "Language" NOT NULL,
  "text" TEXT NOT NULL,
  "basedOn" TEXT NOT NULL,
  "revision" INTEGER NOT NULL DEFAULT 1,
  "writtenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "writtenById" INTEGER REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "publishedAt" TIMESTAMP(3),
  "publishedById" INTEGER REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "current" BOOLEAN NOT NULL DEFAULT false,
  -- Drafts are made from what was published.
  CONSTRAINT "AgreementVersion_current_check" CHECK (NOT "current" OR "publishedAt" IS NOT NULL)
);

CREATE INDEX "AgreementVersion_kind_language_idx" ON "AgreementVersion"("kind", "language");
CREATE INDEX "AgreementVersion_writtenById_idx" ON "AgreementVersion"("writtenById");
CREATE INDEX "AgreementVersion_publishedById_idx" ON "AgreementVersion"("publishedById");
-- Of a kind and a language there is one draft, and one version that new drafts are made from.
CREATE UNIQUE INDEX "AgreementVersion_draft_key" ON "AgreementVersion"("kind", "language") WHERE "publishedAt" IS NULL;
CREATE UNIQUE INDEX "AgreementVersion_current_key" ON "AgreementVersion"("kind", "language") WHERE "current";

CREATE TABLE "AgreementDraft" (
  "supportRequestId" INTEGER PRIMARY KEY REFERENCES "SupportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "language" "Language" NOT NULL,
  "text" TEXT NOT NULL,
  "versionId" INTEGER REFERENCES "AgreementVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "answers" JSONB NOT NULL
);

CREATE INDEX "AgreementDraft_versionId_idx" ON "AgreementDraft"("versionId");

-- What was published stays as it was written: drafts name it.
CREATE FUNCTION agreement_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."kind", OLD."language", OLD."text") IS DISTINCT FROM (NEW."kind", NEW."language", NEW."text") THEN
    RAISE EXCEPTION 'A published template does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "AgreementVersion_stays" BEFORE UPDATE ON "AgreementVersion"
  FOR EACH ROW WHEN (OLD."publishedAt" IS NOT NULL) EXECUTE FUNCTION agreement_version_stays();
