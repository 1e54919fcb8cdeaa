/** What follows from a message on an interest: everybody else of it is notified, without its words. */
import { messageEffects } from '../../records/definition.ts'
import { notifyOthers } from './notifyInterest.ts'

export const interestMessages = messageEffects('InvestmentInterest', {
  SHARED: {
    async written(work, id) {
      await notifyOthers(
        work,
        'INTEREST_MESSAGE',
        await work.tx.investmentInterest.findUniqueOrThrow({ where: { id } }),
      )
    },
  },
})
