/** Who works on a project, and which researchers beyond them may see it. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

export const lead = (viewer: Viewer): Prisma.ProjectWhereInput => ({ ownerId: viewer.id })

const onTeam = (viewer: Viewer): Prisma.ProjectWhereInput => ({ members: { some: { userId: viewer.id } } })

export const member = (viewer: Viewer): Prisma.ProjectWhereInput => ({ OR: [lead(viewer), onTeam(viewer)] })

/** Its owner and those who lead it. */
export const led = (viewer: Viewer): Prisma.ProjectWhereInput => ({
  OR: [lead(viewer), { members: { some: { userId: viewer.id, role: 'LEAD' } } }],
})

/** Those of them who may change it. */
export const edited = (viewer: Viewer): Prisma.ProjectWhereInput => ({
  OR: [lead(viewer), { members: { some: { userId: viewer.id, role: { in: ['LEAD', 'EDITOR'] } } } }],
})

/** What its people show to all researchers. */
export const shared = (): Prisma.ProjectWhereInput => ({
  visibleToResearchers: true,
  confidential: false,
  status: { not: 'DRAFT' },
})

export const involvedOrShared = (viewer: Viewer): Prisma.ProjectWhereInput => ({ OR: [member(viewer), shared()] })

/** Those who see a project for their part in it, by what that is. */
export const peopleParts = { owner: lead, member: onTeam }
