/** An idea's history in words. */
import * as texts from '#texts/ideas/ideaHistory.js'
import type { HistoryWords } from '#web/features/history/History.tsx'

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
  value: (field, value) => (field === 'ipCheck' && value === null ? texts.notDone() : undefined),
}
