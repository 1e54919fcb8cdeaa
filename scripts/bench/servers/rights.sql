-- Who may see and make what, for PostGraphile: the same as ours for researchers. The owner of the tables is not held by it.
DO $$ BEGIN
  CREATE ROLE bench_viewer NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
GRANT USAGE ON SCHEMA public TO bench_viewer;
GRANT SELECT ON "Project", "ProjectMember", "File", "User", "AuditEntry" TO bench_viewer;
GRANT INSERT ON "Project" TO bench_viewer;
-- By triggers.
GRANT SELECT, INSERT ON "SearchWord" TO bench_viewer;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bench_viewer;

CREATE OR REPLACE FUNCTION viewer_id() RETURNS int LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT s."userId" FROM "SignIn" s JOIN "User" u ON u.id = s."userId"
  WHERE s."tokenHash" = current_setting('viewer.token', true) AND s."expiresAt" > now() AND u.status IN ('ACTIVE', 'PENDING_VERIFICATION')
$$;
CREATE OR REPLACE FUNCTION viewer_projects() RETURNS SETOF int LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT "projectId" FROM "ProjectMember" WHERE "userId" = viewer_id()
$$;
CREATE OR REPLACE FUNCTION "Project_canUpdate"(p "Project") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p."ownerId" = viewer_id() OR EXISTS (
    SELECT FROM "ProjectMember" m WHERE m."projectId" = p.id AND m."userId" = viewer_id() AND m.role IN ('LEAD', 'EDITOR'))
$$;
CREATE OR REPLACE FUNCTION "Project_canLead"(p "Project") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p."ownerId" = viewer_id() OR EXISTS (
    SELECT FROM "ProjectMember" m WHERE m."projectId" = p.id AND m."userId" = viewer_id() AND m.role = 'LEAD')
$$;
CREATE OR REPLACE FUNCTION "Project_canDelete"(p "Project") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p."ownerId" = viewer_id()
$$;

-- A sub-select is worked out once for a statement, and not for each row.
ALTER TABLE "Project" ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS seen ON "Project";
CREATE POLICY seen ON "Project" FOR SELECT TO bench_viewer USING ("deletedAt" IS NULL AND (
  "ownerId" = (SELECT viewer_id()) OR id IN (SELECT viewer_projects())
  OR ("visibleToResearchers" AND NOT confidential AND status <> 'DRAFT')));
DROP POLICY IF EXISTS made ON "Project";
CREATE POLICY made ON "Project" FOR INSERT TO bench_viewer WITH CHECK ("ownerId" = (SELECT viewer_id()));

ALTER TABLE "ProjectMember" ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS seen ON "ProjectMember";
CREATE POLICY seen ON "ProjectMember" FOR SELECT TO bench_viewer USING ("projectId" IN (SELECT viewer_projects()));
ALTER TABLE "File" ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS seen ON "File";
CREATE POLICY seen ON "File" FOR SELECT TO bench_viewer USING (shared OR "projectId" IN (SELECT viewer_projects()));
ALTER TABLE "AuditEntry" ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS seen ON "AuditEntry";
CREATE POLICY seen ON "AuditEntry" FOR SELECT TO bench_viewer
  USING (entity = 'Project' AND "entityId" IN (SELECT viewer_projects()));
