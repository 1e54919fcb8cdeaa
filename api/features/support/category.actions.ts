/** For what support is offered, and in how many working days requests are answered. */
import * as errors from '#texts/support/errors.js'
import { action, changesOf } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { conflict, invalid } from '../../errors.ts'
import { createSupportCategoryRules, updateSupportCategoryRules } from './support.rules.ts'

/** The most categories that are kept, so that researchers find theirs. */
const mostCategories = 100

export const createSupportCategory = action({
  name: 'createSupportCategory',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: createSupportCategoryRules,
  description: 'Adds a category of support, for which researchers can send requests.',
  async run({ tx, audit }, input) {
    await refuseTaken(tx, input.name)
    if ((await tx.supportCategory.count()) >= mostCategories)
      throw conflict(errors.mostCategories({ most: mostCategories }))
    const { id } = await tx.supportCategory.create({ data: input })
    await audit('SupportCategory', id, { name: [null, input.name] })
    return { categoryId: id }
  },
})

export const updateSupportCategory = action({
  name: 'updateSupportCategory',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: updateSupportCategoryRules,
  description: 'Changes a category of support; what is not given stays. Days that were promised already stay.',
  async run({ tx, access, audit }, { id, ...input }) {
    const before = await access.find('SUPPORT_CATEGORY_UPDATE', id)
    const changes = changesOf(before, input as Partial<typeof before>)
    if (!Object.keys(changes).length) return { categoryId: id }
    if (input.name !== undefined) await refuseTaken(tx, input.name, id)
    await tx.supportCategory.update({ where: { id }, data: input as Partial<typeof before> })
    await audit('SupportCategory', id, changes)
    return { categoryId: id }
  },
})

async function refuseTaken(tx: Tx, name: string, id = 0) {
  const same = await tx.supportCategory.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, NOT: { id } },
    select: { id: true },
  })
  if (same) throw invalid({ name: errors.nameTaken() })
}
