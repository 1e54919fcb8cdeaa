-- DropIndex
DROP INDEX "AuditEntry_actorId_id_idx";

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_id_idx" ON "AuditEntry"("actorId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_entity_at_id_idx" ON "AuditEntry"("entity", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_address" ON "AuditEntry"("address" text_pattern_ops, "at", "id") WHERE "address" <> '';
