/** What technology summaries wait for: the agreement of the owner, and what the team does next. */
import { duty } from '../../duties/duty.ts'

export const summaryAgreeDuty = duty<{
  headline: string
  proposedAt: Date
  id: number
  contact: { name: string } | null
}>()({
  kind: 'SUMMARY_AGREE',
  model: 'TechnologySummary',
  requires: 'SUMMARY_AGREE',
  owed: (_, access) => ({ AND: [{ status: 'PROPOSED' }, access.within('SUMMARY_AGREE')] }),
  clock: { promisedFrom: 'proposedAt' },
  select: { id: true, headline: true, contact: { select: { name: true } } },
  title: ({ headline }) => headline,
  words: ['headline'],
  since: ({ proposedAt }) => proposedAt,
  asker: ({ contact }) => contact?.name,
  why: 'OWNER',
  awaited: {
    requires: 'SUMMARY_READ',
    asked: (viewer, access) => ({ AND: [{ status: 'PROPOSED', contactId: viewer.id }, access.within('SUMMARY_READ')] }),
  },
  answered: { from: 'proposedAt', at: 'agreedAt' },
  at: ({ id }) => ['TechnologySummary', id],
})
