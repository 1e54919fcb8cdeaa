/** How a viewer stands to companies (pages.md 4.5). */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { challengeRelations } from './challenges.ts'

/** It has an active account, or a published challenge that names it to the viewer. */
const listed = (viewer: Viewer): Prisma.CompanyWhereInput => ({
  OR: [
    { people: { some: { status: 'ACTIVE' } } },
    {
      challenges: {
        some: { AND: [{ deletedAt: null }, challengeRelations.published(), challengeRelations.namedOrRun(viewer)] },
      },
    },
  ],
})

export const companyRelations = {
  listed,
  // Not `own`: who only says to work there and is not verified yet may not speak for it.
  employing: (viewer: Viewer): Prisma.CompanyWhereInput => ({ people: { some: { id: viewer.id, status: 'ACTIVE' } } }),
}
