/** The answers in the fields of a category, between a form and the API. */
import { answerName, no, yes, type OwnField } from '#api/features/support/ownFields.rules.ts'
import * as texts from '#texts/support/form.js'
import { formatDate } from '#web/ui/format.ts'

type Values = Record<string, unknown>

/** What is given to the API; a field that was emptied takes its answer away. */
export const answersIn = (fields: readonly Pick<OwnField, 'number'>[], values: Values) =>
  fields.map((field) => ({
    field: field.number,
    value: String((values[answerName(field)] as string | undefined) ?? ''),
  }))

/** What a form begins with. */
export const answersAsValues = (
  answers: readonly { readonly field: number | null | undefined; readonly value: string }[],
): Record<string, string> =>
  Object.fromEntries(answers.flatMap(({ field, value }) => (field ? [[answerName({ number: field }), value]] : [])))

/** An answer as it is shown: days as all days, a tick as yes or no. */
export const answerInWords = (value: string): string => {
  if (value === yes) return texts.yes()
  if (value === no) return texts.no()
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value
}
