/** How the list of projects is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { escapeLike } from '../../likePattern.ts'
import { inBothLanguages, oneOf, search } from '../../listField.ts'
import { isEnded } from './ended.rules.ts'
import type { projectFilterRules } from './project.rules.ts'

type Filter = InferType<typeof projectFilterRules>
type Where = Prisma.ProjectWhereInput

/** What each given filter asks of a project. */
export const projectWhere = (filter: Filter, ctx: Context): (Where | undefined | false)[] => [
  searched(filter, ctx),
  oneOf(filter.status, (values) => ({ status: { in: values } })),
  oneOf(filter.department, (values) => ({ department: { in: values } })),
  oneOf(filter.tags, (values) => ({ tags: { hasSome: values } })),
  oneOf(filter.trl, (values) => assessed('trl', { in: values }, filter)),
  range('trl', filter.trlMin, filter.trlMax, filter),
  range('commercialPotential', filter.potentialMin, filter.potentialMax, filter),
  filter.onlyAssessed === true && { trl: { not: null } },
  filter.trlValidated != null && { validatedTrl: filter.trlValidated ? { not: null } : null },
  oneOf(filter.validatedTrl, (values) => ({ validatedTrl: { in: values } })),
  oneOf(filter.offerType, (values) => ({
    AND: [ctx.access.within('PROJECT_READ_OFFER'), { offerType: { in: values } }],
  })),
  oneOf(filter.fundingStatus, (values) => ({ fundingStatus: { in: values } })),
  filter.seekingInvestment != null && { seekingInvestment: filter.seekingInvestment },
  filter.ownerId != null && { ownerId: filter.ownerId },
  filter.excludeId != null && { id: { not: filter.excludeId } },
  filter.mine === false && { OR: [{ ownerId: null }, { ownerId: { not: ctx.viewer?.id ?? -1 } }] },
  filter.mine === true && { ownerId: ctx.viewer?.id ?? -1 },
  filter.saved === true && {
    opportunityMarks: { some: { investorId: ctx.viewer?.id ?? -1, savedAt: { not: null } } },
  },
  filter.investorInterest != null && {
    AND: [inside(ctx), { investorInterestCount: filter.investorInterest ? { gt: 0 } : 0 }],
  },
  oneOf(filter.outcome, (values) => ({ AND: [inside(ctx), { archiveOutcome: { in: values } }] })),
  filter.outcomeKnown != null && {
    AND: [inside(ctx), { archiveOutcome: filter.outcomeKnown ? { not: null } : null }],
  },
  filter.includePrivate === false && ctx.access.allowed('PROJECT_REVIEW') && notPrivate,
]

/** Only those of which the viewer reads what stays inside: a filter tells, too. */
const inside = (ctx: Context): Where => ctx.access.within('PROJECT_READ_INTERNAL')

/** Projects that are over are searched in what was said of them, too. */
function searched({ search: text, status }: Filter, ctx: Context): Where | undefined {
  if (!status?.length || !status.every(isEnded)) return search(inBothLanguages, text)
  const words = (text ?? '').split(/\s+/).filter(Boolean)
  return {
    AND: words.map((word) => ({
      OR: [
        search(inBothLanguages, word)!,
        { AND: [inside(ctx), { OR: [said('archiveReason', word), said('lessonsLearned', word)] }] },
      ],
    })),
  }
}

const said = (column: 'archiveReason' | 'lessonsLearned', word: string): Where => ({
  [column]: { contains: escapeLike(word), mode: 'insensitive' },
})

/** Private is what nobody beyond a project's people was let into. */
const notPrivate: Where = {
  OR: [{ visibleToResearchers: true }, { approvedForIndustry: true }, { approvedForInvestors: true }],
}

const range = (column: 'trl' | 'commercialPotential', min: unknown, max: unknown, filter: Filter) =>
  min == null && max == null
    ? undefined
    : assessed(column, { ...(min == null ? {} : { gte: min }), ...(max == null ? {} : { lte: max }) }, filter)

/** Records without a value stay, unless only assessed ones are asked for (docs/spec/shell.md#lists). */
const assessed = (column: 'trl' | 'commercialPotential', condition: object, { onlyAssessed }: Filter): Where =>
  onlyAssessed ? { [column]: condition } : { OR: [{ [column]: null }, { [column]: condition }] }

export const projectSort = {
  TITLE: { column: 'sortTitle', inBoth: true },
  STATUS: { column: 'status', meaning: 'The status, from draft to archived.' },
  STATUS_SINCE: {
    column: 'statusSince',
    requires: 'PROJECT_REVIEW',
    meaning: 'When it entered its present status; for the university.',
  },
  TRL: { column: 'sortTrl', meaning: 'The TRL; not assessed is lowest.' },
  VALIDATED_TRL: { column: 'sortValidatedTrl', meaning: 'The TRL that the university has validated; none is lowest.' },
  DEADLINE: {
    column: 'sortEndDate',
    descending: 'sortEndDateOrNever',
    within: 'PROJECT_READ_OFFER',
    meaning: 'The day by which it is to end, those without one last; of projects whose day the viewer sees.',
  },
  FUNDING_STATUS: { column: 'fundingStatus', meaning: 'The funding status, from unfunded to funded.' },
  COMMERCIAL_POTENTIAL: { column: 'sortPotential', meaning: 'The commercial potential; not assessed is lowest.' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt' },
} as const
