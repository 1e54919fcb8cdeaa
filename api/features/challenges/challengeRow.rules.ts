/** What a row of an imported file of challenges must hold: a challenge's own rules, with values as files write them. */
import type { InferType, StringSchema } from 'yup'
import { choiceValue, dayValue, levelValue, moneyValue, ownerValue, yesOrNo } from '#api/importing/rowValues.rules.ts'
import {
  afterDeadline,
  aboveLowerEnd,
  challengeStatuses,
  collaborationTypes,
  createChallengeRules,
  fundingRanges,
} from './challenge.rules.ts'
import { sectors } from './challengeValues.rules.ts'

export const challengeRowRules = createChallengeRules.omit(['criteria']).shape({
  description: (createChallengeRules.fields.description as StringSchema).test(
    'words',
    'Description is required',
    (text, { parent }: { parent: { problemStatement?: string } }) => Boolean(text || parent.problemStatement),
  ),
  status: choiceValue(challengeStatuses, 'ChallengeStatus', { PUBLISHED: 'OPEN', EXPIRED: 'CLOSED' }).meta({
    label: 'Status',
  }),
  sector: choiceValue(sectors, 'Sector'),
  collaborationType: choiceValue(collaborationTypes, 'CollaborationType'),
  fundingRange: choiceValue(fundingRanges, 'FundingRange'),
  trl: levelValue('TRL'),
  budget: moneyValue(),
  minBudget: moneyValue(),
  maxBudget: moneyValue().test(aboveLowerEnd),
  anonymous: yesOrNo(),
  publishedOn: dayValue().meta({ label: 'Posted on' }),
  deadline: dayValue(true).test(
    'order',
    'It closes before it was posted',
    (deadline, { parent }: { parent: { publishedOn?: Date | null } }) =>
      !deadline || !parent.publishedOn || deadline >= parent.publishedOn,
  ),
  answerBy: dayValue(true).test(afterDeadline),
  ownerEmail: ownerValue(),
})

export type ChallengeRow = InferType<typeof challengeRowRules>
