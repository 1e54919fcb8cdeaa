/** How the lists of reports and of cases are filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import { overStatuses, waitingStatuses } from './caseMoves.ts'
import type { contentReportFilterRules, moderationCaseFilterRules, reportOutcomes } from './moderation.rules.ts'

export type ReportOutcome = (typeof reportOutcomes)[number]
type Reports = Prisma.ContentReportWhereInput
type Cases = Prisma.ModerationCaseWhereInput

/** The cases whose reports came to an outcome; an appeal changes it only when it is granted. */
const cases: Record<ReportOutcome, Cases> = {
  WAITING: { status: 'OPEN' },
  KEPT: { status: { in: [...overStatuses] } },
  ACTED: { status: { notIn: ['OPEN', ...overStatuses] } },
}

/** What came of the reports of a case. */
export function outcomeOf({ status }: { status: Prisma.ModerationCaseGetPayload<object>['status'] }): ReportOutcome {
  if (status === 'OPEN') return 'WAITING'
  return (overStatuses as readonly string[]).includes(status) ? 'KEPT' : 'ACTED'
}

/** What each given filter asks of a report. */
export const reportWhere = (
  { search: text, reason, kind, outcome, own }: InferType<typeof contentReportFilterRules>,
  { viewer }: Context,
): (Reports | undefined | false)[] => [
  search('searchText', text),
  !!reason?.length && { reason: { in: reason } },
  !!kind?.length && { case: { kind: { in: kind } } },
  !!outcome?.length && { case: { OR: outcome.map((one) => cases[one]) } },
  own === true && { reporterId: viewer?.id ?? 0 },
]

/** What each given filter asks of a case. */
export const caseWhere = (
  { kind, status, waiting, mine, own }: InferType<typeof moderationCaseFilterRules>,
  { viewer }: Context,
): (Cases | undefined | false)[] => [
  !!kind?.length && { kind: { in: kind } },
  !!status?.length && { status: { in: status } },
  waiting != null && { status: waiting ? { in: [...waitingStatuses] } : { notIn: [...waitingStatuses] } },
  mine === true && { claimedById: viewer?.id ?? 0, status: { in: [...waitingStatuses] } },
  // Authors do not learn of reports that came to nothing, nor moderators of those about themselves before they are decided.
  own === true && { authorId: viewer?.id ?? 0, decision: { not: 'DISMISSED' } },
]

export const reportSort = {
  CREATED_AT: { column: 'createdAt', meaning: 'The latest report, or the earliest.' },
} as const

export const caseSort = {
  WAITS_SINCE: { column: 'waitsSince', meaning: 'How long it has waited, or waited last.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it was first reported.' },
} as const
