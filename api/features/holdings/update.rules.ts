/** What inputs about updates of holdings must hold (docs/spec/investors.md#portfolio). */
import { array, boolean, number, object } from 'yup'
import { universityDay } from '#api/days.ts'
import { day } from '#api/fieldRules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/holdings/rules.js'
import { holdingId, pastDay } from './holding.rules.ts'

export const updateIntervals = ['ONCE', 'MONTHLY', 'QUARTERLY', 'HALF_YEARLY'] as const

/** The most figures of an update. */
export const mostFigures = 10

const name = text(80).required(texts.giveFigure).meta({ label: texts.figure() })
const unit = text(20).meta({ label: texts.unit(), description: 'Such as AED, % or people; it may be empty.' })
const value = number()
  .transform((given: unknown, original: unknown) => (original === '' || original === null ? null : given))
  .typeError(texts.giveNumber)
  .test('finite', texts.giveNumber, (given) => given == null || Math.abs(given) < 1e15)
  .nullable()
  .meta({ label: texts.value(), description: 'In the unit of the figure.' })

const different = (rows: readonly { name?: string | undefined }[] | undefined) => {
  const names = (rows ?? []).map((row) => row.name?.toLowerCase())
  return new Set(names).size === names.length
}

export const requestHoldingUpdatesRules = object({
  id: holdingId,
  every: enumOf(updateIntervals, 'UpdateInterval', texts.chooseInterval)
    .required(texts.chooseInterval)
    .meta({ label: texts.every() }),
  dueOn: day(texts.dueOn())
    .nonNullable(texts.giveDay)
    .required(texts.giveDay)
    .test('coming', texts.dayGone, (given) => given == null || given >= universityDay()),
  message: text(1_000).meta({ label: texts.message(), description: 'The lead of the project reads it.' }),
  kpis: array(object({ name, unit }).meta({ input: 'HoldingKpiInput' }))
    .max(mostFigures, () => texts.mostFigures({ most: mostFigures }))
    .test('different', texts.figureTwice, different)
    .default([])
    .meta({ label: texts.kpis(), description: 'The figures that are asked for, each with its unit.' }),
})

export const endHoldingUpdatesRules = object({ id: holdingId })

const updateId = nodeId('HoldingUpdate', texts.updateNotFound)
const news = text(5_000).required(texts.giveUpdate).meta({ label: texts.update() })

export const answerHoldingUpdateRules = object({
  id: updateId,
  text: news,
  figures: array(object({ name: text(80).required(), value }).meta({ input: 'HoldingAnswerInput' }))
    .default([])
    .meta({
      label: texts.figures(),
      description: 'The values of the figures that were asked for, by name; null for unknown.',
    }),
})

export const addHoldingUpdateRules = object({
  id: holdingId,
  dueOn: pastDay(texts.asOf()),
  text: news,
  figures: array(object({ name, unit, value: value.required(texts.giveNumber) }).meta({ input: 'HoldingFigureInput' }))
    .max(mostFigures, () => texts.mostFigures({ most: mostFigures }))
    .test('different', texts.figureTwice, different)
    .default([])
    .meta({ label: texts.figures() }),
})

export const removeHoldingUpdateRules = object({ id: updateId })

export const holdingUpdateFilterRules = object({
  search: text(200).meta({ description: 'Words of the name of the holding; all must be found.' }),
  answered: boolean().nullable().meta({ description: 'Only answered ones (true), or only those that wait (false).' }),
})
