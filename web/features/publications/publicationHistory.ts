/** A publication's history in words. */
import * as texts from '#texts/publications/history.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'

const authorOf = (change: Change | undefined) => ({ author: (change?.after ?? change?.before ?? '') as string })

const deeds: Record<string, (change: Change | undefined) => string> = {
  createPublication: (change) => (change?.field === 'authorship' ? texts.claimed(authorOf(change)) : texts.created()),
  updatePublication: () => texts.updated(),
  linkPublicationProject: () => texts.linked(),
  unlinkPublicationProject: () => texts.unlinked(),
  linkPublicationTeam: () => texts.teamLinked(),
  unlinkPublicationTeam: () => texts.teamUnlinked(),
  importPublications: (change) => (change?.field === 'authorship' ? texts.claimed(authorOf(change)) : texts.imported()),
  claimAuthorship: (change) => texts.claimed(authorOf(change)),
  answerAuthorship: (change) => (change?.after ? texts.claimed(authorOf(change)) : texts.unclaimed(authorOf(change))),
}

export const publicationHistory: HistoryWords = {
  deed: (action, changes) => deeds[action]?.(changes[0]) ?? texts.updated(),
  shown: (action, changes) => (action === 'updatePublication' ? changes : []),
}
