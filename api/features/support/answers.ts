/** What a request says in the fields that its category asks for. */
import { ValidationError } from 'yup'
import * as errors from '#texts/support/errors.js'
import type { Tx } from '../../db.ts'
import { invalid, type FieldErrors } from '../../errors.ts'
import { answerName, answerRule, type OwnField } from './ownFields.rules.ts'

interface Given {
  field: number
  value: string
}

/** The fields of a category, in their order. */
async function fieldsOf(tx: Tx, categoryId: number): Promise<OwnField[]> {
  const rows = await tx.supportField.findMany({ where: { categoryId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  return rows.map(({ id, label, kind, required, choices }) => ({ number: id, label, kind, required, choices }))
}

/** Why the answer does not fit the field; null when it does. */
function refusal(field: OwnField, value: string): string | null {
  try {
    answerRule(field).validateSync(value)
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}

/** Keeps the answers that were given, and drops those in fields of another category. An empty value takes one away. */
export async function keepAnswers(tx: Tx, id: number, categoryId: number, given: readonly Given[]): Promise<void> {
  const fields = await fieldsOf(tx, categoryId)
  const refused: FieldErrors = {}
  for (const { field: number, value } of given) {
    const field = fields.find((one) => one.number === number)
    if (!field) throw invalid({ answers: errors.fieldUnknown({ field: number }) })
    const message = refusal(field, value)
    if (message) refused[answerName(field)] = message
  }
  if (Object.keys(refused).length) throw invalid(refused)
  const numbers = fields.map(({ number }) => number)
  await tx.supportAnswer.deleteMany({
    where: { supportRequestId: id, OR: [{ fieldId: null }, { fieldId: { notIn: numbers } }] },
  })
  for (const { field: fieldId, value } of given) {
    const key = { supportRequestId: id, fieldId }
    const { label } = fields.find(({ number }) => number === fieldId)!
    if (value)
      await tx.supportAnswer.upsert({
        where: { supportRequestId_fieldId: key },
        create: { ...key, label, value },
        update: { label, value },
      })
    else await tx.supportAnswer.deleteMany({ where: key })
  }
}

/** Refuses a request that lacks a required answer, or whose answers no longer fit the fields. */
export async function needAnswers(tx: Tx, id: number, categoryId: number): Promise<void> {
  const [fields, answers] = await Promise.all([
    fieldsOf(tx, categoryId),
    tx.supportAnswer.findMany({ where: { supportRequestId: id } }),
  ])
  const refused = fields.flatMap((field) => {
    const value = answers.find(({ fieldId }) => fieldId === field.number)?.value
    const message = value ? refusal(field, value) : field.required ? errors.answerMissing({ label: field.label }) : null
    return message ? [[answerName(field), message] as const] : []
  })
  if (refused.length) throw invalid(Object.fromEntries(refused))
}
