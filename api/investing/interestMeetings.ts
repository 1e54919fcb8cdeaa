/** What the meetings of an interest do with it: one that is fixed, one that falls through, one that was held. */
import type { InterestStatus } from '../__generated__/prisma/enums.ts'
import type { Work } from '../action.ts'
import type { Viewer } from '../viewer.ts'
import { interestMoves, moved } from './interestMoves.ts'
import { moveIfUnchanged } from '../moves.ts'

type Here = Pick<Work<Viewer | null>, 'tx' | 'audit'>

/** From which state to which a meeting takes an interest; in other states it changes nothing. */
const follows = {
  CONFIRMED: { from: 'ACKNOWLEDGED', to: 'MEETING_SCHEDULED' },
  CANCELLED: { from: 'MEETING_SCHEDULED', to: 'ACKNOWLEDGED' },
  COMPLETED: { from: 'MEETING_SCHEDULED', to: 'IN_DISCUSSION' },
} as const satisfies Record<string, { from: InterestStatus; to: InterestStatus }>

/**
 * Moves the interest that a meeting is about, if it is about one. A canceled meeting moves it back only when no other one
 * is fixed.
 */
export async function followMeeting(
  { tx, audit }: Here,
  meeting: { id: number; investmentInterestId: number | null },
  state: keyof typeof follows,
): Promise<void> {
  const { investmentInterestId: id } = meeting
  if (id === null) return
  const { from, to } = follows[state]
  const interest = await tx.investmentInterest.findFirst({ where: { id, status: from } })
  if (!interest) return
  if (state === 'CANCELLED') {
    const others = { investmentInterestId: id, state: 'CONFIRMED' as const, id: { not: meeting.id } }
    if (await tx.meeting.count({ where: others })) return
  }
  await moveIfUnchanged({ tx, audit }, interestMoves, interest, to, { data: moved() })
}
