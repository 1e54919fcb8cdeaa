/** Reviews of access in the schema. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { AccessReviewDecision, AccessReviewScope, AccessReviewStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { accessReviewFilterRules, accessReviewItemFilterRules, type itemStates } from './accessReview.rules.ts'
import { decideAccessReview, isAlone } from './decide.actions.ts'
import {
  createAccessReviewSchedule,
  deleteAccessReviewSchedule,
  startAccessReview,
  updateAccessReviewSchedule,
} from './schedule.actions.ts'

const ScopeEnum = describedEnum<AccessReviewScope>('AccessReviewScope', 'Whose access is reviewed.', {
  ADMINISTRATORS: null,
  TEAM: 'The commercialization team.',
  EXTERNAL: 'Industry, investors and experts.',
  GRANTS: 'People who were given access to one record or to a data room.',
})
const StatusEnum = describedEnum<AccessReviewStatus>('AccessReviewStatus', 'Where a review of access stands.', {
  OPEN: 'Items wait for a decision.',
  FINISHED: null,
})
const DecisionEnum = describedEnum<AccessReviewDecision>('AccessReviewDecision', 'What was decided about an access.', {
  KEEP: null,
  REMOVE: 'The account is suspended, or the access to a record revoked.',
  CHANGE: 'Another role, or another last day.',
})
describedEnum<(typeof itemStates)[number]>('AccessReviewItemState', 'Where an item of a review stands.', {
  OPEN: 'It waits for a decision.',
  KEEP: null,
  REMOVE: null,
  CHANGE: null,
})

builder.prismaNode('AccessReviewSchedule', {
  id: { field: 'id' },
  readable: 'ACCESS_REVIEW_SCHEDULE',
  description: 'When which access is reviewed again.',
  fields: (t) => ({
    name: t.exposeString('name'),
    scopes: t.expose('scopes', { type: [ScopeEnum] }),
    everyMonths: t.exposeInt('everyMonths', { description: 'Months from one review to the next.' }),
    answerDays: t.exposeInt('answerDays', { description: 'Days until an open review is due.' }),
    nextOn: t.expose('nextOn', { type: 'Date', description: 'The day on which the next review opens.' }),
    active: t.exposeBoolean('active', { description: 'Whether reviews open by themselves.' }),
    openReview: t.prismaField({
      type: 'AccessReview',
      nullable: true,
      extensions: { reads: [] },
      resolve: (query, { id: scheduleId }, _args, { db }) =>
        db.accessReview.findFirst({ ...query, where: { scheduleId, status: 'OPEN' } }),
    }),
  }),
})

builder.prismaNode('AccessReview', {
  id: { field: 'id' },
  readable: 'ACCESS_REVIEW_READ',
  description: 'A review of access; its items are accessReviewItems.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.exposeString('name'),
    status: t.expose('status', { type: StatusEnum }),
    openedAt: t.expose('openedAt', { type: 'DateTime' }),
    dueOn: t.expose('dueOn', { type: 'Date', description: 'The day by which it is to be finished.' }),
    isOverdue: t.boolean({
      description: 'Whether it is open after its day.',
      extensions: { reads: ['status', 'dueOn'] },
      resolve: ({ status, dueOn }) => status === 'OPEN' && dueOn < universityDay(),
    }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    handler: t.relation('handler', { nullable: true, description: 'The administrator who has taken it.' }),
    itemCount: t.relationCount('items'),
    openCount: t.relationCount('items', {
      where: { decision: null },
      description: 'How many items wait for a decision.',
    }),
    removedCount: t.relationCount('items', {
      where: { decision: 'REMOVE' },
      description: 'How many were removed.',
    }),
  }),
})

builder.prismaNode('AccessReviewItem', {
  id: { field: 'id' },
  readable: 'ACCESS_REVIEW_ITEM_READ',
  description: 'One access as it was when its review opened, and what was decided about it.',
  fields: (t) => ({
    review: t.relation('review', { nullable: true }),
    scope: t.expose('scope', { type: ScopeEnum }),
    user: t.relation('user', { nullable: true, description: 'Null when the person has left.' }),
    role: t.expose('role', {
      type: RoleEnum,
      nullable: true,
      description: 'The role that is reviewed; null for access to one record.',
    }),
    title: t.exposeString('title', { description: 'The title of the record; empty for a role.' }),
    isRoom: t.boolean({
      description: 'Whether it is access to the data room of a project.',
      extensions: { reads: ['scope', 'role', 'roomGrantId', 'recordGrantId'] },
      resolve: ({ roomGrantId }) => roomGrantId !== null,
    }),
    expiresOn: t.expose('expiresOn', {
      type: 'Date',
      nullable: true,
      description: 'The last day of the access; null for a role.',
    }),
    since: t.expose('since', { type: 'DateTime' }),
    givenBy: t.relation('givenBy', {
      nullable: true,
      description: 'Who gave it; null when the person registered, or the giver has left.',
    }),
    lastSignIn: t.expose('lastSignIn', { type: 'DateTime', nullable: true }),
    decision: t.expose('decision', {
      type: DecisionEnum,
      nullable: true,
      description: 'Null while it waits.',
    }),
    reason: t.exposeString('reason', { description: 'Why it was decided so; it may be empty.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.relation('decidedBy', {
      nullable: true,
      description: 'Null while it waits, or when the person has left.',
    }),
    canDecide: t.boolean({
      description: 'Whether it waits, and the viewer may decide about it.',
      extensions: { reads: ['decision', 'userId'] },
      resolve: async ({ id, decision, userId }, _args, { access, db, viewer }) =>
        decision === null &&
        (await access.can('ACCESS_REVIEW_DECIDE', id)) &&
        (userId !== viewer!.id || isAlone({ tx: db, viewer: viewer! })),
    }),
  }),
})

listField('accessReviews', {
  type: 'AccessReview',
  read: 'ACCESS_REVIEW_READ',
  description: 'Reviews of access, open and finished.',
  filter: {
    rules: accessReviewFilterRules,
    where: ({ status }: InferType<typeof accessReviewFilterRules>) => [status != null && { status }],
  },
  sort: {
    OPENED_AT: { column: 'openedAt' },
    DUE_ON: { column: 'dueOn', meaning: 'The day by which it is to be finished.' },
  },
  order: { field: 'OPENED_AT', direction: 'DESC' },
})

const itemWhere = ({
  reviewId,
  state,
  scope,
}: InferType<typeof accessReviewItemFilterRules>): (Prisma.AccessReviewItemWhereInput | false)[] => [
  reviewId != null && { reviewId },
  state != null && { decision: state === 'OPEN' ? null : state },
  scope != null && { scope },
]

listField('accessReviewItems', {
  type: 'AccessReviewItem',
  read: 'ACCESS_REVIEW_ITEM_READ',
  description: 'What is decided in reviews of access.',
  filter: { rules: accessReviewItemFilterRules, where: itemWhere },
  sort: { SINCE: { column: 'since' } },
  order: { field: 'SINCE', direction: 'ASC' },
})

numberField('accessReview', { type: 'AccessReview', read: 'ACCESS_REVIEW_READ' })

builder.queryField('accessReviewSchedules', (t) =>
  t.prismaField({
    type: ['AccessReviewSchedule'],
    requires: 'ACCESS_REVIEW_SCHEDULE',
    description: 'All schedules by name.',
    resolve: (query, _root, _args, { db, access }) =>
      db.accessReviewSchedule.findMany({
        ...query,
        where: access.within('ACCESS_REVIEW_SCHEDULE'),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      }),
  }),
)

for (const one of [createAccessReviewSchedule, updateAccessReviewSchedule])
  actionField(one as typeof createAccessReviewSchedule, (t) => ({
    schedule: recordField(t, 'AccessReviewSchedule', (out) => out.scheduleId),
  }))
actionField(deleteAccessReviewSchedule, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId: id }) => ({ type: 'AccessReviewSchedule', id }) }),
}))
actionField(startAccessReview, (t) => ({ review: recordField(t, 'AccessReview', (out) => out.reviewId) }))
actionField(decideAccessReview, (t) => ({
  review: recordField(t, 'AccessReview', (out) => out.reviewId),
  items: t.prismaField({
    type: ['AccessReviewItem'],
    resolve: (query, { itemIds }, _args, { db }) =>
      db.accessReviewItem.findMany({ ...query, where: { id: { in: itemIds } }, orderBy: { id: 'asc' } }),
  }),
}))
