/** Messages between those who applied and those who review: who is notified, and who of the company is named to whom. */
import * as words from '#texts/proposals/words.js'
import type { Context } from '../../context.ts'
import { messageEffects, type MessageRow } from '../../records/definition.ts'
import { applicantsOf, companyOf, tell } from './proposal.people.ts'

/** What applicants call whoever of the company writes: they do not hear who reviews. */
export const reviewTeam = words.reviewTeam

interface Sides {
  authorId: number | null
  proposal: { authorId: number | null; coApplicants: { userId: number }[] }
}

export const byApplicant = ({ authorId, proposal }: Sides) =>
  authorId !== null &&
  (authorId === proposal.authorId || proposal.coApplicants.some(({ userId }) => userId === authorId))

async function authorOf(ctx: Context, message: MessageRow): Promise<string | null> {
  const read = message as MessageRow & Sides & { proposalId: number }
  const named = byApplicant(read) || (await ctx.access.can('PROPOSAL_READ_STATUS', read.proposalId))
  return named ? (message.author?.name ?? null) : reviewTeam()
}

export const proposalMessages = messageEffects('Proposal', {
  SHARED: {
    include: { proposal: { select: { authorId: true, coApplicants: { select: { userId: true } } } } },
    authorOf,
    async written(work, id, { text }) {
      const { tx, viewer, access } = work
      const proposal = await tx.proposal.findUniqueOrThrow({ where: { id } })
      const applicants = await applicantsOf(tx, proposal)
      const side = { by: viewer.name, side: 'company' }
      if (await access.can('PROPOSAL_READ_STATUS', id)) {
        await tell(work, applicants, 'PROPOSAL_MESSAGE', proposal, { by: reviewTeam(), text })
      } else {
        // What applicants write is part of the proposal: closed to those who have not said that they are impartial.
        const said = await tx.conflictStatement.findMany({ where: { proposalId: id } })
        const readers = said.filter(({ conflict: has }) => !has).map(({ reviewerId }) => reviewerId)
        const partial = said.filter(({ conflict: has }) => has).map(({ reviewerId }) => reviewerId)
        for (const to of await companyOf(tx, proposal.challengeId))
          if (!partial.includes(to))
            await tell(work, [to], 'PROPOSAL_MESSAGE', proposal, {
              ...side,
              text: readers.includes(to) ? text : words.openToRead(),
            })
      }
    },
  },
})
