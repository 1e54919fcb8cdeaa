/** Proposals, as the shared parts of the platform know them. */
import * as texts from '#texts/proposals/errors.js'
import type { Proposal } from '../../__generated__/prisma/client.ts'
import { rolesOf, type Permission } from '../../policy.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { isOpen } from '../../proposing/challengeOpen.ts'
import { proposalFound } from './proposal.list.ts'
import { isWritable } from '../../proposing/proposalStages.ts'

/** Companies review them, researchers have their own, and the university reads them beside all challenges. */
const pageOf = (may: (permission: Permission) => boolean): string =>
  may('CHALLENGE_MANAGE')
    ? '/proposals?'
    : may('CHALLENGE_BROWSE')
      ? '/industry-challenges?tab=proposals&'
      : '/industry/challenges?'

export const proposalRecord = record('Proposal', {
  path: (id, may) => `${pageOf(may)}proposal=${id}`,
  search: {
    name: 'proposals',
    description: 'Proposals by challenge, author or, where the viewer may read it, title; newest first, at most 5.',
    read: 'PROPOSAL_READ',
    order: newest('createdAt'),
    words: null,
    where: proposalFound,
  },
  history: {
    requires: 'PROPOSAL_COMMENT',
    // What researchers did names them, and what they changed names others.
    where: async ({ access }, id) =>
      (await access.can('PROPOSAL_READ_APPLICANTS', id))
        ? {}
        : { actor: { role: { notIn: rolesOf('PROPOSAL_CREATE') } } },
  },
  messages: {
    SHARED: {
      model: 'ProposalMessage',
      read: 'PROPOSAL_MESSAGE',
      write: 'PROPOSAL_MESSAGE',
      closed: ({ status }: Proposal) => (status === 'DRAFT' ? texts.notSubmitted() : null),
    },
    // Among reviewers; applicants never see them.
    INTERNAL: { model: 'ProposalNote', read: 'PROPOSAL_COMMENT', write: 'PROPOSAL_COMMENT' },
  },
  files: {
    requires: 'PROPOSAL_UPDATE',
    // People are notified of a submitted proposal as a whole, not of each attachment.
    async host(tx, id) {
      const { title, challenge, ...proposal } = await tx.proposal.findUniqueOrThrow({
        where: { id },
        include: { challenge: true },
      })
      const over = isWritable(proposal) && isOpen(challenge) ? null : texts.attachmentsFixed()
      return { title: title || challenge.title, people: [], closed: over, sealed: over }
    },
  },
})
