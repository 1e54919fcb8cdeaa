/** The rows of a figure with their records as the viewer: what was deleted, or may not be seen, has no title. */
import { anyTable } from '../../columnPaths.ts'
import type { Context } from '../../context.ts'
import { figures, type FigureId } from '../../figures/figures.ts'
import type { Question } from '../../figures/question.ts'
import { rowsBehind, type RowBehind } from '../../figures/rowsBehind.ts'
import type { Permission } from '../../policy.ts'
import { pathOf, type RecordEntity } from '../../records/records.ts'

/** The permission to read the title of a kind of record, and the column in which it is. */
const titles: Partial<Record<RecordEntity, readonly [Permission, string]>> = {
  Idea: ['IDEA_READ', 'title'],
  Project: ['PROJECT_READ', 'title'],
  Meeting: ['MEETING_READ', 'title'],
  Team: ['TEAM_READ', 'name'],
  InventionDisclosure: ['DISCLOSURE_READ', 'title'],
  Publication: ['PUBLICATION_READ', 'title'],
  Patent: ['PATENT_READ', 'title'],
  ResearchGrant: ['GRANT_READ', 'title'],
  Proposal: ['PROPOSAL_READ_CONTENT', 'title'],
  Collaboration: ['COLLABORATION_READ', 'title'],
  Deal: ['DEAL_READ', 'title'],
  Challenge: ['CHALLENGE_READ', 'title'],
  InvestmentInterest: ['INTEREST_READ', 'title'],
  TechnologyEnquiry: ['ENQUIRY_READ', 'headline'],
}

/** What a row shows of its record. */
export interface Shown {
  /** Null where it is deleted, or hidden from the viewer. */
  readonly title: string | null
  readonly path: string | null
}

export interface RecordBehind extends RowBehind, Shown {}

/** Records on a page, of which there are at most as many as anybody turns over. */
const pageSize = 25
const mostPages = 4_000

/** The part of a list that is a page, from 1 on. */
export const pageOf = (page: number | null | undefined): { take: number; skip: number } => ({
  take: pageSize,
  skip: (Math.min(Math.max(page ?? 1, 1), mostPages) - 1) * pageSize,
})

/** What records of one kind show to the viewer, by their ids. */
export async function shownOf(
  { db, access }: Context,
  entity: RecordEntity,
  ids: readonly number[],
): Promise<(id: number) => Shown> {
  const [permission, column] = titles[entity]!
  const found = await anyTable(db, entity).findMany({
    where: { AND: [{ id: { in: [...ids] } }, access.within(permission as 'IDEA_READ')] },
    select: { id: true, [column]: true },
  })
  const byId = new Map(found.map((record) => [record.id, String(record[column])]))
  return (id) => {
    const title = byId.get(id) ?? null
    return { title, path: title === null ? null : pathOf(entity, id, (one) => access.allowed(one)) }
  }
}

/** A page of the rows behind a figure, with their records. */
export async function recordsBehind(
  ctx: Context,
  id: FigureId,
  question: Question,
  page: { take: number; skip: number },
): Promise<{ total: number; rows: RecordBehind[] }> {
  const { total, rows } = await rowsBehind(ctx.db, id, question, page)
  const ids = rows.map(({ entityId }) => entityId)
  const shown = await shownOf(ctx, figures[id].entity, ids)
  return { total, rows: rows.map((row) => ({ ...row, ...shown(row.entityId) })) }
}
