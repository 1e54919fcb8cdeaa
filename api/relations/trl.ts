/** How a viewer stands to the claim that a project has reached a readiness level, and to the project and files behind it. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { TrlClaimStatus } from '../__generated__/prisma/enums.ts'
import { anyOf, type Relations } from './clauses.ts'
import { led, member } from './projectPeople.ts'
import type { Viewer } from '../viewer.ts'

/** While a claim is before its validators; an assignment ends when it is not. */
export const beforeValidators: readonly TrlClaimStatus[] = ['REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED']
const open: Prisma.TrlClaimWhereInput = { status: { in: [...beforeValidators] } }

/** Projects in which a person has no part: nobody validates their own. */
export const ofOthers = (viewer: Pick<Viewer, 'id'>): Prisma.ProjectWhereInput => ({
  OR: [{ ownerId: null }, { ownerId: { not: viewer.id } }],
  NOT: [
    { members: { some: { userId: viewer.id } } },
    { teams: { some: { team: { members: { some: { userId: viewer.id } } } } } },
  ],
})

const requested = (): Prisma.TrlClaimWhereInput => ({ requestedAt: { not: null } })
const ofInvolved = (viewer: Viewer): Prisma.TrlClaimWhereInput => ({ project: member(viewer) })

const assigned = (viewer: Viewer): Prisma.TrlClaimWhereInput => ({
  AND: [open, { validators: { some: { userId: viewer.id } } }, { project: ofOthers(viewer) }],
})

/** The viewer is to validate it and has stated to have no conflict of interest. */
const accepted = (viewer: Viewer): Prisma.TrlClaimWhereInput => ({
  AND: [
    open,
    { validators: { some: { userId: viewer.id, acceptedAt: { not: null } } } },
    { project: ofOthers(viewer) },
  ],
})

/** The projects of which the viewer validates a claim. */
export const validated = (viewer: Viewer): Prisma.ProjectWhereInput => ({ trlClaims: { some: accepted(viewer) } })

/** The files that are evidence of a claim that the viewer validates. */
export const evidenceFor = (viewer: Viewer): Prisma.FileWhereInput => ({
  trlEvidence: { some: { claim: accepted(viewer) } },
})

export const trlRelations = {
  TrlClaim: {
    ofInvolved,
    ofLed: (viewer) => ({ project: led(viewer) }),
    requestedOrInvolved: anyOf({ requested, ofInvolved }),
    openOfOthers: (viewer) => ({ AND: [open, { project: ofOthers(viewer) }] }),
    assigned,
    accepted,
  },
} as const satisfies { TrlClaim: Relations<'TrlClaim'> }
