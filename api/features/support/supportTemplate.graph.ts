/** The templates of answers, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { supportTemplateFilterRules } from './category.rules.ts'
import { supportTemplateSort, supportTemplateWhere } from './support.list.ts'
import { createSupportTemplate, deleteSupportTemplate, updateSupportTemplate } from './template.actions.ts'

builder.prismaNode('SupportTemplate', {
  id: { field: 'id' },
  readable: 'SUPPORT_TEMPLATE_READ',
  description: 'A text with which the team can begin an answer to a support request.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.exposeString('name'),
    text: t.exposeString('text', {
      description: 'In Markdown, with {researcher}, {request}, {number}, {answerBy} and {me} where these belong.',
    }),
    category: t.relation('category', { nullable: true, description: 'For whose requests it is; null for all.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

listField('supportTemplates', {
  type: 'SupportTemplate',
  read: 'SUPPORT_TEMPLATE_READ',
  description: 'The texts with which the team can begin answers to support requests.',
  filter: { rules: supportTemplateFilterRules, where: supportTemplateWhere },
  sort: supportTemplateSort,
  order: { field: 'NAME', direction: 'ASC' },
})

for (const change of [createSupportTemplate, updateSupportTemplate])
  actionField(change as typeof updateSupportTemplate, (t) => ({
    template: recordField(t, 'SupportTemplate', (out) => out.templateId),
  }))
actionField(deleteSupportTemplate, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'SupportTemplate', id: deletedId }) }),
}))
