-- Takes the addresses of invited guests out of the history of teams, which all members read.
UPDATE "AuditEntry"
SET "changes" = (
  SELECT jsonb_object_agg(CASE WHEN key ~ '^Invitation of \S+@\S+$' THEN 'Invitation by e-mail' ELSE key END, value)
  FROM jsonb_each("changes")
)
WHERE "entity" = 'Team' AND EXISTS (
  SELECT FROM jsonb_object_keys("changes") AS key WHERE key ~ '^Invitation of \S+@\S+$'
);
-- Takes the links out of invitations that were mailed already.
DELETE FROM pgboss.job WHERE name = 'sendLetter' AND data->'button'->>'path' LIKE '%invitation%3D%' AND state = 'completed';
-- The token is made when the mail is sent, so that no job holds it.
ALTER TABLE "TeamInvitation"
  DROP CONSTRAINT "TeamInvitation_email",
  ADD CONSTRAINT "TeamInvitation_email" CHECK ("email" = lower("email") AND ("tokenHash" IS NULL OR "email" IS NOT NULL));
