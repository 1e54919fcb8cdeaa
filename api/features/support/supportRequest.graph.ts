/** Support requests in the schema. */
import type { AgreementKind, SupportStatus, SupportUrgency } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { dayLength, universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  RecordInterface,
  HasReadersInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  askSupportRequester,
  assignSupportRequests,
  closeSupportRequest,
  resolveSupportRequest,
  startSupportRequest,
} from './desk.actions.ts'
import {
  createSupportRequest,
  deleteSupportRequest,
  rateSupportRequest,
  reopenSupportRequest,
  submitSupportRequest,
  updateSupportRequest,
} from './request.actions.ts'
import { mergeSupportRequests } from './merge.actions.ts'
import { supportRequestSort, supportRequestWhere } from './support.list.ts'
import { supportRequestFilterRules } from './support.rules.ts'
import { answering, isReopenable, reopenDays } from './supportMoves.ts'

const StatusEnum = describedEnum<SupportStatus>('SupportStatus', 'Where a support request stands.', {
  DRAFT: 'Only its researcher sees it.',
  SUBMITTED: 'It waits for someone of the team.',
  TRIAGED: 'It is assigned, and nobody has begun with it.',
  IN_PROGRESS: null,
  WAITING_FOR_RESEARCHER: 'The team asked something; the clock of the answer stands still.',
  RESOLVED: 'It is answered; its researcher may reopen it.',
  CLOSED: null,
})

const UrgencyEnum = describedEnum<SupportUrgency>('SupportUrgency', 'How urgent a support request is.', {
  LOW: null,
  NORMAL: null,
  HIGH: null,
})

export const AgreementKindEnum = describedEnum<AgreementKind>('AgreementKind', 'What a draft is made of.', {
  PATENTABILITY: 'A question about whether an invention can be patented.',
  NDA: 'A non-disclosure agreement.',
  MTA: 'A material transfer agreement.',
  DATA_USE: null,
  SOFTWARE_LICENSE: null,
})

builder.prismaNode('SupportRequest', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasThreadInterface,
    HasReadersInterface,
  ],
  readable: 'SUPPORT_READ',
  description: 'A request of a researcher to the team of innovation support.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    category: t.relation('category'),
    subtype: t.exposeString('subtype', { description: 'What kind of help within the category; it may be empty.' }),
    description: t.exposeString('description', { description: 'What is needed, in Markdown.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    neededBy: t.expose('neededBy', {
      type: 'Date',
      nullable: true,
      description: 'The day by which the researcher needs it.',
    }),
    urgency: t.expose('urgency', { type: UrgencyEnum }),
    agreementKind: t.expose('agreementKind', {
      type: AgreementKindEnum,
      nullable: true,
      description: 'What it asks for by a form of its own; null for an ordinary request.',
    }),
    status: t.expose('status', { type: StatusEnum }),
    requester: t.relation('requester', { nullable: true, description: 'Whose it is; null when the person has left.' }),
    assignee: t.relation('assignee', { nullable: true, description: 'Who of the team works on it.' }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent; null for a draft.',
    }),
    answerBy: t.expose('answerBy', {
      type: 'Date',
      nullable: true,
      description:
        'The promised day of the answer, later by the working days that the request waited for its researcher.',
    }),
    isOverdue: t.boolean({
      description: 'Whether the university owes the answer since an earlier day.',
      extensions: { reads: ['status', 'answerBy'] },
      resolve: ({ status, answerBy }) => answering.includes(status) && answerBy !== null && answerBy < universityDay(),
    }),
    firstAnsweredAt: t.expose('firstAnsweredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the team first wrote.',
    }),
    waitingSince: t.expose('waitingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it waits for its researcher.',
    }),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    mergedInto: t.relation('mergedInto', {
      nullable: true,
      description: 'The request with which it was merged as a duplicate.',
    }),
    reopenedCount: t.exposeInt('reopenedCount', { description: 'How often it was reopened.' }),
    rating: t.exposeInt('rating', {
      nullable: true,
      description: 'How satisfied its researcher is: 1 is very unsatisfied, 5 very satisfied.',
    }),
    ratingComment: t.exposeString('ratingComment', { description: 'What the researcher wrote with the rating.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'SUPPORT_UPDATE'),
    canReopen: t.boolean({
      description: `Whether it is the viewer’s and was resolved in the last ${reopenDays} days.`,
      extensions: { reads: ['resolvedAt', 'mergedIntoId'], asks: 'SUPPORT_UPDATE' },
      resolve: (request, _, { access }) => isReopenable(request) && access.can('SUPPORT_UPDATE', request.id, request),
    }),
    reopenableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when its researcher may reopen it; null unless it is resolved.',
      extensions: { reads: ['resolvedAt'] },
      resolve: ({ resolvedAt }) => resolvedAt && new Date(resolvedAt.getTime() + reopenDays * dayLength),
    }),
    canWork: viewerCan(t, 'SUPPORT_WORK'),
  }),
})

builder.prismaObjectField('Project', 'supportRequests', (t) =>
  t.prismaField({
    type: ['SupportRequest'],
    description: 'The support requests about it, the newest first, as far as the viewer may see them; at most 20.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.supportRequest.findMany({
        ...query,
        where: { AND: [{ projectId: id }, access.within('SUPPORT_READ')] },
        orderBy: { id: 'desc' },
        take: 20,
      }),
  }),
)

listField('supportRequests', {
  type: 'SupportRequest',
  read: 'SUPPORT_READ',
  description: 'Requests for innovation support: own ones for a researcher, all that were sent for the university.',
  filter: { rules: supportRequestFilterRules, where: supportRequestWhere },
  sort: supportRequestSort,
  order: { field: 'ANSWER_BY', direction: 'ASC' },
})

numberField('supportRequest', { type: 'SupportRequest', read: 'SUPPORT_READ' })

for (const change of [
  createSupportRequest,
  updateSupportRequest,
  submitSupportRequest,
  reopenSupportRequest,
  rateSupportRequest,
  startSupportRequest,
  askSupportRequester,
  resolveSupportRequest,
  closeSupportRequest,
])
  actionField(change as typeof submitSupportRequest, (t) => ({
    supportRequest: recordField(t, 'SupportRequest', (out) => out.requestId),
  }))
actionField(mergeSupportRequests, (t) => ({
  supportRequest: recordField(t, 'SupportRequest', (out) => out.requestId),
  duplicate: recordField(t, 'SupportRequest', (out) => out.duplicateId),
}))
actionField(deleteSupportRequest, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'SupportRequest', id: deletedId }) }),
}))
actionField(assignSupportRequests, (t) => ({
  supportRequests: t.prismaField({
    type: ['SupportRequest'],
    description: 'Those that are assigned so now.',
    resolve: (query, { requestIds }, _args, { db, access }) =>
      db.supportRequest.findMany({
        ...query,
        where: { AND: [{ id: { in: requestIds } }, access.within('SUPPORT_READ')] },
        orderBy: { id: 'asc' },
      }),
  }),
}))
