/**
 * The Technology Readiness Level of each project over time, from the audit trail: `l` with "projectId", "key", "at", "until",
 * "level". A level that is validated raises what the project states; the last one is what the project states now.
 */
import { sql } from '../figure.ts'

export const levels = sql`(
  WITH events AS (
    SELECT a."entityId" AS id, a."id" AS nth, a."at",
      (a."changes" -> 'trl') IS NOT NULL AS states,
      (a."changes" -> 'trl' ->> 0)::int AS before, (a."changes" -> 'trl' ->> 1)::int AS stated,
      (a."changes" -> 'validatedTrl' ->> 1)::int AS validated
    FROM "AuditEntry" a
    WHERE a."entity" = 'Project' AND ((a."changes" -> 'trl') IS NOT NULL OR (a."changes" -> 'validatedTrl') IS NOT NULL)
  ), parts AS (
    SELECT *, count(*) FILTER (WHERE states) OVER (PARTITION BY id ORDER BY nth) AS part FROM events
  ), moved AS (
    SELECT id, nth, "at",
      CASE WHEN states THEN stated ELSE greatest(validated, max(stated) OVER (PARTITION BY id, part)) END AS level
    FROM parts
  ), firsts AS (
    SELECT DISTINCT ON (id) id, before FROM events ORDER BY id, nth
  ), all_levels AS (
    SELECT id, nth, "at", level FROM moved
    UNION ALL
    SELECT q."id", 0, q."createdAt", f.before
    FROM "Project" q LEFT JOIN firsts f ON f.id = q."id"
  ), spans AS (
    SELECT id, nth, "at", level, lead("at") OVER (PARTITION BY id ORDER BY nth) AS until FROM all_levels
  )
  SELECT s.id AS "projectId", s.nth AS "key", s."at", s.until,
    CASE WHEN s.until IS NULL THEN q."trl" ELSE s.level END AS "level"
  FROM spans s JOIN "Project" q ON q."id" = s.id
) l`
