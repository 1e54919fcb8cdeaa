/** An idea's history in words. */
import * as texts from '#texts/ideas/ideaHistory.js'
import { listed } from '#listed'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { statusLooks } from './ideaWords.ts'
import { ipCheckWords } from './ipCheckWords.ts'

const deeds: Record<string, string> = {
  createIdea: texts.wroteTheIdeaDown(),
  submitIdea: texts.submittedTheIdea(),
  createIdeaVersion: texts.beganThisVersion(),
  startIdeaReview: texts.beganToReviewTheIdea(),
  scoreIdea: texts.scoredTheIdea(),
  evaluateIdea: texts.evaluatedTheIdea(),
  convertIdea: texts.turnedTheIdeaIntoA(),
}
const answers: Record<string, string> = {
  APPROVED: texts.approvedTheIdea(),
  NEEDS_CHANGES: texts.askedForChanges(),
  DECLINED: texts.declinedTheIdea(),
}

const ipChecks: Record<string, string> = {
  NOTHING_TO_PROTECT: texts.nothingToProtect(),
  PROTECTED: texts.protected(),
  KEEP_CONFIDENTIAL: texts.keepConfidential(),
}

const valueWords = (value: unknown): string => {
  if (value === null || value === '' || value === undefined || (Array.isArray(value) && !value.length))
    return texts.nothing()
  if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
  return Array.isArray(value) ? listed(value) : typeof value === 'string' ? value : JSON.stringify(value)
}

export const ideaHistory: HistoryWords = {
  deed(action, changes) {
    const status = changes.find(({ field }) => field === 'status')?.after
    if (action === 'reviewIdea') return answers[String(status)] ?? texts.answeredTheIdea()
    if (action === 'createIdea' && status === 'SUBMITTED') return texts.submittedTheIdea()
    if (action === 'setIdeaIpCheck') {
      const result = changes.find(({ field }) => field === 'ipCheck')?.after
      return ipChecks[String(result)] ?? texts.changedTheIdea()
    }
    const changed = (name: string) => changes.find(({ field }) => field === name)
    const [into, from] = [changed('mergedIntoId'), changed('mergedIdeaId')]
    if (action === 'mergeIdeas')
      return into ? texts.mergedIt({ number: String(into.after) }) : texts.mergedIntoIt({ number: String(from?.after) })
    if (action === 'undoIdeaMerge') return texts.undidMerge({ number: String((into ?? from)?.before) })
    return deeds[action] ?? texts.changedTheIdea()
  },
  shown: (action, changes) => (action === 'updateIdea' ? changes : []),
  value: (field, value) => {
    if (field === 'ipCheck') return ipCheckWords[String(value)] ?? texts.notDone()
    return field === 'status' ? statusLooks[value as 'DRAFT'].words : valueWords(value)
  },
}
