/** What was done with the texts of a record in the other language, on records of every kind. */
import * as texts from '#texts/history/translation.js'
import type { Change, HistoryWords } from './History.tsx'

const isArabic = ({ before, after }: Change) => /\p{Script=Arabic}/u.test(`${String(after)}${String(before)}`)

export const translationHistory: HistoryWords = {
  deed: (_, changes) => texts.changedVersion({ language: changes.some(isArabic) ? 'ARABIC' : 'ENGLISH' }),
  shown: (_, changes) => changes,
}
