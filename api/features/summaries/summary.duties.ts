/** What technology summaries wait for: the agreement of the owner, and what the team does next. */
import { duty } from '../../duties/duty.ts'

export const summaryAgreeDuty = duty<{ headline: string; proposedAt: Date; id: number }>()({
  kind: 'SUMMARY_AGREE',
  model: 'TechnologySummary',
  requires: 'SUMMARY_AGREE',
  owed: (_, access) => ({ AND: [{ status: 'PROPOSED' }, access.within('SUMMARY_AGREE')] }),
  clock: { promisedFrom: 'proposedAt' },
  select: { id: true, headline: true },
  title: ({ headline }) => headline,
  since: ({ proposedAt }) => proposedAt,
  answered: { from: 'proposedAt', at: 'agreedAt' },
  at: ({ id }) => ['TechnologySummary', id],
})
