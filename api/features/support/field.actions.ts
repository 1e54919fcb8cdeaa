/** What a category asks for beside what every request has. */
import * as errors from '#texts/support/errors.js'
import * as records from '#texts/ui/records.js'
import type { SupportField } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { editing, NoneYet } from '../../editing.ts'
import { invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { moveSupportFieldRules, removeSupportFieldRules, setSupportFieldRules } from './category.rules.ts'
import { mostFields } from './support.rules.ts'

export const setSupportField = editing({
  name: 'setSupportField',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: setSupportFieldRules,
  description:
    'Adds a field to what a category of support asks for, or changes one, where what is not given stays. Answers that were given stay.',
  async held(work, { id, field }) {
    const category = await work.access.hold('SUPPORT_CATEGORY_UPDATE', id)
    return field == null ? new NoneYet(category) : fieldOf(work, id, field)
  },
  async create(work, all, { id }) {
    const data = await columnsOf(work, all, { id, field: null })
    await keepWithin(work.tx, {
      parent: 'SupportCategory',
      id,
      most: mostFields,
      count: () => work.tx.supportField.count({ where: { categoryId: id } }),
      message: errors.mostFields({ most: mostFields }),
    })
    const last = await work.tx.supportField.aggregate({ where: { categoryId: id }, _max: { position: true } })
    await work.tx.supportField.create({ data: { ...data, categoryId: id, position: (last._max.position ?? 0) + 1 } })
    await work.audit('SupportCategory', id, { field: [null, data.label] })
    return { categoryId: id }
  },
  async run(work, given, before, { id }) {
    const data = await columnsOf(work, { ...before, ...given }, { id, field: before.id })
    await work.tx.supportField.update({ where: { id: before.id }, data })
    await work.audit('SupportCategory', id, { field: [before.label, data.label] })
    return { categoryId: id }
  },
})

type Columns = Pick<SupportField, 'label' | 'kind'> & Partial<Pick<SupportField, 'hint' | 'required' | 'choices'>>

/** The columns of a field with such a label, which no other field of the category has. */
async function columnsOf(
  { tx }: Work,
  { label, hint = '', kind, required = false, choices = [] }: Columns,
  { id, field }: { id: number; field: number | null },
) {
  if (kind === 'CHOICE' && choices.length < 2) throw invalid({ choices: errors.fewChoices() })
  await refuseTaken(
    tx,
    'SupportField',
    { field: 'label', name: label, id: field, within: { categoryId: id } },
    errors.fieldTaken,
  )
  return { label, hint, kind, required, choices: kind === 'CHOICE' ? [...new Set(choices)] : [] }
}

export const removeSupportField = action({
  name: 'removeSupportField',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: removeSupportFieldRules,
  description: 'Takes a field away from what a category of support asks for. Answers that were given stay.',
  async run(work, { id, field }) {
    await work.access.find('SUPPORT_CATEGORY_UPDATE', id)
    const { label } = await fieldOf(work, id, field)
    await work.tx.supportField.delete({ where: { id: field } })
    await work.audit('SupportCategory', id, { field: [label, null] })
    return { categoryId: id }
  },
})

export const moveSupportField = action({
  name: 'moveSupportField',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: moveSupportFieldRules,
  description: 'Moves a field of a category of support up or down by one; the first and the last stay.',
  async run(work, { id, field, up }) {
    const { tx } = work
    await work.access.hold('SUPPORT_CATEGORY_UPDATE', id)
    await fieldOf(work, id, field)
    const rows = await tx.supportField.findMany({
      where: { categoryId: id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    })
    const order = rows.map((row) => row.id)
    const from = order.indexOf(field)
    const to = Math.min(Math.max(from + (up ? -1 : 1), 0), order.length - 1)
    order.splice(to, 0, ...order.splice(from, 1))
    for (const [position, one] of order.entries())
      await tx.supportField.update({ where: { id: one }, data: { position } })
    return { categoryId: id }
  },
})

async function fieldOf({ tx }: Work, categoryId: number, id: number) {
  const field = await tx.supportField.findFirst({ where: { id, categoryId } })
  if (!field) throw notFound(records.field())
  return field
}
