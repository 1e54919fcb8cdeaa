/** Messages between those who applied and those who review: who is notified, and who of the company is named to whom. */
import * as words from '#texts/proposals/words.js'
import type { Role } from '../../__generated__/prisma/enums.ts'
import type { Context } from '../../context.ts'
import { rolesOf } from '../../policy.ts'
import { messageEffects, type MessageRow } from '../../records/definition.ts'
import { counts } from './conflictStatements.ts'
import { applicantsOf, companyOf, nameForCompany, tell } from './proposal.people.ts'

/** What applicants call whoever of the company writes: they do not hear who reviews. */
const reviewTeam = words.reviewTeam

interface Sides {
  authorId: number | null
  author?: { name: string; role: Role } | null
  proposal: { authorId: number | null; coApplicants: { userId: number }[] }
}

export const byApplicant = ({ authorId, proposal }: Sides) =>
  authorId !== null &&
  (authorId === proposal.authorId || proposal.coApplicants.some(({ userId }) => userId === authorId))

/** Also those who were co-applicants and are not any more. */
const fromResearchers = (message: Sides) =>
  byApplicant(message) || rolesOf('PROPOSAL_CREATE').some((role) => role === message.author?.role)

/** Who wrote a message, as far as the viewer may know; null when the person has left. */
export async function writerOf({ access }: Context, message: Sides & { proposalId: number }): Promise<string | null> {
  const inside = await access.can('PROPOSAL_READ_STATUS', message.proposalId)
  if (!inside && !byApplicant(message)) return reviewTeam()
  const unnamed = fromResearchers(message) && !(await access.can('PROPOSAL_READ_APPLICANTS', message.proposalId))
  return unnamed ? words.applicant() : (message.author?.name ?? null)
}

const authorOf = (ctx: Context, message: MessageRow) =>
  writerOf(ctx, message as MessageRow & Sides & { proposalId: number })

export const proposalMessages = messageEffects('Proposal', {
  SHARED: {
    include: {
      author: { select: { name: true, role: true } },
      proposal: { select: { authorId: true, coApplicants: { select: { userId: true } } } },
    },
    authorOf,
    async written(work, id, { text }) {
      const { tx, viewer, access } = work
      const proposal = await tx.proposal.findUniqueOrThrow({ where: { id } })
      const applicants = await applicantsOf(tx, proposal)
      const side = { by: nameForCompany(proposal, viewer), side: 'company' }
      if (await access.can('PROPOSAL_READ_STATUS', id)) {
        await tell(work, applicants, 'PROPOSAL_MESSAGE', proposal, { by: reviewTeam(), text })
      } else {
        // What applicants write is part of the proposal: closed to those who have not said that they are impartial.
        const said = await tx.conflictStatement.findMany({ where: { proposalId: id } })
        const current = said.filter((one) => counts(one, proposal.applicantsHidden))
        const readers = current.filter(({ conflict: has }) => !has).map(({ reviewerId }) => reviewerId)
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
