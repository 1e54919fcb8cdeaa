/** Ideas on their way to a project, and the expert sessions and evaluations on it. */
import * as texts from '#texts/analytics/figures.js'
import { figure, firstMove, sql } from '../figure.ts'

const moved = (status: string) => firstMove(sql`'Idea'`, sql`i."id"`, status)

const ofIdea = {
  department: sql`u."department"`,
  journey: sql`coalesce(i."projectId", -i."id")`,
  people: sql`array_remove(ARRAY[i."submitterId"], NULL)`,
}
const ideas = sql`(SELECT * FROM "Idea" WHERE "withheld" IS NULL) i LEFT JOIN "User" u ON u."id" = i."submitterId"`
const approved = sql`CASE WHEN coalesce(i."mergedFrom", i."status") IN ('APPROVED', 'VALIDATED', 'CONVERTED')
  THEN coalesce(${moved('APPROVED')}, i."reviewedAt", i."validatedAt") END`

export const ideaFigures = {
  IDEAS: figure({
    name: texts.ideas,
    definition: texts.ideasMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Idea',
    audience: 'OWN',
    columns: { id: sql`i."id"`, at: sql`least(i."submittedAt", ${moved('SUBMITTED')})`, ...ofIdea },
    from: ideas,
  }),
  IDEAS_APPROVED: figure({
    name: texts.ideasApproved,
    definition: texts.ideasApprovedMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Idea',
    audience: 'OWN',
    columns: { id: sql`i."id"`, at: approved, ...ofIdea },
    from: ideas,
  }),
  IDEAS_VALIDATED: figure({
    name: texts.ideasValidated,
    definition: texts.ideasValidatedMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Idea',
    audience: 'OWN',
    columns: {
      id: sql`i."id"`,
      at: sql`CASE WHEN i."status" IN ('VALIDATED', 'CONVERTED') THEN i."validatedAt" END`,
      ...ofIdea,
    },
    from: ideas,
  }),
  EVALUATIONS: figure({
    name: texts.evaluations,
    definition: texts.evaluationsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Idea',
    audience: 'OWN',
    columns: { id: sql`i."id"`, key: sql`e."id"`, at: sql`e."createdAt"`, ...ofIdea },
    from: sql`"IdeaEvaluation" e JOIN "Idea" i ON i."id" = e."ideaId" AND i."withheld" IS NULL LEFT JOIN "User" u ON u."id" = i."submitterId"`,
  }),
  SESSIONS: figure({
    name: texts.sessions,
    definition: texts.sessionsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Meeting',
    audience: 'OWN',
    columns: {
      id: sql`s."id"`,
      at: sql`s."startsAt"`,
      department: sql`(SELECT u."department" FROM "User" u WHERE u."id" = s."organizerId" AND u."role" = 'RESEARCHER')`,
      people: sql`ARRAY(SELECT q."userId" FROM "MeetingParticipant" q WHERE q."meetingId" = s."id" ORDER BY q."userId")`,
    },
    from: sql`(SELECT * FROM "Meeting" WHERE "kind" = 'SESSION' AND "state" = 'COMPLETED') s`,
  }),
}
