/** Updates of holdings in the schema: their investor reads all of them, the lead those that the lead is asked for. */
import type { UpdateInterval } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { UserRef } from '../../people.graph.ts'
import { RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { holdingUpdateSort, holdingUpdateWhere } from './holding.list.ts'
import {
  addHoldingUpdate,
  answerHoldingUpdate,
  endHoldingUpdates,
  removeHoldingUpdate,
  requestHoldingUpdates,
} from './update.actions.ts'
import { holdingUpdateFilterRules } from './update.rules.ts'

const IntervalEnum = describedEnum<UpdateInterval>('UpdateInterval', 'How often an investor asks for an update.', {
  ONCE: null,
  MONTHLY: null,
  QUARTERLY: null,
  HALF_YEARLY: null,
})

const UpdateNode = builder.prismaNode('HoldingUpdate', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasReadersInterface],
  readable: 'HOLDING_UPDATE_READ',
  description: 'News of a holding with figures: asked of the lead of its project, or written by the investor.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The name of the holding: the title of the project.' }),
    holding: t.relation('holding', { nullable: true, description: 'Null for everyone but its investor.' }),
    request: t.relation('holdingRequest', { nullable: true, description: 'Null when the investor wrote it.' }),
    dueOn: t.expose('dueOn', {
      type: 'Date',
      description: 'The day by which it is answered, or of which the investor tells.',
    }),
    isOverdue: t.boolean({
      description: 'Whether it waits since an earlier day.',
      extensions: { reads: ['dueOn', 'answeredAt'] },
      resolve: ({ dueOn, answeredAt }) => answeredAt === null && dueOn < universityDay(),
    }),
    text: t.exposeString('text', { description: 'Empty until it is answered.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answeredBy: t.relation('answeredBy', {
      nullable: true,
      description: 'Null until it is answered, or when the person has left.',
    }),
    figures: t.relation('figures', {
      description: 'In the order in which they were asked for.',
      query: { orderBy: { id: 'asc' } },
    }),
    canAnswer: viewerCan(t, 'HOLDING_UPDATE_ANSWER'),
  }),
})

builder.prismaObject('HoldingRequest', {
  readable: 'parent',
  description: 'What an investor asks of the lead of a project.',
  fields: (t) => ({
    every: t.expose('every', { type: IntervalEnum }),
    message: t.exposeString('message', { description: 'What the investor says to the lead; it may be empty.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last answer came or the investor stopped asking; null while more is asked.',
    }),
    investor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Who asks.',
      select: (_args, _ctx, nested) => ({ holding: { select: { investor: nested(true) } } }),
      resolve: ({ holding }) => holding.investor,
    }),
  }),
})

builder.prismaObject('HoldingFigure', {
  readable: 'parent',
  description: 'A figure of an update.',
  fields: (t) => ({
    name: t.exposeString('name'),
    unit: t.exposeString('unit', { description: 'Such as AED, % or people; it may be empty.' }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'Null until it is answered, or when it is not known.',
    }),
  }),
})

builder.prismaObjectFields('Holding', (t) => ({
  updates: t.relation('updates', {
    description: 'The answered ones, the latest first; at most 100.',
    query: { where: { answeredAt: { not: null } }, orderBy: [{ dueOn: 'desc' }, { id: 'desc' }], take: 100 },
  }),
  latestUpdate: t.field({
    type: UpdateNode,
    nullable: true,
    description: 'The latest answered one.',
    select: (_args, _ctx, nested) => ({
      updates: nested({
        where: { answeredAt: { not: null } },
        orderBy: [{ dueOn: 'desc' }, { id: 'desc' }],
        take: 1,
      }),
    }),
    resolve: ({ updates }) => updates[0] ?? null,
  }),
  openUpdate: t.field({
    type: UpdateNode,
    nullable: true,
    description: 'The one that the lead has been asked for and has not answered.',
    select: (_args, _ctx, nested) => ({
      updates: nested({ where: { answeredAt: null }, orderBy: { id: 'asc' }, take: 1 }),
    }),
    resolve: ({ updates }) => updates[0] ?? null,
  }),
}))

listField('holdingUpdates', {
  type: 'HoldingUpdate',
  read: 'HOLDING_UPDATE_READ',
  description:
    'Updates of holdings: own ones for an investor, those that are asked of the viewer for the lead of a project.',
  filter: { rules: holdingUpdateFilterRules, where: holdingUpdateWhere },
  sort: holdingUpdateSort,
  order: { field: 'DUE_ON', direction: 'DESC' },
})

numberField('holdingUpdate', { type: 'HoldingUpdate', read: 'HOLDING_UPDATE_READ' })

for (const change of [requestHoldingUpdates, endHoldingUpdates, addHoldingUpdate, removeHoldingUpdate])
  actionField(change as typeof addHoldingUpdate, (t) => ({
    holding: recordField(t, 'Holding', (out) => out.holdingId),
  }))

actionField(answerHoldingUpdate, (t) => ({
  update: recordField(t, 'HoldingUpdate', (out) => out.updateId),
}))
