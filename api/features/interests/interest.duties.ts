/** What interests wait for: the university's acknowledgment and next steps, answers, and the tasks of both sides. */
import { duty } from '../../duties/duty.ts'
import { goingOn } from '../../investing/interestLadder.rules.ts'
import { interestRelations } from '../../relations/interests.ts'

const open = { status: { in: [...goingOn] } }
const talking = { status: { notIn: ['PASSED' as const, 'WITHDRAWN' as const] } }
const own = interestRelations.InvestmentInterest.own

interface Part {
  text: string
  investmentInterest: { id: number; title: string }
}
const part = { text: true, investmentInterest: { select: { id: true, title: true } } } as const
const partTitle = ({ text, investmentInterest: { title } }: Part) => `${title} · ${text}`
const partAt = ({ investmentInterest: { id } }: Part) => ['InvestmentInterest', id] as const

export const interestAcknowledgeDuty = duty<{
  id: number
  title: string
  createdAt: Date
  investor: { name: string } | null
}>()({
  kind: 'INTEREST_ACKNOWLEDGE',
  model: 'InvestmentInterest',
  requires: 'INTEREST_WORK',
  team: true,
  takenBy: 'contact',
  owed: (_, access) => ({ AND: [{ status: 'EXPRESSED' }, access.within('INTEREST_WORK')] }),
  clock: { day: 'acknowledgeBy' },
  select: { id: true, title: true, createdAt: true, investor: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ createdAt }) => createdAt,
  asker: ({ investor }) => investor?.name,
  outside: true,
  awaited: {
    requires: 'INTEREST_READ',
    asked: (viewer, access) => ({ AND: [{ status: 'EXPRESSED' }, own(viewer), access.within('INTEREST_READ')] }),
  },
  answered: { from: 'createdAt', at: 'acknowledgedAt', day: 'acknowledgeBy' },
  at: ({ id }) => ['InvestmentInterest', id],
})

export const interestNextStepDuty = duty<{ id: number; title: string; nextStep: string; statusSince: Date }>()({
  kind: 'INTEREST_FOLLOW_UP',
  model: 'InvestmentInterest',
  requires: 'INTEREST_WORK',
  team: true,
  takenBy: 'contact',
  owed: (_, access) => ({ AND: [open, { nextStepOn: { not: null } }, access.within('INTEREST_WORK')] }),
  clock: { day: 'nextStepOn' },
  select: { id: true, title: true, nextStep: true, statusSince: true },
  title: ({ title, nextStep }) => `${title} · ${nextStep}`,
  words: ['title', 'nextStep'],
  since: ({ statusSince }) => statusSince,
  outside: true,
  at: ({ id }) => ['InvestmentInterest', id],
})

export const interestTeamTaskDuty = duty<Part & { createdAt: Date }>()({
  kind: 'INTEREST_FOLLOW_UP',
  model: 'InterestTask',
  requires: 'INTEREST_WORK',
  team: true,
  owed: (_, access) => ({
    side: 'UNIVERSITY',
    doneAt: null,
    investmentInterest: { AND: [talking, access.within('INTEREST_WORK')] },
  }),
  clock: { day: 'dueOn' },
  select: { ...part, createdAt: true },
  title: partTitle,
  words: ['text', 'investmentInterest.title'],
  since: ({ createdAt }) => createdAt,
  outside: true,
  awaited: {
    requires: 'INTEREST_READ',
    asked: (viewer, access) => ({
      side: 'UNIVERSITY',
      doneAt: null,
      investmentInterest: { AND: [talking, own(viewer), access.within('INTEREST_READ')] },
    }),
  },
  answered: { from: 'createdAt', at: 'doneAt', day: 'dueOn', where: { side: 'UNIVERSITY' } },
  at: partAt,
})

export const interestTaskDuty = duty<Part & { createdAt: Date }>()({
  kind: 'INTEREST_TASK',
  model: 'InterestTask',
  requires: 'INTEREST_UPDATE',
  owed: (viewer) => ({ side: 'INVESTOR', doneAt: null, investmentInterest: { AND: [talking, own(viewer)] } }),
  clock: { day: 'dueOn' },
  select: { ...part, createdAt: true },
  title: partTitle,
  words: ['text', 'investmentInterest.title'],
  since: ({ createdAt }) => createdAt,
  why: 'OWNER',
  answered: { from: 'createdAt', at: 'doneAt', day: 'dueOn', where: { side: 'INVESTOR' } },
  at: partAt,
})

export const interestQuestionDuty = duty<Part & { askedAt: Date; asker: { name: string } | null }>()({
  kind: 'INTEREST_QUESTION',
  model: 'InterestQuestion',
  requires: 'INTEREST_WORK',
  team: true,
  owed: (_, access) => ({
    answerSide: 'UNIVERSITY',
    answeredAt: null,
    investmentInterest: { AND: [talking, access.within('INTEREST_WORK')] },
  }),
  clock: { promisedFrom: 'askedAt' },
  select: { ...part, askedAt: true, asker: { select: { name: true } } },
  title: partTitle,
  words: ['text', 'investmentInterest.title'],
  since: ({ askedAt }) => askedAt,
  asker: ({ asker }) => asker?.name,
  outside: true,
  awaited: {
    requires: 'INTEREST_READ',
    asked: (viewer, access) => ({
      answerSide: 'UNIVERSITY',
      answeredAt: null,
      investmentInterest: { AND: [talking, own(viewer), access.within('INTEREST_READ')] },
    }),
  },
  answered: { from: 'askedAt', at: 'answeredAt', where: { answerSide: 'UNIVERSITY' } },
  at: partAt,
})

export const interestReplyDuty = duty<Part & { askedAt: Date }>()({
  kind: 'INTEREST_REPLY',
  model: 'InterestQuestion',
  requires: 'INTEREST_UPDATE',
  owed: (viewer) => ({
    answerSide: 'INVESTOR',
    answeredAt: null,
    investmentInterest: { AND: [talking, own(viewer)] },
  }),
  clock: { promisedFrom: 'askedAt' },
  select: { ...part, askedAt: true },
  title: partTitle,
  words: ['text', 'investmentInterest.title'],
  since: ({ askedAt }) => askedAt,
  why: 'OWNER',
  awaited: {
    requires: 'INTEREST_WORK',
    asked: (viewer, access) => ({
      answerSide: 'INVESTOR',
      answeredAt: null,
      askerId: viewer.id,
      investmentInterest: { AND: [talking, access.within('INTEREST_WORK')] },
    }),
  },
  answered: { from: 'askedAt', at: 'answeredAt', where: { answerSide: 'INVESTOR' } },
  at: partAt,
})
