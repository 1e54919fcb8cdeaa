/** What may become of a meeting, and by whom. */
import { expect, test } from 'vitest'
import { MeetingKind, MeetingState } from '../../__generated__/prisma/enums.ts'
import type { Meeting } from '../../__generated__/prisma/client.ts'
import { refusal, rightsFor } from '../../moves.ts'
import { meetingMoves, isOpen } from './meetingStates.ts'

const mayMove = (kind: MeetingKind, state: MeetingState, to: MeetingState, side: 'ORGANIZER' | 'GUEST') =>
  rightsFor(meetingMoves.of({ kind, state } as Meeting)[to]).includes(side)

const states = Object.values(MeetingState)

test('what is over stays over, and only the sides that are named make a move', () => {
  for (const kind of Object.values(MeetingKind))
    for (const from of ['COMPLETED', 'NO_SHOW', 'CANCELLED'] as const)
      for (const to of states)
        for (const side of ['ORGANIZER', 'GUEST'] as const) expect(mayMove(kind, from, to, side)).toBe(false)

  expect(mayMove('MEETING', 'PROPOSED', 'CONFIRMED', 'ORGANIZER')).toBe(true)
  expect(mayMove('MEETING', 'PROPOSED', 'CONFIRMED', 'GUEST')).toBe(false)
  expect(mayMove('MEETING', 'CONFIRMED', 'CANCELLED', 'GUEST')).toBe(false)
  expect(mayMove('BOOKING', 'PROPOSED', 'CONFIRMED', 'ORGANIZER')).toBe(false)
  expect(mayMove('BOOKING', 'CONFIRMED', 'CANCELLED', 'GUEST')).toBe(true)
  expect(mayMove('SESSION', 'CONFIRMED', 'NO_SHOW', 'ORGANIZER')).toBe(false)
  expect(mayMove('SESSION', 'CONFIRMED', 'NO_SHOW', 'GUEST')).toBe(true)
})

test('states and kinds read well in a sentence', () => {
  expect(states.filter(isOpen)).toEqual(['PROPOSED', 'CONFIRMED'])
  expect(refusal(meetingMoves, { kind: 'BOOKING', state: 'NO_SHOW' } as Meeting, 'CONFIRMED')).toBe(
    'This booking is marked as a no-show and cannot become confirmed',
  )
})
