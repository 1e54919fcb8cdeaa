/** Changes of a published challenge: the university's team changes what it has checked, and applicants are notified of the rest. */
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { changesOf, type Work } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { interested } from './interested.ts'

/** What the university has checked, and what proposals answer. */
const checked = ['problemStatement', 'goal', 'mustHaves', 'offer'] as const
const refused = 'The university has checked this. Ask the university team to change it.'

/** Refuses changes of what was checked. */
export function keepWhatWasChecked(before: Challenge, data: Partial<Challenge>): void {
  const changed = checked.filter((field) => field in changesOf(before, { [field]: data[field] }))
  if (changed.length) throw invalid(Object.fromEntries(changed.map((field) => [field, refused])))
}

/** Changes that mean nothing to applicants. */
const internal = new Set(['tags'])

const words: Record<string, string> = {
  title: 'title',
  description: 'description',
  problemStatement: 'problem',
  goal: 'goal',
  mustHaves: 'requirements',
  offer: 'offer',
  budget: 'budget',
  minBudget: 'budget',
  maxBudget: 'budget',
  fundingRange: 'funding',
  collaborationType: 'kind of collaboration',
  criteria: 'criteria',
  answerBy: 'promised answer',
  deadline: 'deadline',
}

/** Notifies applicants, people who starred the challenge and the university of what is different now. */
export async function notifyOfChanges(
  work: Work,
  { id, title }: Pick<Challenge, 'id' | 'title'>,
  fields: readonly string[],
): Promise<void> {
  const told = fields.filter((field) => !internal.has(field))
  if (!told.length) return
  const what = [...new Set(told.map((field) => words[field] ?? 'details'))].join(', ')
  const notice = {
    kind: 'CHALLENGE_CHANGED',
    subject: { entity: 'Challenge', id },
    data: { challenge: title, what },
  } as const
  await notify(work, { ...notice, to: await interested(work, id) })
  await tellUniversity(work, { ...notice, data: { ...notice.data, side: 'university' } })
}
