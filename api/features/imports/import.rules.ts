/** What an import is asked with, and the fields that columns may fill, by kind of record. */
import { array, boolean, mixed, object, string, type AnyObjectSchema, type AnySchema } from 'yup'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { challengeRowRules } from '#api/features/challenges/challengeRow.rules.ts'
import { createProjectRules } from '#api/features/projects/project.rules.ts'
import { projectRowRules } from '#api/features/projects/projectRow.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/imports/rules.js'

export const importKinds = ['PROJECT', 'CHALLENGE'] as const

const labelOf = (rules: AnyObjectSchema, field: string) =>
  (rules.fields[field] as AnySchema | undefined)?.describe().meta?.label

/** The fields of a row, each with its name on screen: that of the row's rule, or of the form's. */
const named = (row: AnyObjectSchema, form: AnyObjectSchema) =>
  Object.keys(row.fields)
    .map((field) => ({ field, label: labelOf(row, field) ?? labelOf(form, field) ?? field }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

/** The fields that a column may fill, each with its name on screen. */
export const importFields = {
  PROJECT: named(projectRowRules, createProjectRules),
  CHALLENGE: named(challengeRowRules, createChallengeRules),
}

const every = [...new Set(Object.values(importFields).flatMap((fields) => fields.map(({ field }) => field)))]

const ownerEmail = string()
  .trim()
  .lowercase()
  .email(texts.enterValidEmailAddress)
  .nullable()
  .meta({ label: texts.owner(), description: 'Who owns the rows that name no owner; nobody without it.' })

export const addImportRules = object({
  kind: enumOf(importKinds, 'ImportKind', texts.chooseWhatIsImported).required(texts.chooseWhatIsImported),
  fileName: string().required(),
  key: string().required(),
  rows: mixed<number>().required(),
  columns: array(mixed<object>().required()).required(),
})

/** Which column fills which field, in imports and in their saved mappings. */
export const columnFields = array(
  object({
    name: string().required(),
    field: string()
      .nullable()
      .oneOf([...every, null] as string[], texts.thereIsNoSuchField),
  }).meta({ json: true }),
)
  .test('title', texts.oneColumnMustBeTitle, (columns) => !columns || columns.some(({ field }) => field === 'title'))
  .meta({ description: 'Each {name, field}: the field that each column fills; null for none.' })

export const runImportRules = object({
  id: nodeId('Import'),
  dryRun: boolean().required(texts.checkOrImport).meta({ description: 'Whether to say only what an import would do.' }),
  columns: columnFields,
  ownerEmail,
})

/** The rows of one request. */
export const importRowsRules = object({
  rows: array(mixed().nullable().meta({ json: true }))
    .min(1, texts.thereIsNoRow)
    .max(200, texts.atMost200RowsAtTime)
    .required(texts.thereIsNoRow)
    .meta({
      description:
        'The rows, each {row, fields}: its number, and the fields of the mutation to create one, with ownerEmail and any status.',
    }),
  ownerEmail,
  dryRun: boolean().meta({ description: 'Whether to say only what would happen, and to write nothing.' }),
  importId: nodeId('Import')
    .optional()
    .nullable()
    .meta({ description: 'The import of the viewer that they come from; undoing it deletes them.' }),
})

export const undoImportRules = object({ id: nodeId('Import') })

export const importStates = ['READY', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'UNDONE'] as const

export const importFilterRules = object({
  search: text(200).meta({ description: 'A part of the name of the file.' }),
  state: array(enumOf(importStates, 'ImportState').defined()).nullable(),
  kind: array(enumOf(importKinds, 'ImportKind').defined()).nullable(),
})
