/** Templates for the explanation of decisions, which administrators keep. */
import * as errors from '#texts/moderation/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, notFound } from '../../errors.ts'
import { refuseTaken } from '../../nameTaken.ts'
import {
  createModerationTemplateRules,
  deleteModerationTemplateRules,
  updateModerationTemplateRules,
} from './moderation.rules.ts'

/** More than anybody reads through. */
const most = 50

export const createModerationTemplate = action({
  name: 'createModerationTemplate',
  requires: 'MODERATION_TEMPLATE',
  rules: createModerationTemplateRules,
  description: 'Adds a template of a decision’s explanation, in English and Arabic; at most 50.',
  async run({ tx, audit }, input) {
    await refuseTaken(tx, 'ModerationTemplate', { name: input.name }, errors.nameTaken)
    if ((await tx.moderationTemplate.count()) >= most) throw conflict(errors.mostTemplates({ most }))
    const { id } = await tx.moderationTemplate.create({ data: input })
    await audit('ModerationTemplate', id, { name: [null, input.name] })
    return { templateId: id }
  },
})

export const updateModerationTemplate = editing({
  name: 'updateModerationTemplate',
  requires: 'MODERATION_TEMPLATE',
  rules: updateModerationTemplateRules,
  description: 'Changes a template of a decision’s explanation; decisions that were made with it stay as they are.',
  held: ({ access }, { id }) => access.hold('MODERATION_TEMPLATE', id),
  async run({ tx, audit }, input, before, { id }) {
    const changes = changesOf<typeof before>(before, input)
    if (!Object.keys(changes).length) return { templateId: id }
    await refuseTaken(tx, 'ModerationTemplate', { name: input.name ?? before.name, id }, errors.nameTaken)
    await tx.moderationTemplate.update({ where: { id }, data: input })
    await audit('ModerationTemplate', id, changes)
    return { templateId: id }
  },
})

export const deleteModerationTemplate = action({
  name: 'deleteModerationTemplate',
  requires: 'MODERATION_TEMPLATE',
  rules: deleteModerationTemplateRules,
  description: 'Deletes a template of a decision’s explanation.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.find('MODERATION_TEMPLATE', id)
    const { count } = await tx.moderationTemplate.deleteMany({ where: { id } })
    if (!count) throw notFound(records.moderationTemplate())
    await audit('ModerationTemplate', id, { name: [name, null] })
    return { deletedId: id }
  },
})
