/** What the answer in a field of a category's own must be (docs/spec/university.md#support-desk). Answers are kept as text. */
import { number, object, type AnyObjectSchema } from 'yup'
import { text } from '#api/rules.ts'
import * as texts from '#texts/support/rules.js'

export const fieldKinds = ['TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'CHOICE', 'YES_NO'] as const
type FieldKind = (typeof fieldKinds)[number]

export interface OwnField {
  number: number
  label: string
  kind: FieldKind
  required: boolean
  choices: readonly string[]
}

/** What is kept for a box that is ticked, and for one that is not. */
export const yes = 'yes'
export const no = 'no'

const isNumber = (value: string) => number().isValidSync(value.replaceAll(',', ''))
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

const tests: Record<FieldKind, (value: string, choices: readonly string[]) => boolean> = {
  TEXT: () => true,
  LONG_TEXT: () => true,
  NUMBER: isNumber,
  DATE: isDay,
  CHOICE: (value, choices) => choices.includes(value),
  YES_NO: (value) => value === yes || value === no,
}
const refusals: Record<FieldKind, () => string> = {
  TEXT: texts.giveAnswerHere,
  LONG_TEXT: texts.giveAnswerHere,
  NUMBER: texts.giveNumber,
  DATE: texts.giveDay,
  CHOICE: texts.chooseOne,
  YES_NO: texts.chooseOne,
}

/** The rule of one field. Whether it may be left empty is asked when the request is sent, as drafts may leave out all. */
export const answerRule = ({ label, kind, choices }: OwnField) =>
  text(kind === 'LONG_TEXT' ? 5_000 : 200)
    .test('answer', refusals[kind], (value) => !value || tests[kind](value, choices))
    .meta({ label })

/** What a form calls the field. */
export const answerName = (field: Pick<OwnField, 'number'>): string => `answer${field.number}`

/** The rules of a form with these fields beside its own. */
export const withOwnFields = <R extends AnyObjectSchema>(rules: R, fields: readonly OwnField[]): R =>
  rules.concat(object(Object.fromEntries(fields.map((field) => [answerName(field), answerRule(field)])))) as R
