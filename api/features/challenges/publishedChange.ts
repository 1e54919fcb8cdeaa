/** Changes of a published challenge: the university's team changes what it has checked, and applicants are notified of the rest. */
import * as texts from '#texts/challenges/errors.js'
import * as changes from '#texts/challenges/changes.js'
import { listed } from '#listed'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { changesOf, type Work } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { checkedFields } from './checkedFields.ts'
import { interested } from './interested.ts'

/** Refuses changes of what was checked. */
export function keepWhatWasChecked(before: Challenge, data: Partial<Challenge>): void {
  const changed = checkedFields.filter((field) => field in changesOf(before, { [field]: data[field] }))
  if (changed.length) throw invalid(Object.fromEntries(changed.map((field) => [field, texts.checked()])))
}

/** Changes that mean nothing to applicants. */
const internal = new Set(['tags'])

const words: Readonly<Record<string, () => string>> = {
  title: changes.title,
  description: changes.description,
  problemStatement: changes.problem,
  goal: changes.goal,
  mustHaves: changes.requirements,
  offer: changes.offer,
  budget: changes.budget,
  minBudget: changes.budget,
  maxBudget: changes.budget,
  fundingRange: changes.funding,
  collaborationType: changes.collaboration,
  blindScreening: changes.screening,
  criteria: changes.criteria,
  answerBy: changes.answerBy,
  deadline: changes.deadline,
}

/** Notifies applicants, people who starred the challenge and the university of what is different now. */
export async function notifyOfChanges(
  work: Work,
  { id, title }: Pick<Challenge, 'id' | 'title'>,
  fields: readonly string[],
): Promise<void> {
  const told = fields.filter((field) => !internal.has(field))
  if (!told.length) return
  const what = listed([...new Set(told.map((field) => (words[field] ?? changes.details)()))])
  const notice = {
    kind: 'CHALLENGE_CHANGED',
    subject: { entity: 'Challenge', id },
    data: { challenge: title, what },
  } as const
  await notify(work, { ...notice, to: await interested(work, id) })
  await tellUniversity(work, { ...notice, data: { ...notice.data, side: 'university' } })
}
