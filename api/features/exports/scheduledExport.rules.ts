/** What an input about scheduled exports must hold. */
import { array, boolean, mixed, object, string } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/exports/rules.js'

export const rhythms = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const exportFormats = ['CSV', 'XLSX', 'JSON', 'BIBTEX'] as const

/** How many a person may have. */
export const mostSchedules = 20

const id = nodeId('ScheduledExport', texts.scheduleNotFound)

const when = {
  name: text(100).required(texts.giveName).meta({ label: texts.name() }),
  format: enumOf(exportFormats, 'ExportFormat').required(texts.chooseFormat).meta({ label: texts.format() }),
  rhythm: enumOf(rhythms, 'ExportRhythm').required(texts.chooseRhythm).meta({ label: texts.rhythm() }),
  weekday: wholeNumber()
    .min(1, texts.chooseWeekday)
    .max(7, texts.chooseWeekday)
    .nullable()
    .when('rhythm', ([rhythm], schema) => (rhythm === 'WEEKLY' ? schema.required(texts.chooseWeekday) : schema))
    .meta({ label: texts.weekday(), description: 'The day of weekly ones; 1 is Monday.' }),
  monthDay: wholeNumber()
    .min(1, texts.chooseMonthDay)
    .max(31, texts.chooseMonthDay)
    .nullable()
    .when('rhythm', ([rhythm], schema) => (rhythm === 'MONTHLY' ? schema.required(texts.chooseMonthDay) : schema))
    .meta({ label: texts.monthDay(), description: 'The day of monthly ones; the last day of a shorter month.' }),
  time: string()
    .trim()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, texts.giveTime)
    .required(texts.giveTime)
    .meta({ label: texts.time(), description: 'HH:MM on the university’s clock.' }),
}

export const createScheduledExportRules = object({
  list: text(60)
    .matches(/^[a-zA-Z]+$/, texts.unknownList)
    .required(texts.unknownList)
    .meta({ description: 'The name of the list in this schema, such as projects.' }),
  columns: array(text(200).required())
    .max(60, texts.tooManyColumns)
    .required()
    .meta({ description: 'Its columns as GET /api/exports takes them, each `Header:path`; * for all.' }),
  filter: mixed<object>()
    .nullable()
    .meta({ json: true, description: 'As the list takes it; without it, the whole list is exported.' }),
  sort: text(60).meta({ description: 'FIELD:DIRECTION; without it, the usual order.' }),
  ...when,
})

/** What is exported stays. */
export const updateScheduledExportRules = object({ id, ...when })

export const setScheduledExportPausedRules = object({
  id,
  paused: boolean().required().meta({ description: 'Whether it is not made for the time being.' }),
})

export const runScheduledExportRules = object({ id })

export const readExportRunRules = object({ id: nodeId('ExportRun', texts.runNotFound) })

export const deleteScheduledExportRules = object({ id })
