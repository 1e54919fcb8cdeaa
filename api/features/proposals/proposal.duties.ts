/** What proposals wait for: the company's answer and its reviewers, the author's changes, and co-applicants. */
import * as words from '#texts/proposals/words.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { duty } from '../../duties/duty.ts'
import { undecided } from '../../proposing/proposalStages.ts'
import { challengeRelations } from '../../relations/challenges.ts'
import type { Viewer } from '../../viewer.ts'
import { counts } from './conflictStatements.ts'

interface Proposal {
  id: number
  title: string
  challenge: { title: string }
}
const select = { id: true, title: true, challenge: { select: { title: true } } }

/** To its applicants; it may have no title of its own. */
const titleOf = ({ title, challenge }: Proposal): string => title || challenge.title

interface Received extends Proposal {
  applicantsHidden: boolean
  statements: { reviewerId: number; conflict: boolean; withoutNames: boolean }[]
}
const selectReceived = {
  ...select,
  applicantsHidden: true,
  statements: { select: { reviewerId: true, conflict: true, withoutNames: true } },
}

/** To the company: its words are closed to those who have not said that they are impartial (PROPOSAL_READ_CONTENT). */
function receivedTitle({ id, title, challenge, statements, applicantsHidden }: Received, viewer: Viewer): string {
  const said = statements.find(({ reviewerId }) => reviewerId === viewer.id)
  const isOpened = said !== undefined && !said.conflict && counts(said, applicantsHidden)
  return (isOpened && title) || words.unopened({ challenge: challenge.title, number: id })
}

/** Undecided ones that were received by the viewer, who has not declared a conflict of interest. */
const received = (viewer: Viewer, access: Access): Prisma.ProposalWhereInput => ({
  AND: [
    { status: { in: [...undecided] }, challenge: { status: { in: ['OPEN', 'CLOSED'] } } },
    { statements: { none: { reviewerId: viewer.id, conflict: true } } },
    access.within('PROPOSAL_READ'),
  ],
})

/** Undecided ones of which the viewer is the author. */
const awaitedBy = (viewer: Viewer, access: Access): Prisma.ProposalWhereInput => ({
  AND: [
    { authorId: viewer.id, status: { in: [...undecided] }, challenge: { status: { in: ['OPEN', 'CLOSED'] } } },
    access.within('PROPOSAL_READ'),
  ],
})

/** Those who lead the challenge decide, by the day that the challenge promises. */
export const promisedProposalDuty = duty<Received & { submittedAt: Date }>()({
  kind: 'PROPOSAL_ANSWER',
  model: 'Proposal',
  requires: 'PROPOSAL_DECIDE',
  owed: (viewer, access) => ({ AND: [received(viewer, access), { challenge: challengeRelations.led(viewer) }] }),
  clock: { day: 'challenge.answerBy' },
  select: { ...selectReceived, submittedAt: true },
  title: receivedTitle,
  words: ['challenge.title'],
  since: ({ submittedAt }) => submittedAt,
  why: 'COMPANY',
  awaited: {
    requires: 'PROPOSAL_READ',
    asked: (viewer, access) => awaitedBy(viewer, access),
    title: titleOf,
  },
  answered: { from: 'submittedAt', at: 'decidedAt', day: 'challenge.answerBy', by: 'challenge.companyId' },
  at: ({ id }) => ['Proposal', id],
})

export const proposalAnswerDuty = duty<Received & { submittedAt: Date }>()({
  kind: 'PROPOSAL_ANSWER',
  model: 'Proposal',
  requires: 'PROPOSAL_DECIDE',
  owed: (viewer, access) => ({
    AND: [received(viewer, access), { challenge: { AND: [{ answerBy: null }, challengeRelations.led(viewer)] } }],
  }),
  clock: { promisedFrom: 'submittedAt' },
  select: { ...selectReceived, submittedAt: true },
  title: receivedTitle,
  words: ['challenge.title'],
  since: ({ submittedAt }) => submittedAt,
  why: 'COMPANY',
  awaited: {
    requires: 'PROPOSAL_READ',
    asked: (viewer, access) => ({ AND: [awaitedBy(viewer, access), { challenge: { answerBy: null } }] }),
    title: titleOf,
  },
  at: ({ id }) => ['Proposal', id],
})

export const proposalReviewDuty = duty<Received & { submittedAt: Date }>()({
  kind: 'PROPOSAL_REVIEW',
  model: 'Proposal',
  requires: 'PROPOSAL_SCORE',
  owed: (viewer, access) => ({
    AND: [
      received(viewer, access),
      { challenge: { reviewers: { some: { userId: viewer.id, role: 'REVIEWER' } } } },
      { scores: { none: { reviewerId: viewer.id } } },
    ],
  }),
  clock: { promisedFrom: 'submittedAt' },
  select: { ...selectReceived, submittedAt: true },
  title: receivedTitle,
  words: ['challenge.title'],
  since: ({ submittedAt }) => submittedAt,
  why: 'CHOSEN',
  answered: 'KEPT',
  at: ({ id }) => ['Proposal', id],
})

export const proposalChangeDuty = duty<Proposal & { changesRequestedAt: Date }>()({
  kind: 'PROPOSAL_CHANGE',
  model: 'Proposal',
  requires: 'PROPOSAL_UPDATE',
  owed: (_, access) => ({
    AND: [{ status: { in: [...undecided] }, changesMadeAt: null }, access.within('PROPOSAL_UPDATE')],
  }),
  clock: { promisedFrom: 'changesRequestedAt' },
  select,
  title: titleOf,
  words: ['title', 'challenge.title'],
  since: ({ changesRequestedAt }) => changesRequestedAt,
  why: 'APPLICANT',
  outside: true,
  answered: { from: 'changesRequestedAt', at: 'changesMadeAt' },
  at: ({ id }) => ['Proposal', id],
})

export const coApplicationDuty = duty<{
  askedAt: Date
  proposal: Proposal & { author: { name: string } | null }
  user: { name: string }
}>()({
  kind: 'CO_APPLICATION_ANSWER',
  model: 'CoApplicant',
  requires: 'PROPOSAL_CONFIRM',
  owed: (viewer, access) => ({
    userId: viewer.id,
    answer: 'ASKED',
    proposal: { AND: [{ status: { in: ['DRAFT', ...undecided] } }, access.within('PROPOSAL_CONFIRM')] },
  }),
  clock: { promisedFrom: 'askedAt' },
  select: { proposal: { select: { ...select, author: { select: { name: true } } } }, user: { select: { name: true } } },
  title: ({ proposal }) => titleOf(proposal),
  words: ['proposal.title', 'proposal.challenge.title'],
  since: ({ askedAt }) => askedAt,
  asker: ({ proposal }) => proposal.author?.name,
  why: 'CHOSEN',
  awaited: {
    requires: 'PROPOSAL_UPDATE',
    asked: (viewer, access) => ({
      answer: 'ASKED',
      userId: { not: viewer.id },
      proposal: {
        AND: [{ authorId: viewer.id, status: { in: ['DRAFT', ...undecided] } }, access.within('PROPOSAL_READ')],
      },
    }),
    title: ({ proposal, user }) => `${titleOf(proposal)} · ${user.name}`,
  },
  answered: { from: 'askedAt', at: 'answeredAt' },
  at: ({ proposal }) => ['Proposal', proposal.id],
})
