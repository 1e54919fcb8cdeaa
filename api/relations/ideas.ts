/** How a viewer stands to an idea and to what hangs on it. */
import type { Idea, Prisma } from '../__generated__/prisma/client.ts'
import type { IdeaStatus, IpCheckOutcome } from '../__generated__/prisma/enums.ts'
import { anyOf, type Relations } from './clauses.ts'
import { grantedWhere } from './granted.ts'
import type { Viewer } from '../viewer.ts'

const submitted = (viewer: Viewer): Prisma.IdeaWhereInput => ({ submitterId: viewer.id })
/** Ideas of others, whose people are known or gone. */
const ofOthers = (viewer: Viewer): Prisma.IdeaWhereInput => ({
  OR: [{ submitterId: null }, { submitterId: { not: viewer.id } }],
})

/** Ideas that were not submitted, or were sent back: other researchers do not see them, shared or not. */
const notShared: readonly IdeaStatus[] = ['DRAFT', 'NEEDS_CHANGES', 'DECLINED']

/** The results of the IP check that end the confidentiality of an idea (docs/decisions/0446). */
export const openingChecks: readonly IpCheckOutcome[] = ['NOTHING_TO_PROTECT', 'PROTECTED']

/** Whether an idea is kept from others for now: it is confidential, and no IP check has ended that. */
export const isKeptConfidential = ({ confidential, ipCheck }: Pick<Idea, 'confidential' | 'ipCheck'>): boolean =>
  confidential && (ipCheck === null || !openingChecks.includes(ipCheck))

/** The same for the database, of ideas that are not. */
const open = (): Prisma.IdeaWhereInput => ({ OR: [{ confidential: false }, { ipCheck: { in: [...openingChecks] } }] })

/** Whether an idea was submitted and not sent back; a merge discloses none that others did not see before it. */
export const isSharedStatus = ({ status, mergedFrom }: Pick<Idea, 'status' | 'mergedFrom'>): boolean =>
  !notShared.includes(mergedFrom ?? status)

/** The same for the database. */
const sharedStatus = (): Prisma.IdeaWhereInput => ({
  status: { notIn: [...notShared] },
  OR: [{ mergedFrom: null }, { mergedFrom: { notIn: [...notShared] } }],
})

const shared = (): Prisma.IdeaWhereInput => ({ visibleToResearchers: true, AND: [sharedStatus(), open()] })

export const ideaRelations = {
  Idea: {
    own: submitted,
    ofOthers,
    ownOrShared: (viewer) => ({ OR: [submitted(viewer), shared()] }),
    // What somebody was given to see is not disclosed before the IP check either.
    ownSharedOrGranted: anyOf({ owner: submitted, shared, granted: grantedWhere(open()) }),
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
