/** The interests of investors, as the shared parts of the platform know them. */
import * as errors from '#texts/interests/errors.js'
import type { InvestmentInterest } from '../../__generated__/prisma/client.ts'
import { interestMoves, isOver } from '../../investing/interestMoves.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

const closed = ({ status }: Pick<InvestmentInterest, 'status'>) =>
  isOver(status) ? errors.isOver({ state: interestMoves.inWords(status) }) : null

export const interestRecord = record('InvestmentInterest', {
  path: (id) => `/interests/${id}`,
  search: {
    name: 'investmentInterests',
    description: 'Interests of investors by the title of the project, newest first, at most 5.',
    read: 'INTEREST_READ',
    order: newest('createdAt'),
    words: { derived: true },
  },
  history: { requires: 'INTEREST_READ' },
  messages: {
    SHARED: { model: 'InterestMessage', read: 'INTEREST_READ', write: 'INTEREST_WRITE', closed },
    // Among the team; neither the investor nor the lead sees them.
    INTERNAL: { model: 'InterestNote', read: 'INTEREST_WORK', write: 'INTEREST_WORK' },
  },
  files: {
    requires: 'INTEREST_WRITE',
    async host(tx, id) {
      const { title, status, investorId, contactId } = await tx.investmentInterest.findUniqueOrThrow({ where: { id } })
      return {
        title,
        people: [investorId, contactId].filter((one) => one !== null),
        closed: closed({ status }),
        sealed: isOver(status) || status === 'INVESTED' ? errors.filesStay() : null,
      }
    },
  },
})
