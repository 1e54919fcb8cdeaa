/** What inputs about holdings must hold (docs/spec/investors.md#portfolio). */
import { array, boolean, number, object } from 'yup'
import { universityDay } from '#api/days.ts'
import { day, level } from '#api/fieldRules.ts'
import { amount, enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/holdings/rules.js'
import { sectors } from '../challenges/challengeValues.rules.ts'

export const holdingInstruments = [
  'EQUITY',
  'CONVERTIBLE_NOTE',
  'SAFE',
  'LOAN',
  'GRANT',
  'LICENSE_REVENUE',
  'OTHER',
] as const
export const holdingStages = ['PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'GROWTH'] as const
export const holdingStatuses = ['ACTIVE', 'EXITED', 'WRITTEN_OFF'] as const

export const holdingId = nodeId('Holding', texts.notFound)

const hasCome = (value: Date | null | undefined) => value == null || value <= universityDay()

/** A day that has come: what is recorded has happened. */
export const pastDay = (label: string) => day(label).required(texts.giveDay).test('past', texts.dayToCome, hasCome)

const sector = enumOf(sectors, 'Sector', texts.chooseSector)
  .required(texts.chooseSector)
  .meta({ label: texts.sector() })

/** The terms on which it was invested. */
export const terms = {
  instrument: enumOf(holdingInstruments, 'HoldingInstrument', texts.chooseInstrument)
    .required(texts.chooseInstrument)
    .meta({ label: texts.instrument() }),
  amount: amount()
    .min(1, texts.amountAboveZero)
    .required(texts.giveAmount)
    .meta({ label: texts.amount(), description: 'What was invested, AED in whole units.' }),
  investedOn: pastDay(texts.investedOn()),
  stakePercent: number()
    .transform((value: unknown, original: unknown) => (original === '' || original === null ? null : value))
    .typeError(texts.stakeRange)
    .moreThan(0, texts.stakeRange)
    .max(100, texts.stakeRange)
    .nullable()
    .meta({ label: texts.stakePercent(), description: 'Percent of the company, with up to three decimals.' }),
  fundingStage: enumOf(holdingStages, 'HoldingStage', texts.chooseStage)
    .required(texts.chooseStage)
    .meta({ label: texts.stage() }),
}

const notes = text(5_000).meta({ label: texts.notes(), description: 'For the investor alone.' })

export const completeInterestRules = object({
  id: nodeId('InvestmentInterest', texts.interestNotFound),
  ...terms,
  sector,
})

/** The holding of an interest that became an investment; the terms only where the university has not recorded them. */
export const createInterestHoldingRules = object({
  interestId: nodeId('InvestmentInterest', texts.interestNotFound),
  instrument: terms.instrument.notRequired(),
  amount: terms.amount.notRequired().nullable(),
  investedOn: terms.investedOn.notRequired(),
  stakePercent: terms.stakePercent,
  fundingStage: terms.fundingStage.notRequired(),
  sector: sector.notRequired(),
})

const company = {
  name: text(200).required(texts.giveName).meta({ label: texts.name() }),
  sector,
  trl: level(texts.trl, 'The present Technology Readiness Level, 1-9; null when it is not assessed.'),
}

export const createHoldingRules = object({ ...company, ...terms, notes })

export const updateHoldingRules = object({
  id: holdingId,
  ...company,
  ...terms,
  notes,
})

export const correctHoldingTermsRules = object({
  id: holdingId,
  amount: terms.amount,
  instrument: terms.instrument,
  investedOn: terms.investedOn,
  stakePercent: terms.stakePercent,
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'What was wrong; kept in the record of changes.' }),
})

export const deleteHoldingRules = object({ id: holdingId })

export const closeHoldingRules = object({
  id: holdingId,
  status: enumOf(['EXITED', 'WRITTEN_OFF'], 'HoldingStatus', texts.chooseEnd)
    .required(texts.chooseEnd)
    .meta({ label: texts.end() }),
  endedOn: pastDay(texts.endedOn()),
  proceeds: amount()
    .required(texts.giveProceeds)
    .meta({ label: texts.proceeds(), description: 'What the investor received at the end, AED; 0 for nothing.' }),
})

export const reopenHoldingRules = object({ id: holdingId })

const milestone = {
  title: text(200).required(texts.giveMilestone).meta({ label: texts.milestone() }),
  plannedOn: day(texts.plannedOn()).nonNullable(texts.giveDay).required(texts.giveDay),
  doneOn: day(texts.doneOn(), 'When it was reached; null while it is not.')
    .optional()
    .test('past', texts.dayToCome, hasCome),
}

const milestoneId = nodeId('HoldingMilestone', texts.milestoneNotFound)

export const addHoldingMilestoneRules = object({ id: holdingId, ...milestone })
export const setHoldingMilestoneRules = object({ id: milestoneId, ...milestone })
export const removeHoldingMilestoneRules = object({ id: milestoneId })

export const addHoldingValuationRules = object({
  id: holdingId,
  valuedOn: pastDay(texts.valuedOn()),
  stakeValue: amount()
    .required(texts.giveValue)
    .meta({ label: texts.stakeValue(), description: 'What the investor’s stake was worth that day, AED.' }),
  source: text(300).required(texts.giveSource).meta({
    label: texts.source(),
    description: 'Who or what says so: a round, audited accounts, one’s own estimate.',
  }),
})

export const removeHoldingValuationRules = object({ id: nodeId('HoldingValuation', texts.valuationNotFound) })

export const holdingFilterRules = object({
  search: text(200).meta({ description: 'Words of the name; all must be found.' }),
  status: array(enumOf(holdingStatuses, 'HoldingStatus').defined()).nullable(),
  instrument: array(enumOf(holdingInstruments, 'HoldingInstrument').defined()).nullable(),
  fundingStage: array(enumOf(holdingStages, 'HoldingStage').defined()).nullable(),
  external: boolean().nullable().meta({ description: 'Only companies elsewhere (true), or only projects (false).' }),
})
