/** Webhooks in the schema, with the log of what was sent. Secrets are shown when they are made, and never again. */
import { object } from 'yup'
import type { WebhookEvent } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import {
  createWebhook,
  createWebhookSecret,
  deleteWebhook,
  redeliverWebhook,
  resumeWebhook,
  testWebhook,
  updateWebhook,
} from './webhook.actions.ts'
import { webhookEvents } from './webhook.rules.ts'

const EventEnum = describedEnum<WebhookEvent>('WebhookEvent', 'What integrators are told of.', {
  PROJECT_APPROVED: 'A project was opened to industry or to investors.',
  PROJECT_ACCESS_REVOKED: 'A project was closed to industry or to investors.',
  PROJECT_CREATED: 'A project was written or imported.',
  PROJECT_STATUS_CHANGED: 'A project went from one status to another.',
  IDEA_STATUS_CHANGED: 'An idea went from one status to another.',
  CHALLENGE_STATUS_CHANGED: 'A challenge went from one status to another.',
  PROPOSAL_STATUS_CHANGED: 'A proposal went from one status to another; applicants receive its stage.',
  SESSION_STATUS_CHANGED: 'A session with an expert was booked, or its status changed.',
})

const Delivery = builder.prismaObject('WebhookDelivery', {
  readable: 'parent',
  description: 'A message to an address, with its tries.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    event: t.expose('event', { type: EventEnum, nullable: true, description: 'The event; nothing for a test.' }),
    body: t.exposeString('body'),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    answer: t.exposeString('answer', { description: 'What was answered the last time, or why nothing was.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was given up, after the last try.',
    }),
  }),
})

builder.prismaNode('Webhook', {
  id: { field: 'id' },
  readable: 'WEBHOOK_OWN',
  description: 'An address of an integrator that is told of events.',
  fields: (t) => ({
    url: t.exposeString('url'),
    events: t.expose('events', { type: [EventEnum] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paused, as nothing had been accepted for three days; resumeWebhook resumes it.',
    }),
    previousSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when its messages have a signature with the secret before, too; null when they have one alone.',
      extensions: { reads: ['previousSecretUntil'] },
      resolve: ({ previousSecretUntil: until }) => (until && until > new Date() ? until : null),
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
    }),
    deliveries: t.field({
      type: [Delivery],
      description: 'The latest messages to it, at most 20, of the last 30 days.',
      resolve: ({ id }, _, { db }) =>
        db.webhookDelivery.findMany({ where: { webhookId: id }, orderBy: { id: 'desc' }, take: 20 }),
    }),
  }),
})

listField('webhooks', {
  type: 'Webhook',
  read: 'WEBHOOK_OWN',
  description: "The viewer's webhooks.",
  filter: {
    rules: object({
      event: enumOf(webhookEvents, 'WebhookEvent').nullable(),
    }),
    where: ({ event }) => [event != null && { events: { has: event } }],
  },
  sort: { CREATED_AT: { column: 'id' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

for (const act of [createWebhook, createWebhookSecret])
  actionField(act as typeof createWebhook, (t) => ({
    secret: t.exposeString('secret', { description: 'What signs its messages. It is shown now and never again.' }),
    webhook: recordField(t, 'Webhook', ({ webhookId }) => webhookId),
  }))
actionField(deleteWebhook, (t) => ({ done: t.boolean({ resolve: () => true }) }))
for (const act of [redeliverWebhook, resumeWebhook, testWebhook, updateWebhook])
  actionField(act as typeof testWebhook, (t) => ({
    webhook: recordField(t, 'Webhook', ({ webhookId }) => webhookId),
  }))
