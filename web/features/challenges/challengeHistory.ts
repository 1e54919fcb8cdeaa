/** A challenge's history in words. */
import * as texts from '#texts/challenges/challengeHistory.js'
import type { HistoryWords } from '#web/features/history/History.tsx'

const deeds: Record<string, string> = {
  createChallenge: texts.beganTheChallenge(),
  importChallenges: texts.importedTheChallenge(),
  duplicateChallenge: texts.copiedTheChallenge(),
  submitChallenge: texts.submittedTheChallengeForPublication(),
  publishChallenge: texts.publishedTheChallenge(),
  returnChallenge: texts.gaveTheChallengeBack(),
  extendChallenge: texts.extendedTheDeadline(),
  closeChallenge: texts.closedTheChallenge(),
  completeChallenge: texts.completedTheChallenge(),
  updateClosingReport: texts.changedTheClosingReport(),
  cancelChallenge: texts.cancelledTheChallenge(),
  remindCompany: texts.remindedTheCompany(),
  assignChallengeChecker: texts.choseWhoChecksTheChallenge(),
  inviteToPropose: texts.invitedAResearcherToPropose(),
  answerQuestion: texts.answeredAQuestion(),
  setChallengeReviewer: texts.changedTheReviewTeam(),
  removeChallengeReviewer: texts.changedTheReviewTeam(),
}
const detailed = new Set([
  'updateChallenge',
  'extendChallenge',
  'answerQuestion',
  'assignChallengeChecker',
  'inviteToPropose',
  'setChallengeReviewer',
  'removeChallengeReviewer',
])

export const challengeHistory: HistoryWords = {
  deed: (action) => deeds[action] ?? texts.changedTheChallenge(),
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field !== 'status') : []),
}
