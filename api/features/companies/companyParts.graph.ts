/** What hangs on a company, in the schema: the university's notes and tasks. */
import { formerMessages } from '../../deprecated.ts'
import { builder } from '../../builder.ts'
import { connectionField } from '../../connection.ts'
import { latestFirst } from '../../keyset.ts'
import { viewerCan } from '../../viewerCan.ts'
import { TaskInterface } from '../../tasks/task.graph.ts'

builder.prismaObject('CompanyNote', {
  readable: 'parent',
  description: 'What someone of the university wrote about a company.',
  fields: (t) => ({
    id: t.globalID({
      description: 'The global id, as changes name it.',
      resolve: ({ id }) => ({ type: 'CompanyNote', id }),
    }),
    text: t.exposeString('text', { description: 'The text, in Markdown.' }),
    contactOn: t.expose('contactOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on which one was in contact, if it tells of that.',
    }),
    authorName: t.string({
      nullable: true,
      description: 'Who wrote it; nothing when the person has left.',
      select: { author: { select: { name: true } } },
      resolve: ({ author }) => author?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    canUpdate: viewerCan(t, 'COMPANY_NOTE_UPDATE'),
  }),
})

builder.prismaObject('CompanyTask', {
  readable: 'parent',
  interfaces: [TaskInterface],
  description: 'What someone of the university has to do about a company.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    assignee: t.relation('assignee', { nullable: true, description: 'Who does it; nothing when nobody has taken it.' }),
  }),
})

builder.prismaObjectFields('Company', (t) => ({
  notes: connectionField<{ id: number }, object>(t, {
    type: 'CompanyNote',
    name: 'CompanyNote',
    deprecated: formerMessages('conversation'),
    nullable: true,
    requires: 'COMPANY_RELATION',
    description: 'What the university has noted, the latest first.',
    order: () => latestFirst,
    where: ({ id }) => ({ companyId: id }),
  }),
  tasks: t.relation('tasks', {
    nullable: true,
    requires: 'COMPANY_RELATION',
    description: 'What is to be done: what is not done by its day, then the latest that was done; at most 200.',
    query: { orderBy: [{ doneAt: { sort: 'desc', nulls: 'first' } }, { dueOn: 'asc' }, { id: 'asc' }], take: 200 },
  }),
}))
