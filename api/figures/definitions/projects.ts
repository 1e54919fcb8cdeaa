/** Projects, their readiness and openings, and the teams that work on them. */
import * as texts from '#texts/analytics/figures.js'
import { figure, projectPeople, sql } from '../figure.ts'
import { levels } from './levels.ts'

const ofProject = { department: sql`p."department"`, journey: sql`p."id"`, people: projectPeople }
const projects = sql`(SELECT * FROM "Project" WHERE "deletedAt" IS NULL AND "withheld" IS NULL) p`

/** The first time that a project was opened: what is closed and opened again keeps its first day. */
const opened = sql`least(p."approvedForIndustryAt", p."approvedForInvestorsAt", (
  SELECT min(a."at") FROM "AuditEntry" a
  WHERE a."entity" = 'Project' AND a."entityId" = p."id"
    AND ((a."changes" -> 'approvedForIndustry') IS NOT NULL OR (a."changes" -> 'approvedForInvestors') IS NOT NULL)
    AND 'true' IN (a."changes" -> 'approvedForIndustry' ->> 1, a."changes" -> 'approvedForInvestors' ->> 1)))`

const claims = sql`(SELECT * FROM "TrlClaim" WHERE "status" = 'VALIDATED') c
  JOIN ${projects} ON p."id" = c."projectId"`

export const projectFigures = {
  PROJECTS: figure({
    name: texts.projects,
    definition: texts.projectsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    holds: true,
    entity: 'Project',
    audience: 'OWN',
    columns: { id: sql`p."id"`, at: sql`p."createdAt"`, ...ofProject },
    from: projects,
  }),
  PROJECT_LEVELS: figure({
    name: texts.levels,
    definition: texts.levelsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    holds: true,
    entity: 'Project',
    audience: 'OWN',
    columns: {
      id: sql`p."id"`,
      key: sql`l."key"`,
      at: sql`l."at"`,
      until: sql`l."until"`,
      value: sql`l."level"`,
      ...ofProject,
    },
    from: sql`${levels} JOIN ${projects} ON p."id" = l."projectId"`,
  }),
  TRL_STEPS: figure({
    name: texts.trlSteps,
    definition: texts.trlStepsMeans,
    measure: 'SUM',
    unit: 'LEVELS',
    entity: 'Project',
    audience: 'OWN',
    columns: {
      id: sql`p."id"`,
      key: sql`c."id"`,
      at: sql`c."decidedAt"`,
      value: sql`greatest(c."level" - c."fromLevel", 0)`,
      ...ofProject,
    },
    from: claims,
  }),
  TRL_FOUR: figure({
    name: texts.trlFour,
    definition: texts.trlFourMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Project',
    audience: 'OWN',
    columns: {
      id: sql`p."id"`,
      at: sql`least(
        (SELECT min(c."decidedAt") FROM "TrlClaim" c WHERE c."projectId" = p."id" AND c."status" = 'VALIDATED' AND c."level" >= 4),
        CASE WHEN p."validatedTrl" >= 4 THEN p."validatedTrlAt" END)`,
      ...ofProject,
    },
    from: projects,
  }),
  PROJECTS_OPENED: figure({
    name: texts.opened,
    definition: texts.openedMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Project',
    audience: 'OWN',
    columns: { id: sql`p."id"`, at: opened, ...ofProject },
    from: projects,
  }),
  FUNDING: figure({
    name: texts.funding,
    definition: texts.fundingMeans,
    measure: 'SUM',
    unit: 'AED',
    holds: true,
    entity: 'Project',
    audience: 'OWN',
    columns: { id: sql`p."id"`, at: sql`p."createdAt"`, value: sql`p."fundingAmount"`, ...ofProject },
    from: sql`(SELECT * FROM "Project" WHERE "deletedAt" IS NULL AND "withheld" IS NULL AND "fundingAmount" > 0) p`,
  }),
  TEAMS: figure({
    name: texts.teams,
    definition: texts.teamsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    holds: true,
    entity: 'Team',
    audience: 'OWN',
    columns: {
      id: sql`t."id"`,
      at: sql`t."createdAt"`,
      until: sql`t."archivedAt"`,
      department: sql`t."department"`,
      people: sql`ARRAY(SELECT m."userId" FROM "TeamMember" m WHERE m."teamId" = t."id" ORDER BY m."userId")`,
    },
    from: sql`"Team" t`,
  }),
}
