/** The IP check of a confidential idea: what a result is recorded for, and when the check is open again (docs/decisions/0446). */
import type { Idea } from '../../__generated__/prisma/client.ts'
import type { Changes } from '../../audit.ts'
import { openingChecks } from '../../relations/ideas.ts'
import { printOf, translationOf } from '../../translation.ts'

type Checked = Pick<Idea, 'title' | 'description' | 'translation' | 'ipCheckedAt'>

/** Tells whether an idea still says what somebody read, in both languages, and has no other result than they saw. */
export const ipCheckPrint = ({ title, description, translation, ipCheckedAt }: Checked): string => {
  const translated = Object.entries(translationOf(translation)).map(([field, { text }]) => `${field}: ${text}`)
  return printOf(JSON.stringify([title, description, translated.sort(), ipCheckedAt]))
}

const unchecked = { ipCheck: null, ipCheckNote: '', ipCheckedById: null, ipCheckedAt: null } as const

/**
 * What changes with the texts of an idea: a result that let it be shown is not one of the new texts. One that keeps it
 * confidential stays.
 */
export function checkOfNewTexts({ ipCheck }: Pick<Idea, 'ipCheck'>): {
  data: Partial<typeof unchecked>
  changes: Changes
  isReopened: boolean
} {
  if (ipCheck === null || !openingChecks.includes(ipCheck)) return { data: {}, changes: {}, isReopened: false }
  return { data: unchecked, changes: { ipCheck: [ipCheck, null] }, isReopened: true }
}
