/** What holdings wait for: the updates that the leads of projects owe to their investors. */
import { duty } from '../../duties/duty.ts'
import { dayLength, universityDay } from '../../days.ts'

/** An update is in the queue from two weeks before its day, when its period has ended or soon will. */
const ahead = 14

export const holdingUpdateDuty = duty<{ id: number; title: string; createdAt: Date }>()({
  kind: 'HOLDING_UPDATE',
  model: 'HoldingUpdate',
  requires: 'HOLDING_UPDATE_ANSWER',
  owed: (_, access) => ({
    AND: [
      { answeredAt: null, dueOn: { lte: new Date(universityDay().getTime() + ahead * dayLength) } },
      access.within('HOLDING_UPDATE_ANSWER'),
    ],
  }),
  clock: { day: 'dueOn' },
  select: { id: true, title: true, createdAt: true },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ createdAt }) => createdAt,
  why: 'OWNER',
  outside: true,
  awaited: {
    requires: 'HOLDING_UPDATE_READ',
    asked: (viewer, access) => ({
      AND: [
        { answeredAt: null, holdingRequestId: { not: null }, holding: { investorId: viewer.id } },
        access.within('HOLDING_UPDATE_READ'),
      ],
    }),
  },
  answered: { from: 'createdAt', at: 'answeredAt', day: 'dueOn', where: { holdingRequestId: { not: null } } },
  at: ({ id }) => ['HoldingUpdate', id],
})
