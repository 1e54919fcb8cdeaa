/** Which state of a meeting may follow which, and who makes the move (docs/spec/meetings.md#states); and when a meeting takes time. */
import * as nouns from '#texts/ui/nouns.js'
import type { MeetingAnswer, MeetingKind, MeetingState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import { announceMove } from '../webhooks/announceMove.ts'

/** The organizer asked for the meeting (of a session: who requested it); a guest was asked (of a session: the expert). */
type Side = 'ORGANIZER' | 'GUEST'
type Moves = Partial<Record<MeetingState, readonly Side[]>>

const organizer = ['ORGANIZER'] as const
const guest = ['GUEST'] as const
const both = ['ORGANIZER', 'GUEST'] as const

const moves: Record<MeetingKind, Partial<Record<MeetingState, Moves>>> = {
  // Several times are proposed, the organizer fixes one; that all guests decline makes it declined.
  MEETING: {
    PROPOSED: { CONFIRMED: organizer, DECLINED: guest, CANCELLED: organizer },
    CONFIRMED: { PROPOSED: organizer, COMPLETED: organizer, CANCELLED: organizer },
    DECLINED: { PROPOSED: organizer, CANCELLED: organizer },
  },
  // One time is asked for, a participant confirms or declines it.
  BOOKING: {
    PROPOSED: { CONFIRMED: guest, DECLINED: guest, CANCELLED: both },
    CONFIRMED: { PROPOSED: organizer, COMPLETED: both, CANCELLED: both },
    DECLINED: { PROPOSED: organizer, CANCELLED: organizer },
  },
  // A free half hour is taken; the expert confirms, unless the expert's rules do so at once.
  SESSION: {
    PROPOSED: { CONFIRMED: guest, DECLINED: guest, CANCELLED: both },
    CONFIRMED: { PROPOSED: organizer, COMPLETED: guest, NO_SHOW: guest, CANCELLED: both },
  },
}

const kindNouns: Record<MeetingKind, () => string> = {
  SESSION: nouns.session,
  BOOKING: nouns.booking,
  MEETING: nouns.meeting,
}
/** A kind inside a sentence. */
export const kindInWords = (kind: MeetingKind): string => kindNouns[kind]()

/** The moves of meetings. */
export const meetingMoves = defineMoves<'Meeting', Side>({
  entity: 'Meeting',
  column: 'state',
  noun: ({ kind }) => kindInWords(kind),
  of: ({ kind, state }) => moves[kind][state] ?? {},
  may: ({ viewer }, { organizerId }, side) => (organizerId === viewer?.id ? 'ORGANIZER' : 'GUEST') === side,
  announce: announceMove('SESSION_STATUS_CHANGED'),
})

/** Whether a meeting has not come to its end: it can still be answered, changed and moved. */
export const isOpen = (state: MeetingState): boolean => state === 'PROPOSED' || state === 'CONFIRMED'

/** Whether somebody's answer to a meeting takes that person's time. A session takes it from the request on. */
export const takesTime = (kind: MeetingKind, state: MeetingState, answer: MeetingAnswer): boolean =>
  answer === 'ACCEPTED' &&
  (state === 'CONFIRMED' ||
    state === 'COMPLETED' ||
    state === 'NO_SHOW' ||
    (kind === 'SESSION' && state === 'PROPOSED'))
