/** What everybody may read of a technology: its published summary, and of its project the levels alone. */
import { languages, type Locale } from '#language'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { inBothLanguages, search } from '../../listField.ts'
import { firstText, textFor } from '../../records/translated.ts'
import { openToVisitors } from '../../relations.ts'
import { translationOf } from '../../translation.ts'

/** There is no other way from a visitor to a project than these columns. */
export const publishedColumns = {
  id: true,
  headline: true,
  problem: true,
  solution: true,
  alternative: true,
  advantages: true,
  sector: true,
  offers: true,
  sought: true,
  protection: true,
  translation: true,
  publishedAt: true,
  updatedAt: true,
  project: { select: { trl: true, validatedTrl: true, department: true } },
  contact: { select: { name: true, translation: true } },
} as const satisfies Prisma.TechnologySummarySelect

export type Published = Prisma.TechnologySummaryGetPayload<{ select: typeof publishedColumns }>

/** The published summary with this number; null for everything else, as if it did not exist. */
export const findPublished = (db: Db | Tx, id: number): Promise<Published | null> =>
  db.technologySummary.findFirst({
    where: { AND: [{ id }, openToVisitors.TechnologySummary()] },
    select: publishedColumns,
  })

const written = ['headline', 'problem', 'solution', 'alternative', 'advantages', 'sought'] as const

/** The same with its texts in the language of who reads it, where they are written in it: for what is no answer of the schema. */
export function publishedFor(technology: Published, reader: Locale): Published {
  const text = (field: (typeof written)[number]) => textFor(technology, field, reader)
  return {
    ...technology,
    headline: text('headline'),
    problem: text('problem'),
    solution: text('solution'),
    alternative: text('alternative'),
    advantages: text('advantages').split('\n').filter(Boolean),
    sought: text('sought'),
    contact: technology.contact && { ...technology.contact, name: textFor(technology.contact, 'name', reader) },
  }
}

/** Its version in each of our languages where every text is written in both, else the one for its reader. */
export function versionsFor(technology: Published, reader: Locale): Published[] {
  const other = translationOf(technology.translation)
  const isInBoth = written.every((field) => (firstText(technology, field) === '') === !other[field]?.text)
  return (isInBoth ? languages : [reader]).map((one) => publishedFor(technology, one))
}

export const lastPublishedFirst = [
  { publishedAt: { sort: 'desc', nulls: 'last' } },
  { id: 'desc' },
] satisfies Prisma.TechnologySummaryOrderByWithRelationInput[]

export interface PublishedFilter {
  search?: string | null | undefined
  sector?: Published['sector'][] | null | undefined
  trlMin?: number | null | undefined
}

/** The published summaries, the latest first. */
export const publishedWhere = ({
  search: text,
  sector,
  trlMin,
}: PublishedFilter): Prisma.TechnologySummaryWhereInput => ({
  AND: [
    openToVisitors.TechnologySummary(),
    search(inBothLanguages, text) ?? {},
    sector?.length ? { sector: { in: sector } } : {},
    trlMin == null ? {} : { project: { validatedTrl: { gte: trlMin } } },
  ],
})
