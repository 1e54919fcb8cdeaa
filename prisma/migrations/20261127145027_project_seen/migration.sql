-- Totals are counted from the indexes alone: these carry all that decides who may see a row, what moderators withheld, too.
CREATE INDEX IF NOT EXISTS "Project_department_seen" ON "Project"("department", "status", "updatedAt", "id", "ownerId", "visibleToResearchers", "confidential", "deletedAt", "withheld");
CREATE INDEX IF NOT EXISTS "Project_seen" ON "Project"("id", "deletedAt", "withheld", "ownerId", "status", "visibleToResearchers", "confidential", "approvedForIndustry", "approvedForInvestors", "embargoUntil");
DROP INDEX "Project_department_list";
