/** What administrators decide about what the platform keeps, and whose data they take. */
import { boolean, object } from 'yup'
import { retentionNames } from '#api/retention/names.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/data/rules.js'

export const setRetentionRules = editRules(
  object({ name: enumOf(retentionNames, 'RetentionName').required() }),
  object({
    forEver: boolean().meta({ label: texts.forEver(), description: 'Whether nothing is removed.' }),
    days: wholeNumber()
      .nullable()
      .meta({ label: texts.days(), description: 'For how many days it is kept; null for the usual time.' }),
  }),
)

export const takePersonalDataRules = object({
  id: nodeId('User', texts.choosePerson).meta({ label: texts.person() }),
  reason: text(500).required(texts.giveReason).meta({ label: texts.reason() }),
})
