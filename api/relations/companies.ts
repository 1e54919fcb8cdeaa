/** How a viewer stands to companies (docs/spec/challenges.md#companies). */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { challengeRelations } from './challenges.ts'

/** It has an active account, or a published challenge that names it to the viewer. */
const listed = (viewer: Viewer): Prisma.CompanyWhereInput => ({
  OR: [
    { people: { some: { status: 'ACTIVE' } } },
    {
      challenges: {
        some: {
          AND: [
            { deletedAt: null, withheld: null },
            challengeRelations.published(),
            challengeRelations.namedOrRun(viewer),
          ],
        },
      },
    },
  ],
})

/**
 * One of its active people for whom more speaks than their word: the university has published a challenge of theirs for
 * it, or nobody else is there whose company it could be.
 */
const speaking = (viewer: Viewer): Prisma.CompanyWhereInput => ({
  people: { some: { id: viewer.id, status: 'ACTIVE' } },
  OR: [
    { people: { none: { id: { not: viewer.id }, status: 'ACTIVE' } } },
    { challenges: { some: { ownerId: viewer.id, publishedAt: { not: null }, deletedAt: null } } },
  ],
})

export const companyRelations = {
  listed,
  speaking,
}
