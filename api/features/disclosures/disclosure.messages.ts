/** What follows from a message on a disclosure: the other side is notified, without its words. */
import { messageEffects } from '../../records/definition.ts'
import { inventingPeople } from './inventingPeople.ts'
import { notifyInventors, notifyReviewers } from './notifyDisclosure.ts'

export const disclosureMessages = messageEffects('InventionDisclosure', {
  SHARED: {
    async written(work, id) {
      const disclosure = await work.tx.inventionDisclosure.findUniqueOrThrow({ where: { id } })
      await notifyInventors(work, 'DISCLOSURE_MESSAGE', disclosure)
      const isInventor = (await inventingPeople(work.tx, disclosure)).includes(work.viewer.id)
      if (isInventor && disclosure.requestedAt) await notifyReviewers(work, 'DISCLOSURE_MESSAGE', disclosure)
    },
  },
})
