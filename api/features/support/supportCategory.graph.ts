/** The categories of support in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { viewerCan } from '../../viewerCan.ts'
import { createSupportCategory, updateSupportCategory } from './category.actions.ts'
import { supportCategorySort, supportCategoryWhere } from './support.list.ts'
import { supportCategoryFilterRules } from './support.rules.ts'

builder.prismaNode('SupportCategory', {
  id: { field: 'id' },
  readable: 'SUPPORT_CATEGORY_READ',
  description: 'A service of innovation support, for which researchers send requests.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that the documented calls refer to it by.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'What researchers can ask for; it may be empty.' }),
    answerDays: t.exposeInt('answerDays', { description: 'Working days in which a request is answered.' }),
    article: t.exposeString('article', {
      description: 'The name of the help article that may answer it; empty for none.',
    }),
    active: t.exposeBoolean('active', { description: 'Whether researchers can choose it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'SUPPORT_CATEGORY_UPDATE'),
  }),
})

listField('supportCategories', {
  type: 'SupportCategory',
  read: 'SUPPORT_CATEGORY_READ',
  description: 'For what innovation support is offered, and how fast it is answered.',
  filter: { rules: supportCategoryFilterRules, where: supportCategoryWhere },
  sort: supportCategorySort,
  order: { field: 'NAME', direction: 'ASC' },
})

for (const change of [createSupportCategory, updateSupportCategory])
  actionField(change as typeof updateSupportCategory, (t) => ({
    category: recordField(t, 'SupportCategory', (out) => out.categoryId),
  }))
