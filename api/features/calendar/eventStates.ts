/** Which state of an event may follow which, and who makes the move (docs/spec/meetings.md#states); and when an event takes time. */
import * as nouns from '#texts/ui/nouns.js'
import type { EventAnswer, EventKind, EventState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import { announceMove } from '../webhooks/announceMove.ts'

/** The organizer asked for the event (of a session: who requested it); a guest was asked (of a session: the expert). */
type Side = 'ORGANIZER' | 'GUEST'
type Moves = Partial<Record<EventState, readonly Side[]>>

const organizer = ['ORGANIZER'] as const
const guest = ['GUEST'] as const
const both = ['ORGANIZER', 'GUEST'] as const

const moves: Record<EventKind, Partial<Record<EventState, Moves>>> = {
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

const kindNouns: Record<EventKind, () => string> = {
  SESSION: nouns.session,
  BOOKING: nouns.booking,
  MEETING: nouns.meeting,
}
/** A kind inside a sentence. */
export const kindInWords = (kind: EventKind): string => kindNouns[kind]()

/** The moves of events. */
export const eventMoves = defineMoves<'CalendarEvent', Side>({
  entity: 'CalendarEvent',
  column: 'state',
  noun: ({ kind }) => kindInWords(kind),
  of: ({ kind, state }) => moves[kind][state] ?? {},
  may: ({ viewer }, { organizerId }, side) => (organizerId === viewer?.id ? 'ORGANIZER' : 'GUEST') === side,
  announce: announceMove('SESSION_STATUS_CHANGED'),
})

/** Whether an event has not come to its end: it can still be answered, changed and moved. */
export const isOpen = (state: EventState): boolean => state === 'PROPOSED' || state === 'CONFIRMED'

/** Whether somebody's answer to an event takes that person's time. A session takes it from the request on. */
export const takesTime = (kind: EventKind, state: EventState, answer: EventAnswer): boolean =>
  answer === 'ACCEPTED' &&
  (state === 'CONFIRMED' ||
    state === 'COMPLETED' ||
    state === 'NO_SHOW' ||
    (kind === 'SESSION' && state === 'PROPOSED'))
