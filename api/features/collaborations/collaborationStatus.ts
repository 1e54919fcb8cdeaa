/** Which state of a collaboration may follow which (docs/spec/challenges.md#states), how far its agreement is, and whether it goes well. */
import * as nouns from '#texts/ui/nouns.js'
import * as states from '#texts/ui/states.js'
import * as texts from '#texts/collaborations/words.js'
import * as errors from '#texts/collaborations/errors.js'
import type { AgreementState, CollaborationStatus, RiskLevel } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { dayLength } from '../../days.ts'

type Mover = Extract<Permission, 'COLLABORATION_UPDATE'>

const partner: Mover = 'COLLABORATION_UPDATE'

const moves: Record<CollaborationStatus, Partial<Record<CollaborationStatus, Mover>>> = {
  PROPOSED: { AGREEMENT: partner, STOPPED: partner },
  AGREEMENT: { RUNNING: partner, STOPPED: partner },
  RUNNING: { COMPLETED: partner, STOPPED: partner },
  COMPLETED: {},
  STOPPED: {},
}

/** The moves of collaborations. */
export const collaborationMoves = defineMoves<'Collaboration', Mover>({
  entity: 'Collaboration',
  column: 'status',
  noun: nouns.collaboration,
  words: { PROPOSED: states.agreedInPrinciple },
  of: ({ status }) => moves[status],
})

/** The statuses that may follow one. */
export const nextStatuses = (status: CollaborationStatus) => Object.keys(moves[status]) as CollaborationStatus[]

/** From nothing to what binds most. */
export const agreementSteps = ['NDA', 'TERM_SHEET', 'CONTRACT'] as const satisfies AgreementState[]

/** The furthest that was agreed. */
export const agreementOf = (agreements: readonly { kind: AgreementState }[]): AgreementState =>
  agreementSteps.findLast((step) => agreements.some(({ kind }) => kind === step)) ?? 'NONE'

export type MilestoneState = 'DONE' | 'OVERDUE' | 'DUE_SOON' | 'AHEAD'

/** Days before a milestone in which it is due soon, and its people are reminded. */
export const soonDays = 7

interface Step {
  title: string
  dueDate: Date
  doneAt: Date | null
}

/** How a milestone stands on a day of the university. */
export const milestoneState = ({ dueDate, doneAt }: Omit<Step, 'title'>, today: Date): MilestoneState =>
  doneAt
    ? 'DONE'
    : dueDate < today
      ? 'OVERDUE'
      : dueDate.getTime() <= today.getTime() + soonDays * dayLength
        ? 'DUE_SOON'
        : 'AHEAD'

export type Health = 'ON_TRACK' | 'AT_RISK' | 'OFF_TRACK'

interface Judged {
  status: CollaborationStatus
  milestones: readonly Step[]
  risks: readonly { level: RiskLevel; closedAt: Date | null }[]
  agreements: readonly { kind: AgreementState; endsOn: Date | null }[]
}

/** How long before an agreement ends this is said. */
const endingDays = 30

/** Whether it goes well, and what speaks against it in words; nothing when it is over. */
export function healthOf({ status, milestones, risks, agreements }: Judged, today: Date) {
  if (nextStatuses(status).length === 0) return null
  const late = milestones.filter((step) => milestoneState(step, today) === 'OVERDUE').length
  const high = risks.filter(({ level, closedAt }) => level === 'HIGH' && !closedAt).length
  const last = agreements.find(({ kind }) => kind === agreementOf(agreements))
  const left = last?.endsOn ? Math.round((last.endsOn.getTime() - today.getTime()) / dayLength) : null
  const reasons = [
    late > 0 && texts.milestonesOverdue({ count: late }),
    high > 0 && texts.risksOpen({ count: high }),
    left !== null && left < 0 && texts.agreementEnded(),
    left !== null && left >= 0 && left <= endingDays && texts.agreementEnds({ days: left }),
    status === 'RUNNING' && !agreements.some(({ kind }) => kind === 'CONTRACT') && texts.noContract(),
    status === 'RUNNING' && !milestones.length && texts.noMilestones(),
  ].filter((reason) => typeof reason === 'string')
  const health: Health = late || (left !== null && left < 0) ? 'OFF_TRACK' : reasons.length ? 'AT_RISK' : 'ON_TRACK'
  return { health, reasons }
}

/** Why nothing of it can be changed any more. */
export const ended = errors.ended
