/** How a viewer stands to meetings, bookings and sessions with experts. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { anyOf, type Relations } from './clauses.ts'

type Meetings = Prisma.MeetingWhereInput

const people = {
  organizer: (viewer: Viewer): Meetings => ({ organizerId: viewer.id }),
  participant: (viewer: Viewer): Meetings => ({ participants: { some: { userId: viewer.id } } }),
}
const attended = anyOf(people)

/** Sessions are organized by those who request them, and moved by rules of their own. */
const organized = (viewer: Viewer): Meetings => ({
  organizerId: viewer.id,
  kind: { in: ['MEETING', 'BOOKING'] },
})

const session = (viewer: Viewer): Meetings => ({ AND: [{ kind: 'SESSION' }, attended(viewer)] })

export const meetingRelations = {
  Meeting: {
    attended,
    organized,
    // The university may see what its bookings and sessions are (docs/spec/access.md#rules-that-hold-everywhere); meetings are their people's alone.
    attendedOrOfUniversity: anyOf({
      ...people,
      ofUniversity: (): Meetings => ({ kind: { in: ['BOOKING', 'SESSION'] } }),
    }),
    invited: (viewer) => ({
      kind: { in: ['MEETING', 'BOOKING'] },
      participants: { some: { userId: viewer.id, role: { in: ['REQUIRED', 'OPTIONAL'] } } },
    }),
    cancellable: (viewer) => ({
      OR: [organized(viewer), { AND: [{ kind: { in: ['BOOKING', 'SESSION'] } }, attended(viewer)] }],
    }),
    // Those who declined read what was agreed, and have no part in it.
    takingPart: (viewer) => ({
      OR: [{ organizerId: viewer.id }, { participants: { some: { userId: viewer.id, answer: { not: 'DECLINED' } } } }],
    }),
    session,
    given: (viewer) => ({ kind: 'SESSION', participants: { some: { userId: viewer.id, role: 'EXPERT' } } }),
  },
} as const satisfies { Meeting: Relations<'Meeting'> }
