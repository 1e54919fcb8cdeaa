/** A support request's history in words. */
import * as texts from '#texts/support/history.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'

const valueOf = (changes: readonly Change[], field: string): string => {
  const change = changes.find((one) => one.field === field)
  return String((change?.after ?? '') as string | number)
}

const deeds: Record<string, (changes: readonly Change[]) => string> = {
  createSupportRequest: (changes) => (changes.some(({ field }) => field === 'status') ? texts.sent() : texts.created()),
  updateSupportRequest: texts.changed,
  submitSupportRequest: texts.sent,
  assignSupportRequests: (changes) => {
    const name = valueOf(changes, 'assignee')
    return name ? texts.assigned({ name }) : texts.unassigned()
  },
  startSupportRequest: texts.started,
  askSupportRequester: texts.asked,
  createMessage: texts.replied,
  resolveSupportRequest: texts.resolved,
  closeSupportRequest: texts.closed,
  closeResolvedRequests: texts.closedByItself,
  reopenSupportRequest: texts.reopened,
  rateSupportRequest: (changes) => texts.rated({ rating: valueOf(changes, 'rating') }),
}

export const supportHistory: HistoryWords = {
  deed: (action, changes) => (deeds[action] ?? texts.updated)(changes),
  shown: () => [],
  label: (field) => field,
  value: (_, value) => String(value as string | number),
}
