-- DropForeignKey
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_actorId_fkey";

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "salt" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateTable
CREATE TABLE "AuditErasure" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "entryId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "digest" TEXT NOT NULL,

    CONSTRAINT "AuditErasure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditUnsealed" (
    "id" SERIAL NOT NULL,
    "entryId" INTEGER NOT NULL,
    "erasureId" INTEGER,

    CONSTRAINT "AuditUnsealed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditSeal" (
    "position" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "erasureId" INTEGER,
    "digest" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE INDEX "AuditErasure_entryId_id_idx" ON "AuditErasure"("entryId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AuditSeal_erasureId_key" ON "AuditSeal"("erasureId");

-- CreateIndex
CREATE INDEX "AuditSeal_entryId_idx" ON "AuditSeal"("entryId");

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One part of what is hashed, with its length before it, so that no two rows read the same (api/auditDigest.ts does so too).
CREATE FUNCTION audit_part(words TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN words IS NULL THEN '-' ELSE octet_length(words) || ':' || words END
$$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of "%" is refused: the audit trail is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- Personal content may go where the transaction says why; that it went is recorded with what was left.
CREATE FUNCTION erase_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason TEXT := current_setting('ascent.audit_erasure', true);
BEGIN
  IF coalesce(reason, '') = ''
    OR (NEW."id", NEW."at", NEW."action", NEW."actorId", NEW."entity", NEW."entityId", NEW."requestId")
      IS DISTINCT FROM (OLD."id", OLD."at", OLD."action", OLD."actorId", OLD."entity", OLD."entityId", OLD."requestId")
  THEN
    RAISE EXCEPTION 'UPDATE of "AuditEntry" is refused: the audit trail is append-only' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW."changes", NEW."comment", NEW."address") IS NOT DISTINCT FROM (OLD."changes", OLD."comment", OLD."address") THEN
    RETURN NULL;
  END IF;
  NEW."salt" := gen_random_uuid();
  INSERT INTO "AuditErasure" ("entryId", "reason", "digest") VALUES (OLD."id", reason, encode(sha256(convert_to(
    audit_part(NEW."salt"::text) || audit_part(NEW."actorId"::text) || audit_part(NEW."changes"::text)
      || audit_part(NEW."comment") || audit_part(NEW."address"), 'UTF8')), 'hex'));
  RETURN NEW;
END $$;

-- What was written waits to be sealed; a chain within the transaction would let writers wait for each other.
CREATE FUNCTION await_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AuditUnsealed" ("entryId") SELECT "id" FROM written ORDER BY "id";
  RETURN NULL;
END $$;

CREATE FUNCTION await_erasure_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AuditUnsealed" ("entryId", "erasureId") SELECT "entryId", "id" FROM written ORDER BY "id";
  RETURN NULL;
END $$;

CREATE TRIGGER "AuditEntry_sealed" AFTER INSERT ON "AuditEntry" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION await_audit_seal();
CREATE TRIGGER "AuditErasure_sealed" AFTER INSERT ON "AuditErasure" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION await_erasure_seal();
CREATE TRIGGER "AuditEntry_erased" BEFORE UPDATE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION erase_audit_entry();
CREATE TRIGGER "AuditEntry_kept" BEFORE DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditErasure_kept" BEFORE UPDATE OR DELETE ON "AuditErasure" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditSeal_kept" BEFORE UPDATE OR DELETE ON "AuditSeal" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditEntry_whole" BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditErasure_whole" BEFORE TRUNCATE ON "AuditErasure" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditSeal_whole" BEFORE TRUNCATE ON "AuditSeal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- An entry is sealed once.
CREATE UNIQUE INDEX "AuditSeal_entry" ON "AuditSeal" ("entryId") WHERE "erasureId" IS NULL;

-- What was written before the trail is sealed as it is today.
INSERT INTO "AuditUnsealed" ("entryId") SELECT "id" FROM "AuditEntry" ORDER BY "id";
