/** The texts that answers often begin with. */
import * as errors from '#texts/support/errors.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict } from '../../errors.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { createSupportTemplateRules, deleteSupportTemplateRules, updateSupportTemplateRules } from './category.rules.ts'

/** The most templates that are kept, so that the team finds the one that fits. */
const mostTemplates = 200

export const createSupportTemplate = action({
  name: 'createSupportTemplate',
  requires: 'SUPPORT_TEMPLATE_UPDATE',
  rules: createSupportTemplateRules,
  description: 'Adds a template, with which the team can begin an answer.',
  async run({ tx, access, audit }, { name, text, categoryId = null }) {
    if (categoryId !== null) await access.find('SUPPORT_CATEGORY_UPDATE', categoryId)
    await refuseTaken(tx, 'SupportTemplate', { name }, errors.templateTaken)
    if ((await tx.supportTemplate.count()) >= mostTemplates)
      throw conflict(errors.mostTemplates({ most: mostTemplates }))
    const { id } = await tx.supportTemplate.create({ data: { name, text, categoryId } })
    await audit('SupportTemplate', id, { name: [null, name] })
    return { templateId: id }
  },
})

export const updateSupportTemplate = editing({
  name: 'updateSupportTemplate',
  requires: 'SUPPORT_TEMPLATE_UPDATE',
  rules: updateSupportTemplateRules,
  description: 'Changes a template of the team; what is not given stays.',
  held: ({ access }, { id }) => access.hold('SUPPORT_TEMPLATE_UPDATE', id),
  async run({ tx, access, audit }, input, before, { id }) {
    const changes = changesOf(before, input as Partial<typeof before>)
    if (!Object.keys(changes).length) return { templateId: id }
    if (input.categoryId != null) await access.find('SUPPORT_CATEGORY_UPDATE', input.categoryId)
    if (input.name !== undefined)
      await refuseTaken(tx, 'SupportTemplate', { name: input.name, id }, errors.templateTaken)
    await tx.supportTemplate.update({ where: { id }, data: input as Partial<typeof before> })
    await audit('SupportTemplate', id, changes)
    return { templateId: id }
  },
})

export const deleteSupportTemplate = action({
  name: 'deleteSupportTemplate',
  requires: 'SUPPORT_TEMPLATE_UPDATE',
  rules: deleteSupportTemplateRules,
  description: 'Deletes a template of the team. What was written with it stays.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.find('SUPPORT_TEMPLATE_UPDATE', id)
    await tx.supportTemplate.delete({ where: { id } })
    await audit('SupportTemplate', id, { name: [name, null] })
    return { deletedId: id }
  },
})
