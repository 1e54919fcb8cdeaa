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

export interface RecordBehind extends RowBehind {
  readonly title: string | null
  readonly path: string | null
}

/** A page of the rows behind a figure, with their records. */
export async function recordsBehind(
  { db, access }: Context,
  id: FigureId,
  question: Question,
  page: { take: number; skip: number },
): Promise<{ total: number; rows: RecordBehind[] }> {
  const { total, rows } = await rowsBehind(db, id, question, page)
  const { entity } = figures[id]
  const [permission, column] = titles[entity]!
  const found = await anyTable(db, entity).findMany({
    where: { AND: [{ id: { in: rows.map(({ entityId }) => entityId) } }, access.within(permission as 'IDEA_READ')] },
    select: { id: true, [column]: true },
  })
  const byId = new Map(found.map((record) => [record.id, String(record[column])]))
  return {
    total,
    rows: rows.map((row) => {
      const title = byId.get(row.entityId) ?? null
      return { ...row, title, path: title === null ? null : pathOf(entity, row.entityId, (one) => access.allowed(one)) }
    }),
  }
}
