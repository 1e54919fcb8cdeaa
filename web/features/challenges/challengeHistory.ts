/** A challenge's history in words. */
import { updateChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { formatDate } from '#web/ui/format.ts'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { displayStatusWords } from './challengeWords.ts'

const deeds: Record<string, string> = {
  createChallenge: 'began the challenge',
  importChallenges: 'imported the challenge',
  duplicateChallenge: 'copied the challenge',
  submitChallenge: 'submitted the challenge for publication',
  publishChallenge: 'published the challenge',
  returnChallenge: 'gave the challenge back',
  extendChallenge: 'extended the deadline',
  closeChallenge: 'closed the challenge',
  completeChallenge: 'completed the challenge',
  cancelChallenge: 'cancelled the challenge',
  remindCompany: 'reminded the company that applicants wait',
  assignChallengeChecker: 'chose who checks the challenge',
  inviteToPropose: 'invited a researcher to propose',
  answerQuestion: 'answered a question',
  setChallengeReviewer: 'changed the review team',
  removeChallengeReviewer: 'changed the review team',
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

const { fields } = updateChallengeRules.describe()

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'status') return displayStatusWords[text as 'OPEN'] ?? text
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDate(text.slice(0, 10)) : text
}

export const challengeHistory: HistoryWords = {
  deed: (action) => deeds[action] ?? 'changed the challenge',
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field !== 'status') : []),
  label: (field) => (fields[field] as { meta?: { label?: string } } | undefined)?.meta?.label ?? field,
  value: valueWords,
}
