/** What a row of an imported file of projects must hold: a project's own rules, with values as files write them. */
import type { InferType } from 'yup'
import { choiceValue, dayValue, levelValue, moneyValue, ownerValue, yesOrNo } from '#api/importing/rowValues.rules.ts'
import { wholeNumber } from '#api/rules.ts'
import { createProjectRules, fundingStatuses, projectStatuses } from './project.rules.ts'
import * as texts from '#texts/projects/rules.js'

export const projectRowRules = createProjectRules.omit(['fromDraft']).shape({
  // Files of older systems call a proposal pending (docs/spec/projects.md#states).
  status: choiceValue(projectStatuses, 'ProjectStatus', { PENDING: 'PROPOSED' }),
  fundingStatus: choiceValue(fundingStatuses, 'FundingStatus'),
  trl: levelValue(texts.trl()),
  crlLevel: levelValue(texts.crl()),
  commercialPotential: wholeNumber()
    .min(0, texts.mustBeBetween0And100)
    .max(100, texts.mustBeBetween0And100)
    .nullable()
    .meta({ label: texts.commercialPotential() }),
  budget: moneyValue(),
  fundingAmount: moneyValue(),
  fundingAmountNeeded: moneyValue(),
  seekingInvestment: yesOrNo(),
  visibleToResearchers: yesOrNo(),
  confidential: yesOrNo(),
  startDate: dayValue(),
  endDate: dayValue(true),
  lastReviewDate: dayValue(),
  nextReviewDate: dayValue(),
  ownerEmail: ownerValue(),
})

export type ProjectRow = InferType<typeof projectRowRules>
