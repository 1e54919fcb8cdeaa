/** Patents in the schema. */
import type { PatentKind, PatentOffice, PatentStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasReadersInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { addPatentCost, removePatentCost, updatePatentCost } from './cost.actions.ts'
import {
  addPatentDeadline,
  closePatentDeadline,
  removePatentDeadline,
  reopenPatentDeadline,
  updatePatentDeadline,
} from './deadline.actions.ts'
import { expiryOf } from './expiry.ts'
import { updatePatentFamily } from './family.actions.ts'
import { endPatent, filePatent, grantPatent, publishPatent, reinstatePatent } from './move.actions.ts'
import { officeWords, patentOffices } from './offices.rules.ts'
import { addFamilyPatent, createPatent, deletePatent, updatePatent } from './patent.actions.ts'
import { patentSort, patentWhere } from './patent.list.ts'
import { patentFilterRules } from './patent.rules.ts'
import { DeadlineObject } from './patentParts.graph.ts'

const OfficeEnum = describedEnum<PatentOffice>(
  'PatentOffice',
  'Where a patent is filed, by the code of WIPO standard ST.3.',
  Object.fromEntries(patentOffices.map((office) => [office, officeWords(office)])) as Record<PatentOffice, string>,
)

const KindEnum = describedEnum<PatentKind>('PatentKind', 'What kind of application it is.', {
  PROVISIONAL: 'A United States provisional application, which is not examined and ends after 12 months.',
  APPLICATION: 'An ordinary application: national, regional or, at WIPO, international.',
  DIVISIONAL: 'A part of an earlier application, with its day.',
  CONTINUATION: 'A later application that continues an earlier one in the United States.',
})

const StatusEnum = describedEnum<PatentStatus>('PatentStatus', 'How far a patent is at its office.', {
  PREPARING: 'It is written, and not filed.',
  FILED: null,
  PUBLISHED: null,
  GRANTED: 'It is in force.',
  REFUSED: 'The office refused the application.',
  WITHDRAWN: 'The university gave the application up.',
  LAPSED: 'Fees were not paid, or the time for the next step went by.',
  REVOKED: 'It was taken back after the grant.',
  EXPIRED: 'Its term is over.',
})

const inside = 'PATENT_READ_INTERNAL'

builder.prismaNode('Patent', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasReadersInterface, HasThreadInterface],
  readable: 'PATENT_READ',
  description: 'An application at one office, and the patent that comes of it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    office: t.expose('office', { type: OfficeEnum }),
    kind: t.expose('kind', { type: KindEnum }),
    status: t.expose('status', { type: StatusEnum }),
    applicationNumber: t.exposeString('applicationNumber', {
      nullable: true,
      description: 'As the office writes it, without blanks; null while it is not filed.',
    }),
    publicationNumber: t.exposeString('publicationNumber', { nullable: true }),
    grantNumber: t.exposeString('grantNumber', { nullable: true }),
    filedOn: t.expose('filedOn', { type: 'Date', nullable: true }),
    publishedOn: t.expose('publishedOn', { type: 'Date', nullable: true }),
    grantedOn: t.expose('grantedOn', { type: 'Date', nullable: true }),
    endedOn: t.expose('endedOn', {
      type: 'Date',
      nullable: true,
      description: 'When it was refused, withdrawn, revoked, or lapsed or expired.',
    }),
    endReason: t.exposeString('endReason', { nullable: true, requires: inside }),
    priorityOn: t.expose('priorityOn', {
      type: 'Date',
      nullable: true,
      description: 'The day of the first filing of the family above it (Paris Convention, art. 4).',
    }),
    expiresOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the term of twenty years ends if all fees are paid; null for what has no such term.',
      extensions: { reads: ['termFrom', 'office', 'kind', 'status'] },
      resolve: expiryOf,
    }),
    attorney: t.exposeString('attorney', {
      nullable: true,
      requires: inside,
      description: 'The firm that represents the university at the office.',
    }),
    notes: t.exposeString('notes', { nullable: true, requires: inside }),
    parent: t.relation('parent', {
      nullable: true,
      description: 'The application of the family from which it came; null for the first.',
    }),
    family: t.relation('patentFamily'),
    deadlines: t.relation('deadlines', {
      nullable: true,
      requires: inside,
      description: 'In the order of their days; null for those who do not work on it.',
      query: { orderBy: [{ dueOn: 'asc' }, { id: 'asc' }] },
    }),
    nextDeadline: t.field({
      type: DeadlineObject,
      nullable: true,
      requires: inside,
      description: 'The first one that is open.',
      select: (_args, _ctx, nested) => ({
        deadlines: nested({ where: { outcome: null }, orderBy: [{ dueOn: 'asc' }, { id: 'asc' }], take: 1 }),
      }),
      resolve: ({ deadlines }) => deadlines[0] ?? null,
    }),
    costs: t.relation('costs', {
      nullable: true,
      requires: inside,
      description: 'The latest first; null for those who do not work on it.',
      query: { orderBy: [{ paidOn: 'desc' }, { id: 'desc' }] },
    }),
    costTotal: t.float({
      nullable: true,
      requires: inside,
      description: 'What was paid so far, AED in whole units.',
      select: { costs: { select: { amount: true } } },
      resolve: ({ costs }) => costs.reduce((sum, { amount }) => sum + amount, 0),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    canUpdate: viewerCan(t, 'PATENT_UPDATE'),
  }),
})

builder.prismaObjectField('Project', 'patents', (t) =>
  t.prismaField({
    type: ['Patent'],
    description:
      'The patents that came out of it, the first filed first, as far as the viewer may see them; at most 50.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.patent.findMany({
        ...query,
        where: { AND: [{ patentFamily: { projectId: id } }, access.within('PATENT_READ')] },
        orderBy: [{ sortFiledOn: 'asc' }, { id: 'asc' }],
        take: 50,
      }),
  }),
)

listField('patents', {
  type: 'Patent',
  read: 'PATENT_READ',
  description: 'Patents of the university, one for each office.',
  filter: { rules: patentFilterRules, where: patentWhere },
  sort: patentSort,
  order: { field: 'FILED_ON', direction: 'DESC' },
})

numberField('patent', { type: 'Patent', read: 'PATENT_READ' })

for (const change of [
  createPatent,
  addFamilyPatent,
  updatePatent,
  updatePatentFamily,
  filePatent,
  publishPatent,
  grantPatent,
  endPatent,
  reinstatePatent,
  addPatentDeadline,
  updatePatentDeadline,
  closePatentDeadline,
  reopenPatentDeadline,
  removePatentDeadline,
  addPatentCost,
  updatePatentCost,
  removePatentCost,
])
  actionField(change as typeof updatePatent, (t) => ({
    patent: recordField(t, 'Patent', (out) => out.patentId),
  }))
actionField(deletePatent, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'Patent', id: deletedId }) }),
}))
