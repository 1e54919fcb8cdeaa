/** A project as it may be compared: its summary, and the rest when the viewer may see inside. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { FieldText, ComparedProject } from '../../matching/comparedProject.ts'
import * as texts from '#texts/synergy/fields.js'

export const comparedInclude = { members: { select: { userId: true } } } as const
type Row = Prisma.ProjectGetPayload<{ include: typeof comparedInclude }>

const filled = (fields: readonly (readonly [field: string, text: string])[]): FieldText[] =>
  fields.flatMap(([field, text]) => (text.trim() ? [{ field, text }] : []))

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null

/** `faculties` names the faculty of each department. */
export function comparedProject(row: Row, inside: boolean, faculties: ReadonlyMap<string, string>): ComparedProject {
  const within = <T>(value: T, hidden: T): T => (inside ? value : hidden)
  const people = new Set([row.ownerId, ...row.members.map(({ userId }) => userId)])
  people.delete(null)
  return {
    title: row.title,
    tags: [...row.tags, ...row.keywords.split(',')].map((tag) => tag.trim()).filter(Boolean),
    whole: inside,
    subject: filled([
      [texts.description(), row.description],
      [texts.abstract(), within(row.abstract, '')],
      [texts.objectives(), within(row.objectives, '')],
      [texts.problem(), within(row.problemSolving, '')],
      [texts.outcomes(), within(row.expectedOutcomes, '')],
    ]),
    methods: filled([
      [texts.methodology(), within(row.methodology, '')],
      [texts.tags(), row.tags.join(', ')],
      [texts.keywords(), row.keywords],
    ]),
    market: filled([
      [texts.market(), within(row.targetMarket, '')],
      [texts.application(), within(row.businessApplication, '')],
      [texts.value(), within(row.businessValue, '')],
    ]),
    department: row.department,
    faculty: faculties.get(row.department) ?? '',
    institution: row.institution,
    status: row.status,
    fundingStatus: row.fundingStatus,
    seekingInvestment: row.seekingInvestment,
    fundingNeeded: within(row.fundingAmountNeeded, null),
    ipStatus: within(row.ipStatus, ''),
    patentReference: within(row.patentReference, ''),
    prototypeStatus: within(row.prototypeStatus, ''),
    trl: row.trl,
    crl: within(row.crlLevel, null),
    startDate: within(day(row.startDate), null),
    endDate: within(day(row.endDate), null),
    people: people.size,
  }
}
