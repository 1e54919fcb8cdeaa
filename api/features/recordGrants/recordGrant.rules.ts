/** What inputs about access to one record must hold (docs/spec/administration.md#access-control). */
import { boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { enumOf, nodeId, nodeOf, text } from '#api/rules.ts'
import * as texts from '#texts/recordGrants/rules.js'

/** The kinds of records to which one person can be given access. */
export const grantedKinds = ['Project', 'Idea', 'Challenge'] as const

/** The most days for which access is given; it can be given again. */
export const mostDays = 366

const grant = nodeId('RecordGrant', texts.notFound)

export const setRecordGrantRules = object({
  id: nodeOf(grantedKinds, texts.chooseRecord).meta({
    label: texts.record(),
    description: 'The record: a project, an idea or a challenge.',
  }),
  userId: nodeId('User', texts.choosePerson).meta({ label: texts.person() }),
  expiresOn: day(texts.expiresOn(), 'The last day of the access, at most 366 days from now.')
    .nonNullable(texts.giveDay)
    .required(texts.giveDay),
  withFiles: boolean().meta({
    label: texts.withFiles(),
    description: 'Whether the person also opens the files of the record, including those that are kept inside.',
  }),
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'Why the person is given access; the person reads it.' }),
})

export const revokeRecordGrantRules = object({
  id: grant,
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'Why the access ends; the person reads it.' }),
})

export const grantStates = ['STANDING', 'LAPSED', 'REVOKED'] as const

export const recordGrantFilterRules = object({
  recordId: nodeOf(grantedKinds, texts.chooseRecord).optional().nullable(),
  userId: nodeId('User').optional().nullable().meta({ description: 'Of this person.' }),
  state: enumOf(grantStates, 'RecordGrantState').nullable(),
})
