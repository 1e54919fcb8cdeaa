/** What disclosures wait for: signatures of their inventors, changes, and the decision of the university. */
import { duty } from '../../duties/duty.ts'
import { deciding } from './disclosureMoves.ts'

export const disclosureSignDuty = duty<{ id: number; title: string; signingSince: Date }>()({
  kind: 'DISCLOSURE_SIGN',
  model: 'InventionDisclosure',
  requires: 'DISCLOSURE_SIGN',
  owed: (viewer, access) => ({
    AND: [
      { status: 'SIGNING', inventors: { some: { userId: viewer.id, signatures: { none: { voidedAt: null } } } } },
      access.within('DISCLOSURE_SIGN'),
    ],
  }),
  clock: { promisedFrom: 'signingSince' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ signingSince }) => signingSince,
  answered: 'KEPT',
  at: ({ id }) => ['InventionDisclosure', id],
})

export const disclosureChangeDuty = duty<{ id: number; title: string; returnedAt: Date }>()({
  kind: 'DISCLOSURE_CHANGE',
  model: 'InventionDisclosure',
  requires: 'DISCLOSURE_UPDATE',
  owed: (_, access) => ({ AND: [{ status: 'DRAFT', returnedAt: { not: null } }, access.within('DISCLOSURE_UPDATE')] }),
  clock: { promisedFrom: 'returnedAt' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ returnedAt }) => returnedAt,
  answered: 'KEPT',
  at: ({ id }) => ['InventionDisclosure', id],
})

export const disclosureDecideDuty = duty<{ id: number; title: string; submittedAt: Date }>()({
  kind: 'DISCLOSURE_DECIDE',
  model: 'InventionDisclosure',
  requires: 'DISCLOSURE_WORK',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: { in: [...deciding] } }, access.within('DISCLOSURE_WORK')] }),
  clock: { day: 'decideBy' },
  select: { id: true, title: true, submittedAt: true },
  title: ({ title }) => title,
  since: ({ submittedAt }) => submittedAt,
  answered: { from: 'submittedAt', at: 'decidedAt', day: 'decideBy' },
  at: ({ id }) => ['InventionDisclosure', id],
})
