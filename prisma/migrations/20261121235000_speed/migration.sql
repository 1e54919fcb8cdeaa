-- Lists of a department and their totals are read from the index alone: it carries what decides who may see a row.
CREATE INDEX "Project_department_list" ON "Project"("department", "status", "updatedAt", "id", "ownerId", "visibleToResearchers", "confidential", "deletedAt");

-- The projects of a person, and what the person is in them, without a look at the rows.
DROP INDEX "ProjectMember_userId_idx";
CREATE INDEX "ProjectMember_userId_projectId_role_idx" ON "ProjectMember"("userId", "projectId", "role");
