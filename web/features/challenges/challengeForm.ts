/** A challenge as its form holds it, and what of it is sent. */
import type { ValidationError } from 'yup'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { inputOf } from '#web/ui/form/inputOf.ts'
import type { CreateChallengeInput } from '#web/__generated__/ChallengeFormCreateMutation.graphql.ts'

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

/** What of a half-written challenge can be kept, and what is wrong with the other fields. */
export function challengeDraft(values: ChallengeValues): {
  input: CreateChallengeInput
  wrong: Record<string, string>
} {
  const input = challengeInput(values)
  const wrong = wrongFields(values)
  return {
    input: Object.fromEntries(Object.entries(input).filter(([name]) => !(name in wrong))) as CreateChallengeInput,
    wrong,
  }
}

/** The first message of each field. */
function wrongFields(values: ChallengeValues): Record<string, string> {
  try {
    createChallengeRules.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [(path ?? '').split(/[.[]/)[0]!, message]))
  }
}
