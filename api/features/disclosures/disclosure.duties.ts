/** What disclosures wait for: signatures of their inventors, changes, and the decision of the university. */
import { duty } from '../../duties/duty.ts'
import { deciding } from './disclosureMoves.ts'

export const disclosureSignDuty = duty<{
  id: number
  title: string
  signingSince: Date
  submitter: { name: string } | null
}>()({
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
  select: { id: true, title: true, submitter: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ signingSince }) => signingSince,
  asker: ({ submitter }) => submitter?.name,
  why: 'INVENTOR',
  awaited: {
    requires: 'DISCLOSURE_READ',
    asked: (viewer, access) => ({
      AND: [
        {
          status: 'SIGNING',
          submitterId: viewer.id,
          inventors: {
            some: { OR: [{ userId: null }, { userId: { not: viewer.id } }], signatures: { none: { voidedAt: null } } },
          },
        },
        access.within('DISCLOSURE_READ'),
      ],
    }),
  },
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
  words: ['title'],
  since: ({ returnedAt }) => returnedAt,
  why: 'REQUESTED',
  awaited: {
    requires: 'DISCLOSURE_WORK',
    asked: (viewer, access) => ({
      AND: [{ status: 'DRAFT', returnedAt: { not: null }, handlerId: viewer.id }, access.within('DISCLOSURE_WORK')],
    }),
  },
  answered: 'KEPT',
  at: ({ id }) => ['InventionDisclosure', id],
})

export const disclosureDecideDuty = duty<{
  id: number
  title: string
  submittedAt: Date
  submitter: { name: string } | null
}>()({
  kind: 'DISCLOSURE_DECIDE',
  model: 'InventionDisclosure',
  requires: 'DISCLOSURE_WORK',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: { in: [...deciding] } }, access.within('DISCLOSURE_WORK')] }),
  clock: { day: 'decideBy' },
  select: { id: true, title: true, submittedAt: true, submitter: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ submittedAt }) => submittedAt,
  asker: ({ submitter }) => submitter?.name,
  awaited: {
    requires: 'DISCLOSURE_READ',
    asked: (viewer, access) => ({
      AND: [{ status: { in: [...deciding] }, submitterId: viewer.id }, access.within('DISCLOSURE_READ')],
    }),
  },
  answered: { from: 'submittedAt', at: 'decidedAt', day: 'decideBy' },
  at: ({ id }) => ['InventionDisclosure', id],
})
