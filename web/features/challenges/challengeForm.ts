/** A challenge as its form holds it, and what of it is sent. */
import type { ValidationError } from 'yup'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { inputOf } from '#web/ui/form/inputOf.ts'
import type { CreateChallengeInput } from '#web/__generated__/useSaveChallengeCreateMutation.graphql.ts'

/** Nothing is an empty field to a form; lists are text while they are written. */
export const emptyChallenge = {
  title: '',
  description: '',
  problemStatement: '',
  companyName: '',
  companyDescription: '',
  anonymous: false,
  blindScreening: false,
  sector: 'OTHER',
  tags: [] as readonly string[] | string,
  collaborationType: 'TBD',
  fundingRange: 'TBD',
  budget: '' as number | string | null,
  minBudget: '' as number | string | null,
  maxBudget: '' as number | string | null,
  trl: '' as number | string | null,
  goal: '',
  mustHaves: [] as readonly string[] | string,
  offer: '',
  deadline: '' as Date | string | null,
  answerBy: '' as Date | string | null,
  criteria: [] as readonly { name: string; description: string; weight: number | string }[],
}
export type ChallengeValues = typeof emptyChallenge

/** What a challenge's form begins with. */
export const challengeValues = (challenge: object): ChallengeValues => ({
  ...emptyChallenge,
  ...Object.fromEntries(
    Object.entries(challenge)
      .filter(([name]) => name in emptyChallenge)
      .map(([name, value]: [string, unknown]) => [name, value ?? '']),
  ),
})

/** The fields as the API takes them. */
export function challengeInput(values: ChallengeValues): CreateChallengeInput {
  return inputOf(createChallengeRules, values) as unknown as CreateChallengeInput
}

/** The first message of each field that is wrong: the others of a half-written challenge can be kept. */
export function wrongFields(values: ChallengeValues): Record<string, string> {
  try {
    createChallengeRules.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [(path ?? '').split(/[.[]/)[0]!, message]))
  }
}
