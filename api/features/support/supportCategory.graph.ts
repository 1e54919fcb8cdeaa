/** The categories of support in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { shownColumn } from '../../sortedAsShown.ts'
import { viewerCan } from '../../viewerCan.ts'
import { createSupportCategory, updateSupportCategory } from './category.actions.ts'
import { supportCategorySort, supportCategoryWhere } from './support.list.ts'
import { supportCategoryFilterRules } from './category.rules.ts'

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
    active: t.exposeBoolean('active', {
      description: 'Whether researchers can choose it, unless one above it is not active.',
    }),
    parent: t.relation('parent', { nullable: true, description: 'What it is a part of; null at the top.' }),
    children: t.relation('children', { description: 'Its parts, by name.', query: { orderBy: { name: 'asc' } } }),
    checklist: t.exposeStringList('checklist', {
      nullable: true,
      requires: 'SUPPORT_CATEGORY_UPDATE',
      description: 'The steps that a new request of it begins with; null for researchers.',
    }),
    members: t.relation('members', {
      nullable: true,
      requires: 'SUPPORT_CATEGORY_UPDATE',
      description:
        'Who of the team is notified of its requests, the whole team when it is empty; null for researchers.',
      query: (_args, ctx) => ({ orderBy: { user: { [shownColumn('sortName', ctx)]: 'asc' } } }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'SUPPORT_CATEGORY_UPDATE'),
  }),
})

builder.prismaObject('SupportMember', {
  readable: 'parent',
  description: 'Someone of the team who is notified of the requests of a category.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
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

numberField('supportCategory', { type: 'SupportCategory', read: 'SUPPORT_CATEGORY_READ' })
