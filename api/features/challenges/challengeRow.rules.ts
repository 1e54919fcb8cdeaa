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
import * as texts from '#texts/challenges/rules.js'

export const challengeRowRules = createChallengeRules.omit(['criteria']).shape({
  description: (createChallengeRules.fields.description as StringSchema).test(
    'words',
    texts.descriptionIsRequired,
    (text, { parent }: { parent: { problemStatement?: string } }) => Boolean(text || parent.problemStatement),
  ),
  status: choiceValue(challengeStatuses, 'ChallengeStatus', { PUBLISHED: 'OPEN', EXPIRED: 'CLOSED' }).meta({
    label: texts.status(),
  }),
  sector: choiceValue(sectors, 'Sector'),
  collaborationType: choiceValue(collaborationTypes, 'CollaborationType'),
  fundingRange: choiceValue(fundingRanges, 'FundingRange'),
  trl: levelValue(texts.trl()),
  budget: moneyValue(),
  minBudget: moneyValue(),
  maxBudget: moneyValue().test(aboveLowerEnd),
  anonymous: yesOrNo(),
  blindScreening: yesOrNo(),
  publishedOn: dayValue().meta({ label: texts.postedOn() }),
  deadline: dayValue(true).test(
    'order',
    texts.itClosesBeforeItWasPosted,
    (deadline, { parent }: { parent: { publishedOn?: Date | null } }) =>
      !deadline || !parent.publishedOn || deadline >= parent.publishedOn,
  ),
  answerBy: dayValue(true).test(afterDeadline),
  ownerEmail: ownerValue(),
})

export type ChallengeRow = InferType<typeof challengeRowRules>
