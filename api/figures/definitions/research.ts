/** Patents and grants. */
import * as texts from '#texts/analytics/figures.js'
import { beginOf, figure, firstMove, sql } from '../figure.ts'

/** Patents with their family, of a table or of a part of it. */
const patentsOf = (table: ReturnType<typeof sql>) => sql`${table} t JOIN "PatentFamily" f ON f."id" = t."patentFamilyId"
  LEFT JOIN "Project" p ON p."id" = f."projectId" LEFT JOIN "User" u ON u."id" = f."ownerId"`
const ofPatent = {
  id: sql`t."id"`,
  department: sql`coalesce(p."department", u."department")`,
  journey: sql`f."projectId"`,
  people: sql`ARRAY(SELECT n."userId" FROM "PatentInventor" n WHERE n."patentFamilyId" = f."id" AND n."userId" IS NOT NULL ORDER BY n."userId")`,
}

const awarded = {
  id: sql`g."id"`,
  // A grant that came to the platform when it was awarded already counts from its beginning.
  at: sql`CASE WHEN g."status" IN ('AWARDED', 'ACTIVE', 'COMPLETED', 'TERMINATED')
    THEN coalesce(${firstMove(sql`'ResearchGrant'`, sql`g."id"`, 'AWARDED')}, ${beginOf(sql`g."startsOn"`)}, g."createdAt") END`,
  department: sql`u."department"`,
  people: sql`ARRAY(SELECT m."userId" FROM "GrantMember" m WHERE m."researchGrantId" = g."id" AND m."userId" IS NOT NULL ORDER BY m."userId")`,
}
const grants = sql`"ResearchGrant" g LEFT JOIN "User" u ON u."id" = g."ownerId"`

export const researchFigures = {
  PATENT_APPLICATIONS: figure({
    name: texts.patentApplications,
    definition: texts.patentApplicationsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Patent',
    audience: 'OWN',
    columns: { ...ofPatent, at: beginOf(sql`t."filedOn"`) },
    from: patentsOf(sql`(SELECT * FROM "Patent" WHERE "parentId" IS NULL)`),
  }),
  PATENTS_ISSUED: figure({
    name: texts.patentsIssued,
    definition: texts.patentsIssuedMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Patent',
    audience: 'OWN',
    columns: { ...ofPatent, at: beginOf(sql`t."grantedOn"`) },
    from: patentsOf(sql`"Patent"`),
  }),
  GRANTS: figure({
    name: texts.grants,
    definition: texts.grantsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'ResearchGrant',
    audience: 'OWN',
    columns: awarded,
    from: grants,
  }),
  GRANT_AMOUNTS: figure({
    name: texts.grantAmounts,
    definition: texts.grantAmountsMeans,
    measure: 'SUM',
    unit: 'AED',
    entity: 'ResearchGrant',
    audience: 'OWN',
    columns: { ...awarded, value: sql`g."amount"` },
    from: grants,
  }),
}
