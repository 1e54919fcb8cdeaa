/** A challenge's history in words. */
import * as texts from '#texts/challenges/challengeHistory.js'
import { listed } from '#listed'
import { fundingRangeWords } from '#api/features/challenges/funding.rules.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import type { CollaborationType, FundingRange, Sector } from '#web/__generated__/ChallengeSheet_challenge.graphql.ts'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { collaborationWords, displayStatusWords } from './challengeWords.ts'

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

const money = new Set(['budget', 'minBudget', 'maxBudget'])

/** The words of fields that are kept as codes. */
const coded: Record<string, (code: string) => string | undefined> = {
  collaborationType: (code) => collaborationWords[code as CollaborationType],
  fundingRange: (code) => fundingRangeWords[code as FundingRange],
  sector: (code) => sectorName(code as Sector),
}

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length))
    return texts.nothing()
  if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
  if (Array.isArray(value)) return listed(value as string[])
  if (typeof value === 'number') return money.has(field) ? formatMoney(value) : String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'status') return displayStatusWords[text as 'OPEN'] ?? text
  const known = coded[field]?.(text)
  if (known) return known
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDate(text.slice(0, 10)) : text
}

export const challengeHistory: HistoryWords = {
  deed: (action) => deeds[action] ?? texts.changedTheChallenge(),
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field !== 'status') : []),
  value: valueWords,
}
