/** How a viewer stands to an idea and to what hangs on it. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { IdeaStatus } from '../__generated__/prisma/enums.ts'
import { anyOf, type Relations } from './clauses.ts'
import { granted } from './granted.ts'
import type { Viewer } from '../viewer.ts'

const submitted = (viewer: Viewer): Prisma.IdeaWhereInput => ({ submitterId: viewer.id })
/** Ideas of others, whose people are known or gone. */
const ofOthers = (viewer: Viewer): Prisma.IdeaWhereInput => ({
  OR: [{ submitterId: null }, { submitterId: { not: viewer.id } }],
})

/** Ideas that were not submitted, or were sent back: other researchers do not see them, shared or not. */
export const notShared: readonly IdeaStatus[] = ['DRAFT', 'NEEDS_CHANGES', 'DECLINED']

const shared = (): Prisma.IdeaWhereInput => ({ visibleToResearchers: true, status: { notIn: [...notShared] } })

export const ideaRelations = {
  Idea: {
    own: submitted,
    ofOthers,
    ownOrShared: (viewer) => ({ OR: [submitted(viewer), shared()] }),
    ownSharedOrGranted: anyOf({ owner: submitted, shared, granted }),
    answered: (viewer) => ({ ...submitted(viewer), reviewedAt: { not: null } }),
    // The experts who are to judge it, once they declared to have no conflict of interest.
    accepted: (viewer) => ({
      requests: {
        some: { assigneeId: viewer.id, acceptedAt: { not: null }, status: { in: ['ASSIGNED', 'ANSWERED'] } },
      },
    }),
  },
  IdeaReview: {
    ofOthersIdea: (viewer) => ({ idea: ofOthers(viewer) }),
  },
  ValidationRequest: {
    ofOwnIdea: (viewer) => ({ idea: submitted(viewer) }),
    assigned: (viewer) => ({ assigneeId: viewer.id }),
  },
  IdeaEvaluation: {
    ofOwnIdea: (viewer) => ({ idea: submitted(viewer) }),
    written: (viewer) => ({ expertId: viewer.id }),
  },
} as const satisfies { [E in 'Idea' | 'IdeaReview' | 'ValidationRequest' | 'IdeaEvaluation']: Relations<E> }
