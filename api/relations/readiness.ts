/** How a viewer stands to an assessment of adoption readiness. It names what stays inside its project. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { anyOf, type Relations } from './clauses.ts'
import type { Viewer } from '../viewer.ts'
import { edited, member } from './projectPeople.ts'

const own = (viewer: Viewer): Prisma.ArlAssessmentWhereInput => ({ ownerId: viewer.id })
const completed: Prisma.ArlAssessmentWhereInput = { status: 'COMPLETED' }

export const readinessRelations = {
  ArlAssessment: {
    own,
    ownOfEdited: (viewer) => ({ AND: [own(viewer), { project: edited(viewer) }] }),
    ofInvolved: (viewer) => ({ AND: [{ project: member(viewer) }, { OR: [own(viewer), completed] }] }),
    completedOrOwn: anyOf({ own, completed: () => completed }),
    completedOfOthers: (viewer) => ({
      AND: [completed, { OR: [{ ownerId: null }, { ownerId: { not: viewer.id } }] }],
    }),
  },
} as const satisfies { ArlAssessment: Relations<'ArlAssessment'> }
