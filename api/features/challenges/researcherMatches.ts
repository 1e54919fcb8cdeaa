/** Which researchers fit a challenge, and by which words: what they are expert in, and what their projects are about. */
import type { Db } from '../../db.ts'

/** So many are shown, each with so many of the projects. */
const [most, mostProjects] = [10, 3]

export interface ResearcherMatch {
  challengeId: number
  userId: number
  /** Words of the person's expertise. */
  expertise: string[]
  projects: { projectId: number; shared: string[] }[]
  /** Whether the department is named after the sector. */
  sector: boolean
}

/**
 * Those who fit best first, without those who have proposed or are invited. A word that is a tag of the challenge counts 3,
 * one that stands in its texts 2, its sector 1; each counts once for a person, wherever it is said. Words are compared
 * without accents, case and punctuation.
 */
export const researcherMatches = (db: Db, challengeId: number): Promise<ResearcherMatch[]> =>
  db.$queryRaw<ResearcherMatch[]>`
    WITH "asked" AS (
      SELECT
        ' ' || regexp_replace(
          search_form("title" || ' ' || "description" || ' ' || "problemStatement"), '[[:space:][:punct:]]+', ' ', 'g'
        ) || ' ' AS "text",
        CASE "sector" WHEN 'OTHER' THEN NULL ELSE lower(replace("sector"::text, '_', ' ')) END AS "sector",
        ARRAY(SELECT trim(regexp_replace(search_form("tag"), '[[:space:][:punct:]]+', ' ', 'g')) FROM unnest("tags") AS "tag") AS "tags"
      FROM "Challenge" WHERE "id" = ${challengeId}
    ),
    "researcher" AS (
      SELECT * FROM "User" AS "person"
      WHERE "role" = 'RESEARCHER' AND "status" = 'ACTIVE' AND "withheld" IS NULL
        AND NOT EXISTS (
          SELECT FROM "ChallengeInvitation" WHERE "challengeId" = ${challengeId} AND "userId" = "person"."id"
        )
        AND NOT EXISTS (
          SELECT FROM "Proposal" WHERE "challengeId" = ${challengeId} AND "status" NOT IN ('DRAFT', 'WITHDRAWN')
            AND ("authorId" = "person"."id" OR EXISTS (
              SELECT FROM "CoApplicant"
              WHERE "proposalId" = "Proposal"."id" AND "userId" = "person"."id" AND "answer" = 'CONFIRMED'
            ))
        )
    ),
    "said" AS (
      SELECT "id" AS "userId", NULL::int AS "projectId", "words" FROM "researcher", unnest("expertise") AS "words"
      UNION
      SELECT "person"."userId", "Project"."id", "words"
      FROM "Project"
      CROSS JOIN LATERAL (
        SELECT "ownerId" AS "userId" UNION SELECT "userId" FROM "ProjectMember" WHERE "projectId" = "Project"."id"
      ) AS "person"
      CROSS JOIN LATERAL unnest("tags" || string_to_array("keywords", ',')) AS "words"
      WHERE "deletedAt" IS NULL AND "withheld" IS NULL AND "status" <> 'ARCHIVED'
    ),
    "phrase" AS MATERIALIZED (
      SELECT "words", trim(regexp_replace(search_form("words"), '[[:space:][:punct:]]+', ' ', 'g')) AS "plain"
      FROM "said" GROUP BY "words"
    ),
    "fitting" AS (
      SELECT "words", "plain", CASE
        WHEN "plain" = ANY ("asked"."tags") THEN 3
        WHEN length("plain") > 2 AND position(' ' || "plain" || ' ' IN "asked"."text") > 0 THEN 2
        WHEN "plain" = "asked"."sector" THEN 1
      END AS "weight"
      FROM "phrase", "asked"
    ),
    "found" AS MATERIALIZED (
      SELECT "userId", "projectId", "plain", "weight", trim(min("words")) AS "shown"
      FROM "said" JOIN "fitting" USING ("words") WHERE "weight" IS NOT NULL GROUP BY 1, 2, 3, 4
    ),
    "sum" AS (
      SELECT "userId", sum("weight") AS "sum"
      FROM (SELECT DISTINCT "userId", "plain", "weight" FROM "found") AS "each" GROUP BY "userId"
    ),
    "ranked" AS (
      SELECT
        "researcher"."id", "sortName", "sum",
        "asked"."sector" IS NOT NULL
          AND position(' ' || "asked"."sector" || ' ' IN ' ' || search_form("department") || ' ') > 0 AS "sector"
      FROM "sum" JOIN "researcher" ON "researcher"."id" = "sum"."userId", "asked"
      ORDER BY "sum" DESC, "sector" DESC, "sortName", "id" LIMIT ${most}
    )
    SELECT
      ${challengeId}::int AS "challengeId", "id" AS "userId", "sector",
      ARRAY(
        SELECT "shown" FROM "found" WHERE "userId" = "ranked"."id" AND "projectId" IS NULL ORDER BY "weight" DESC, "shown"
      ) AS "expertise",
      (
        SELECT coalesce(json_agg(json_build_object('projectId', "projectId", 'shared', "shared")), '[]') FROM (
          SELECT "projectId", json_agg("shown" ORDER BY "weight" DESC, "shown") AS "shared"
          FROM "found" WHERE "userId" = "ranked"."id" AND "projectId" IS NOT NULL
          GROUP BY "projectId" ORDER BY sum("weight") DESC, "projectId" DESC LIMIT ${mostProjects}
        ) AS "best"
      ) AS "projects"
    FROM "ranked" ORDER BY "sum" DESC, "ranked"."sector" DESC, "sortName", "id"`
