-- What industry and investors may see is counted from an index that is led by it: "Project_seen" passes every project for that.
CREATE INDEX IF NOT EXISTS "Project_seen_by_industry" ON "Project"("approvedForIndustry", "id", "deletedAt", "withheld", "ownerId", "status", "confidential", "embargoUntil");
CREATE INDEX IF NOT EXISTS "Project_seen_by_investors" ON "Project"("approvedForInvestors", "id", "deletedAt", "withheld", "ownerId", "status", "confidential", "embargoUntil");
