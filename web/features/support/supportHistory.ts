/** A support request's history in words. */
import * as texts from '#texts/support/history.js'
import { after, sentences, type Deed } from '#web/features/history/sentences.ts'

const deeds: Record<string, Deed> = {
  createSupportRequest: (changes) => (changes.some(({ field }) => field === 'status') ? texts.sent() : texts.created()),
  updateSupportRequest: texts.changed,
  submitSupportRequest: texts.sent,
  assignSupportRequests: (changes) => {
    const name = after(changes, 'assignee')
    return name ? texts.assigned({ name }) : texts.unassigned()
  },
  startSupportRequest: texts.started,
  askSupportRequester: texts.asked,
  createMessage: texts.replied,
  resolveSupportRequest: texts.resolved,
  closeSupportRequest: texts.closed,
  closeResolvedRequests: texts.closedByItself,
  reopenSupportRequest: texts.reopened,
  setSupportStep: (changes) =>
    changes.some(({ field }) => field === 'step')
      ? texts.stepAdded({ step: after(changes, 'step') })
      : after(changes, 'stepDone')
        ? texts.stepDone({ step: after(changes, 'stepDone') })
        : texts.stepUndone(),
  removeSupportStep: texts.stepRemoved,
  mergeSupportRequests: (changes) => {
    const duplicate = after(changes, 'merged')
    return duplicate ? texts.merged({ title: duplicate }) : texts.mergedInto({ title: after(changes, 'mergedInto') })
  },
  rateSupportRequest: (changes) => texts.rated({ rating: after(changes, 'rating') }),
}

export const supportHistory = sentences(deeds, texts.updated)
