/** How a viewer stands to meetings, bookings and sessions with experts. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'

const attended = (viewer: Viewer): Prisma.MeetingWhereInput => ({
  OR: [{ organizerId: viewer.id }, { participants: { some: { userId: viewer.id } } }],
})
/** Sessions are organized by those who request them, and moved by rules of their own. */
const organized = (viewer: Viewer): Prisma.MeetingWhereInput => ({
  organizerId: viewer.id,
  kind: { in: ['MEETING', 'BOOKING'] },
})

const session = (viewer: Viewer): Prisma.MeetingWhereInput => ({ AND: [{ kind: 'SESSION' }, attended(viewer)] })

export const meetingRelations = {
  Meeting: {
    attended,
    organized,
    // The university may see what its bookings and sessions are (docs/spec/access.md#rules-that-hold-everywhere); meetings are their people's alone.
    attendedOrOfUniversity: (viewer) => ({ OR: [attended(viewer), { kind: { in: ['BOOKING', 'SESSION'] } }] }),
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
