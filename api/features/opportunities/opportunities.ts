/** The opportunities of an investor: the one ranking behind the lists, the dashboard and the REST calls. */
import type { InferType } from 'yup'
import type { OpportunityMark, Prisma } from '../../__generated__/prisma/client.ts'
import { batched } from '../../batched.ts'
import type { Context } from '../../context.ts'
import { inBothLanguages, oneOf, search } from '../../listField.ts'
import { ladder } from '../../investing/interestLadder.rules.ts'
import { rank, type Ranked } from '../../opportunityMatching/rank.ts'
import { findOpportunities, type Asking, type Found } from './findOpportunities.ts'
import { changesSince, readKnown } from './known.ts'
import type { opportunityFilterRules } from './opportunity.rules.ts'

export type SortField = 'FIT' | 'CREATED_AT' | 'UPDATED_AT' | 'ASKED' | 'TRL'
export interface Sort {
  field: SortField
  direction: 'ASC' | 'DESC'
}

export interface OpportunityOf extends Ranked<Found> {
  /** That of its project. */
  id: number
  mark: OpportunityMark | undefined
  changes: string[]
}

type Filter = InferType<typeof opportunityFilterRules>
type Where = Prisma.ProjectWhereInput

/** Whose opportunities they are, and where they are read. */
type Investor = Asking & Pick<Context, 'viewer'>

/**
 * Every opportunity that the viewer may see, dismissed ones too, those first that fit best. Where some alone are asked for,
 * only these are read, and those that the viewer's feedback is about: the others change nothing of how they fit.
 */
async function rankedOpportunitiesOf(
  { db, viewer, access }: Investor,
  ids?: readonly number[],
): Promise<OpportunityOf[]> {
  const investorId = viewer?.id ?? -1
  const [thesis, marks] = await Promise.all([
    db.investmentThesis.findUnique({ where: { investorId } }),
    db.opportunityMark.findMany({ where: { investorId } }),
  ])
  const markOf = new Map(marks.map((mark) => [mark.projectId, mark]))
  const idsWith = (holds: (mark: OpportunityMark) => boolean) =>
    new Set(marks.filter(holds).map(({ projectId }) => projectId))
  const feedback = {
    saved: idsWith(({ savedAt }) => savedAt !== null),
    less: idsWith(({ lessLikeThis }) => lessLikeThis),
  }
  const found = await findOpportunities(
    { db, access },
    ids && { id: { in: [...ids, ...feedback.saved, ...feedback.less] } },
  )
  const ranked = rank(thesis, found, feedback).map((one) => {
    const { id } = one.opportunity
    const mark = markOf.get(id)
    return { ...one, id, mark, changes: changesSince(readKnown(mark?.seen ?? null), one.opportunity) }
  })
  access.remember(
    'OPPORTUNITY_READ',
    ranked.map(({ id }) => id),
  )
  return ranked
}

/** The opportunities that the viewer may see and that fit the filter, in order. */
export async function opportunitiesOf(ctx: Investor, filter: Filter, sort: Sort): Promise<OpportunityOf[]> {
  const [all, wanted, pursued] = await Promise.all([
    rankedOpportunitiesOf(ctx),
    idsOf(ctx, filter),
    filter.show === 'UNDECIDED' ? pursuedBy(ctx) : null,
  ])
  return sorted(
    all.filter((one) => (!wanted || wanted.has(one.id)) && !pursued?.has(one.id) && fits(one, filter)),
    sort,
  )
}

/** The opportunity of a project, as it fits the viewer; null when it is none for the viewer. */
export const opportunityOf = batched<OpportunityOf | null>(async (ctx, ids) => {
  if (!ctx.access.allowed('OPPORTUNITY_READ')) return ids.map(() => null)
  const found = new Map((await rankedOpportunitiesOf(ctx, ids)).map((one) => [one.id, one]))
  return ids.map((id) => found.get(id) ?? null)
})

/** The ids that fit what the database filters by; null when nothing of it is asked for. */
async function idsOf({ db, access }: Asking, filter: Filter): Promise<Set<number> | null> {
  const asked: (Where | undefined)[] = [
    search(inBothLanguages, filter.search),
    oneOf(filter.sectors, (tags) => ({ tags: { hasSome: tags } })),
    oneOf(filter.fundingStatus, (stages) => ({ fundingStatus: { in: stages } })),
  ]
  const clauses = asked.filter((one) => one !== undefined)
  if (!clauses.length) return null
  const rows = await db.project.findMany({
    where: { AND: [access.within('OPPORTUNITY_READ'), ...clauses] },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}

/** The projects in which the viewer has invested, or has an interest that goes on. */
async function pursuedBy({ db, viewer }: Investor): Promise<Set<number | null>> {
  const investorId = viewer?.id ?? -1
  const select = { projectId: true }
  const [interests, holdings] = await Promise.all([
    db.investmentInterest.findMany({ where: { investorId, status: { in: [...ladder] } }, select }),
    db.holding.findMany({ where: { investorId }, select }),
  ])
  return new Set([...interests, ...holdings].map(({ projectId }) => projectId))
}

/** Whether it fits what is known only of the investor, and the level and the amount as the investor reads them. */
function fits({ opportunity, mark, changes }: OpportunityOf, filter: Filter): boolean {
  const { trl, askedMin, askedMax, show, changed, dismissedIds } = filter
  const { asked } = opportunity
  if (dismissedIds?.includes(opportunity.id)) return false
  if (changed && !changes.length) return false
  if (trl?.length && !(opportunity.trl && trl.includes(opportunity.trl))) return false
  if (askedMin != null && (asked === null || asked < askedMin)) return false
  if (askedMax != null && (asked === null || asked > askedMax)) return false
  if (show === 'SAVED') return !!mark?.savedAt
  if (show === 'DISMISSED') return !!mark?.dismissedAt
  if (show === 'UNDECIDED') return !mark?.savedAt && !mark?.dismissedAt
  return !mark?.dismissedAt
}

/** What an opportunity is sorted by; null stands last whichever way it goes. */
const values: Record<SortField, (one: OpportunityOf) => number | null> = {
  FIT: ({ fit }) => fit,
  CREATED_AT: ({ opportunity }) => opportunity.createdAt.getTime(),
  UPDATED_AT: ({ opportunity }) => opportunity.updatedAt.getTime(),
  ASKED: ({ opportunity }) => opportunity.asked,
  TRL: ({ opportunity }) => opportunity.trl,
}

/** Equal ones keep the order of the fit. */
function sorted(ranked: OpportunityOf[], { field, direction }: Sort): OpportunityOf[] {
  const valueOf = values[field]
  const way = direction === 'ASC' ? 1 : -1
  return ranked.sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return way * (a - b)
  })
}
