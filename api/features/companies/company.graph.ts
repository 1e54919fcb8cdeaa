/** Companies in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import { ViewerType } from '../../people.graph.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { universityDay } from '../../days.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { shownColumn } from '../../sortedAsShown.ts'
import {
  HasHistoryInterface,
  HasMessagesInterface,
  HasTranslationInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { createCompany, deleteCompany, mergeCompanies, setCompanyRelation, updateCompany } from './company.actions.ts'
import { companySort, companyWhere } from './company.list.ts'
import { companyFilterRules } from './company.rules.ts'
import { CompanyStageEnum } from './companyEnums.graph.ts'
import { namedChallenges } from './companyFigures.ts'
import { createCompanyNote, deleteCompanyNote, updateCompanyNote } from './companyNote.actions.ts'
import { completeCompanyTask, removeCompanyTask, setCompanyTask } from './companyTask.actions.ts'

builder.prismaNode('Company', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasMessagesInterface, HasTranslationInterface],
  readable: 'COMPANY_READ',
  description: 'A company that works with the university, and what it asks, as far as the viewer may know.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: inBoth(t, 'name'),
    title: inBoth(t, 'name', { description: 'The same as name, as every record has a title.' }),
    sectors: t.expose('sectors', { type: [SectorEnum], description: 'In what it works, as it says itself.' }),
    website: t.exposeString('website', { description: 'Its own page; empty when it has not said.' }),
    city: t.exposeString('city', { description: 'Where it is at home; empty when it has not said.' }),
    description: inBoth(t, 'description', { description: 'What it says of itself, in Markdown.' }),
    challenges: t.prismaField({
      type: ['Challenge'],
      description: 'Its published challenges, the latest first, at most 50: those that tell the viewer whose they are.',
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.challenge.findMany({
          ...query,
          where: { AND: [namedChallenges(ctx), { companyId: id }] },
          orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
          take: 50,
        }),
    }),
    mine: t.boolean({
      select: (_args, { viewer }) => ({ people: { where: { id: viewer?.id ?? -1 }, select: { id: true } } }),
      resolve: ({ people }) => people.length > 0,
    }),
    people: t.relation('people', {
      nullable: true,
      requires: 'COMPANY_RELATION',
      query: (_args, ctx) => ({
        where: { status: 'ACTIVE' },
        orderBy: [{ [shownColumn('sortName', ctx)]: 'asc' }, { id: 'asc' }],
      }),
    }),
    otherNames: t.stringList({
      nullable: true,
      requires: 'COMPANY_RELATION',
      select: { names: { orderBy: { name: 'asc' }, select: { name: true } } },
      resolve: ({ name, names }) => names.map((one) => one.name).filter((other) => other !== name),
    }),
    stage: t.expose('stage', {
      type: CompanyStageEnum,
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'How far the university is with it.',
    }),
    owner: t.relation('owner', {
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'Who of the university keeps the contact.',
    }),
    expectedValue: t.exposeInt('expectedValue', {
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'What the university expects of it; AED in whole units.',
    }),
    lastContact: t.expose('lastContact', {
      type: 'Date',
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'The day of the last contact, as the notes tell.',
    }),
    nextTaskOn: t.expose('nextTaskOn', {
      type: 'Date',
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'The first day of a task that is not done.',
    }),
    taskOverdue: t.boolean({
      nullable: true,
      requires: 'COMPANY_RELATION',
      description: 'Whether the day of a task has gone by, in the university’s zone.',
      resolve: ({ nextTaskOn }) => nextTaskOn !== null && nextTaskOn < universityDay(),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'COMPANY_UPDATE'),
    canRelate: viewerCan(t, 'COMPANY_RELATION'),
  }),
})

builder.prismaObjectField('Challenge', 'company', (t) =>
  t.prismaField({
    type: 'Company',
    nullable: true,
    requires: 'CHALLENGE_READ_COMPANY',
    description: 'The company; nothing while it posts without its name.',
    resolve: (query, { companyId }, _args, ctx) =>
      companyId === null
        ? null
        : ctx.db.company.findFirst({
            ...query,
            where: { AND: [{ id: companyId }, ctx.access.within('COMPANY_READ')] },
          }),
  }),
)

builder.objectField(ViewerType, 'company', (t) =>
  t.prismaField({
    type: 'Company',
    nullable: true,
    description: 'The company that the viewer works for, once it has its account.',
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.company.findFirst({
        ...query,
        where: { AND: [{ people: { some: { id } } }, ctx.access.within('COMPANY_READ')] },
      }),
  }),
)

listField('companies', {
  type: 'Company',
  read: 'COMPANY_READ',
  description: 'The companies that work with the university.',
  filter: { rules: companyFilterRules, where: companyWhere },
  sort: companySort,
  order: { field: 'NAME', direction: 'ASC' },
})

numberField('company', { type: 'Company', read: 'COMPANY_READ' })

for (const act of [
  createCompany,
  updateCompany,
  setCompanyRelation,
  mergeCompanies,
  createCompanyNote,
  updateCompanyNote,
  deleteCompanyNote,
  setCompanyTask,
  completeCompanyTask,
  removeCompanyTask,
])
  actionField(act as typeof updateCompany, (t) => ({
    company: recordField(t, 'Company', (out) => out.companyId),
  }))

actionField(deleteCompany, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'Company', id: deletedId }),
  }),
}))
