/** Who reads an announcement, and when. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'

/** Shown at this moment, to whomever. */
export const shown = (now = new Date()): Prisma.AnnouncementWhereInput => ({
  startsAt: { lte: now },
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
})

/** Made to somebody of this role and department. */
const madeTo = ({ role, department }: Pick<Viewer, 'role' | 'department'>): Prisma.AnnouncementWhereInput => ({
  AND: [
    { OR: [{ roles: { isEmpty: true } }, { roles: { has: role } }] },
    { OR: [{ departments: { isEmpty: true } }, { departments: { has: department } }] },
  ],
})

export const announcementRelations = {
  Announcement: {
    announced: (viewer) => ({ AND: [shown(), madeTo(viewer)] }),
  },
} as const satisfies { Announcement: Relations<'Announcement'> }
