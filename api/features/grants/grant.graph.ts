/** Grants in the schema. */
import type { GrantItemKind, GrantMemberRole, GrantRole, GrantStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  RecordInterface,
  HasReadersInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  createResearchGrant,
  deleteResearchGrant,
  setResearchGrantStatus,
  updateResearchGrant,
} from './grant.actions.ts'
import { grantSort, grantWhere } from './grant.list.ts'
import { researchGrantFilterRules } from './grant.rules.ts'
import { addGrantItem, removeGrantItem, updateGrantItem } from './item.actions.ts'
import { addGrantPeriod, removeGrantPeriod, updateGrantPeriod } from './period.actions.ts'
import { linkGrantProject, unlinkGrantProject } from './project.actions.ts'
import { plannedTotal, spentTotal } from './spending.ts'

const StatusEnum = describedEnum<GrantStatus>('GrantStatus', 'How far a grant has come.', {
  PREPARING: 'The application is written.',
  SUBMITTED: 'The funder decides.',
  AWARDED: 'It was awarded and has not begun.',
  ACTIVE: null,
  COMPLETED: null,
  DECLINED: 'The funder declined it.',
  WITHDRAWN: 'The university gave the application up.',
  TERMINATED: 'It ended before its time.',
})

const RoleEnum = describedEnum<GrantRole>('GrantRole', 'What the university is in a grant.', {
  LEAD: null,
  PARTNER: null,
  SUBAWARD: 'It gets a part of the grant of another organization.',
})

const MemberRoleEnum = describedEnum<GrantMemberRole>('GrantMemberRole', 'What someone does in a grant.', {
  PRINCIPAL_INVESTIGATOR: null,
  CO_INVESTIGATOR: null,
  MEMBER: null,
})

const ItemKindEnum = describedEnum<GrantItemKind>('GrantItemKind', 'What is owed to the funder.', {
  DELIVERABLE: null,
  REPORT: null,
})

const inside = 'GRANT_READ_INTERNAL'
const partId = (type: 'GrantItem' | 'GrantPeriod') => ({
  description: 'Names it in inputs; it is no node.',
  extensions: { reads: [] },
  resolve: ({ id }: { id: number }) => ({ type, id }),
})

const ItemObject = builder.prismaObject('GrantItem', {
  readable: 'parent',
  description: 'A deliverable or a report that a grant owes by a day.',
  fields: (t) => ({
    id: t.globalID(partId('GrantItem')),
    kind: t.expose('kind', { type: ItemKindEnum }),
    title: t.exposeString('title'),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    doneOn: t.expose('doneOn', { type: 'Date', nullable: true, description: 'Null while it is not delivered.' }),
    isOverdue: t.boolean({
      description: 'Whether it is owed since an earlier day.',
      extensions: { reads: ['dueOn', 'doneOn'] },
      resolve: ({ dueOn, doneOn }) => doneOn === null && dueOn < universityDay(),
    }),
  }),
})

builder.prismaObject('GrantPeriod', {
  readable: 'parent',
  description: 'A period of the spending plan of a grant.',
  fields: (t) => ({
    id: t.globalID(partId('GrantPeriod')),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    planned: t.exposeInt('planned', { description: 'AED in whole units.' }),
    actual: t.exposeInt('actual', { nullable: true, description: 'What was spent, AED; null until it is known.' }),
  }),
})

builder.prismaObject('GrantMember', {
  readable: 'parent',
  description: 'Who works on a grant.',
  fields: (t) => ({
    name: t.exposeString('name'),
    affiliation: t.exposeString('affiliation'),
    role: t.expose('role', { type: MemberRoleEnum }),
    person: t.relation('user', {
      nullable: true,
      description: 'Null for people without an account, and when the person has left.',
    }),
  }),
})

builder.prismaNode('ResearchGrant', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
  readable: 'GRANT_READ',
  description: 'Money for research from a funder, or an application for it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    funder: t.exposeString('funder'),
    call: t.exposeString('call', { description: 'The program or the call; it may be empty.' }),
    reference: t.exposeString('reference', { description: 'The number that the funder gave it; it may be empty.' }),
    amount: t.exposeInt('amount', { description: 'What is asked for or was awarded, AED in whole units.' }),
    role: t.expose('role', { type: RoleEnum }),
    status: t.expose('status', { type: StatusEnum }),
    startsOn: t.expose('startsOn', { type: 'Date', nullable: true }),
    endsOn: t.expose('endsOn', { type: 'Date', nullable: true }),
    notes: t.exposeString('notes', { nullable: true, requires: inside }),
    owner: t.relation('owner', { nullable: true, description: 'Who keeps it; null when the person has left.' }),
    members: t.relation('members', { description: 'In their order.', query: { orderBy: { position: 'asc' } } }),
    projects: t.prismaField({
      type: ['Project'],
      description: 'The projects that it pays for, as far as the viewer may see them; at most 20.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db, access }) =>
        db.project.findMany({
          ...query,
          where: { AND: [{ researchGrants: { some: { researchGrantId: id } } }, access.within('PROJECT_READ')] },
          orderBy: { id: 'desc' },
        }),
    }),
    items: t.relation('items', {
      nullable: true,
      requires: inside,
      description: 'Deliverables and reports in the order of their days; null for those who do not work on it.',
      query: { orderBy: [{ dueOn: 'asc' }, { id: 'asc' }] },
    }),
    nextItem: t.field({
      type: ItemObject,
      nullable: true,
      requires: inside,
      description: 'The first one that is not delivered.',
      select: (_args, _ctx, nested) => ({
        items: nested({ where: { doneOn: null }, orderBy: [{ dueOn: 'asc' }, { id: 'asc' }], take: 1 }),
      }),
      resolve: ({ items }) => items[0] ?? null,
    }),
    periods: t.relation('periods', {
      nullable: true,
      requires: inside,
      description: 'The spending plan in the order of its days; null for those who do not work on it.',
      query: { orderBy: { startsOn: 'asc' } },
    }),
    plannedTotal: t.float({
      nullable: true,
      requires: inside,
      description: 'What the plan is to spend, AED.',
      select: { periods: { select: { planned: true, actual: true } } },
      resolve: ({ periods }) => plannedTotal(periods),
    }),
    spentTotal: t.float({
      nullable: true,
      requires: inside,
      description: 'What was spent so far, AED.',
      select: { periods: { select: { planned: true, actual: true } } },
      resolve: ({ periods }) => spentTotal(periods),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    canUpdate: viewerCan(t, 'GRANT_UPDATE'),
  }),
})

builder.prismaObjectField('Project', 'researchGrants', (t) =>
  t.prismaField({
    type: ['ResearchGrant'],
    description: 'The grants that pay for it, the latest first, as far as the viewer may see them; at most 50.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.researchGrant.findMany({
        ...query,
        where: { AND: [{ projects: { some: { projectId: id } } }, access.within('GRANT_READ')] },
        orderBy: [{ sortStartsOn: 'desc' }, { id: 'desc' }],
        take: 50,
      }),
  }),
)

listField('researchGrants', {
  type: 'ResearchGrant',
  read: 'GRANT_READ',
  description: 'Grants of the university: awarded ones for every researcher, applications for their people.',
  filter: { rules: researchGrantFilterRules, where: grantWhere },
  sort: grantSort,
  order: { field: 'STARTS_ON', direction: 'DESC' },
})

numberField('researchGrant', { type: 'ResearchGrant', read: 'GRANT_READ' })

for (const change of [
  createResearchGrant,
  updateResearchGrant,
  setResearchGrantStatus,
  addGrantItem,
  updateGrantItem,
  removeGrantItem,
  addGrantPeriod,
  updateGrantPeriod,
  removeGrantPeriod,
])
  actionField(change as typeof updateResearchGrant, (t) => ({
    grant: recordField(t, 'ResearchGrant', (out) => out.grantId),
  }))
for (const change of [linkGrantProject, unlinkGrantProject])
  actionField(change as typeof linkGrantProject, (t) => ({
    grant: recordField(t, 'ResearchGrant', (out) => out.grantId),
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
actionField(deleteResearchGrant, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'ResearchGrant', id: deletedId }) }),
}))
