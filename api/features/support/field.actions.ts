/** What a category asks for beside what every request has. */
import * as errors from '#texts/support/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { moveSupportFieldRules, removeSupportFieldRules, setSupportFieldRules } from './category.rules.ts'
import { mostFields } from './support.rules.ts'

export const setSupportField = action({
  name: 'setSupportField',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: setSupportFieldRules,
  description: 'Adds a field to what a category of support asks for, or changes one. Answers that were given stay.',
  async run(work, { id, field, label, hint = '', kind, required = false, choices = [] }) {
    await work.access.find('SUPPORT_CATEGORY_UPDATE', id)
    if (kind === 'CHOICE' && choices.length < 2) throw invalid({ choices: errors.fewChoices() })
    await refuseTaken(
      work.tx,
      'SupportField',
      { field: 'label', name: label, id: field, within: { categoryId: id } },
      errors.fieldTaken,
    )
    const data = { label, hint, kind, required, choices: kind === 'CHOICE' ? [...new Set(choices)] : [] }
    if (field == null) {
      await keepWithin(work.tx, {
        parent: 'SupportCategory',
        id,
        most: mostFields,
        count: () => work.tx.supportField.count({ where: { categoryId: id } }),
        message: errors.mostFields({ most: mostFields }),
      })
      const last = await work.tx.supportField.aggregate({ where: { categoryId: id }, _max: { position: true } })
      await work.tx.supportField.create({
        data: { ...data, categoryId: id, position: (last._max.position ?? 0) + 1 },
      })
      await work.audit('SupportCategory', id, { field: [null, label] })
    } else {
      const before = await fieldOf(work, id, field)
      await work.tx.supportField.update({ where: { id: field }, data })
      await work.audit('SupportCategory', id, { field: [before.label, label] })
    }
    return { categoryId: id }
  },
})

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
