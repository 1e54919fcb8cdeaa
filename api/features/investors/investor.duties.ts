/** What investors owe before the university verifies them. */
import { duty } from '../../duties/duty.ts'

export const investorDocumentsDuty = duty<{ id: number; askedFor: string; askedAt: Date | null }>()({
  kind: 'INVESTOR_DOCUMENTS',
  model: 'Investor',
  requires: 'INVESTOR_DOCUMENT_ADD',
  owed: (_, access) => ({
    AND: [
      { askedAt: { not: null }, answeredAt: null, user: { status: 'PENDING_VERIFICATION' } },
      access.within('INVESTOR_DOCUMENT_ADD'),
    ],
  }),
  clock: { promisedFrom: 'askedAt' },
  select: { id: true, askedFor: true, askedAt: true },
  title: ({ askedFor }) => askedFor,
  words: ['askedFor'],
  since: ({ askedAt }) => askedAt!,
  why: 'ACCOUNT',
  answered: { from: 'askedAt', at: 'answeredAt' },
  at: ({ id }) => ['Investor', id],
})
