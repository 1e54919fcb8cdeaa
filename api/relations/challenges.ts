/** How a viewer stands to challenges, to the proposals to them and to what comes of these (docs/spec/access.md#who-may-see-challenges-and-what-follows). */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { revealing } from '../proposing/proposalStages.ts'
import type { Viewer } from '../viewer.ts'
import { anyOf } from './clauses.ts'
import { granted } from './granted.ts'

type Challenges = Prisma.ChallengeWhereInput
type Proposals = Prisma.ProposalWhereInput

/** The university has published it, and nobody has called it off. */
const published = (): Challenges => ({ status: { in: ['OPEN', 'CLOSED', 'COMPLETED'] } })

/** One may propose and ask: published, not closed, and its last day is not over. */
/** Open for proposals at this moment. */
export const open = (): Challenges => ({ status: 'OPEN', closesAt: { gt: new Date() } })

const own = (viewer: Viewer): Challenges => ({ ownerId: viewer.id })

const onTeam = (viewer: Viewer, roles: Prisma.ChallengeReviewerWhereInput['role']): Challenges => ({
  OR: [own(viewer), { reviewers: { some: { userId: viewer.id, role: roles } } }],
})

const run = (viewer: Viewer) => onTeam(viewer, { in: ['LEAD', 'REVIEWER', 'COMMENTER'] })
const led = (viewer: Viewer) => onTeam(viewer, 'LEAD')
const judged = (viewer: Viewer) => onTeam(viewer, { in: ['LEAD', 'REVIEWER'] })

/** The company's name is told to all, or to those whose proposals it has shortlisted. */
const named = (viewer: Viewer): Challenges => ({
  AND: [
    published(),
    {
      OR: [
        { anonymous: false },
        {
          proposals: { some: { AND: [applied(viewer), { status: { in: [...revealing] } }] } },
        },
      ],
    },
  ],
})

const authored = (viewer: Viewer): Proposals => ({ authorId: viewer.id })

/** Co-applicants see what they are asked to stand behind, until they decline. */
const coApplied = (viewer: Viewer): Proposals => ({
  coApplicants: { some: { userId: viewer.id, answer: { not: 'DECLINED' } } },
})
const applied = anyOf({ author: authored, coApplicant: coApplied })

/** A draft is nobody's business but its applicants'. */
const handedIn = (): Proposals => ({ status: { not: 'DRAFT' } })

const received = (viewer: Viewer): Proposals => ({ ...handedIn(), challenge: run(viewer) })

/** It shows who applied: it is not in a first screening without names. */
const shown = (): Proposals => ({ applicantsHidden: false })

/** Who has said that there is no conflict of interest, and knew who applied if the names are shown. */
const impartial = (viewer: Viewer): Proposals => {
  const said = { reviewerId: viewer.id, conflict: false }
  return {
    OR: [
      { statements: { some: { ...said, withoutNames: false } } },
      { applicantsHidden: true, statements: { some: said } },
    ],
  }
}
const opened = (viewer: Viewer): Proposals => ({ AND: [received(viewer), impartial(viewer)] })

export const challengeRelations = {
  published,
  publishedOrGranted: anyOf({ published, granted }),
  publishedRunOrGranted: anyOf({ published, people: run, granted }),
  publishedOrRun: (viewer: Viewer): Challenges => ({ OR: [published(), run(viewer)] }),
  open,
  own,
  run,
  led,
  named,
  namedOpen: (): Challenges => ({ AND: [open(), { anonymous: false }] }),
  namedOrRun: (viewer: Viewer): Challenges => ({ OR: [named(viewer), run(viewer)] }),
}

export const proposalRelations = {
  own: authored,
  coApplied,
  applied,
  handedIn,
  received,
  receivedNamed: (viewer: Viewer): Proposals => ({ AND: [received(viewer), shown()] }),
  opened,
  openedNamed: (viewer: Viewer): Proposals => ({ AND: [opened(viewer), shown()] }),
  scored: (viewer: Viewer): Proposals => ({ AND: [handedIn(), { challenge: judged(viewer) }, impartial(viewer)] }),
  decided: (viewer: Viewer): Proposals => ({ AND: [handedIn(), { challenge: led(viewer) }, impartial(viewer)] }),
}

export const collaborationRelations = {
  partnered: (viewer: Viewer): Prisma.CollaborationWhereInput => ({ partners: { some: { userId: viewer.id } } }),
}
