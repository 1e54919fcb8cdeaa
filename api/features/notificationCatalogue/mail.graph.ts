/** The log of mails in the schema: to whom, of which kind, and what became of each; never what it says. */
import type { MailState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { sendTestLetter } from './catalogue.actions.ts'
import { entryOf } from './catalogue.ts'
import { sendGivenUpMails, sendMailAgain } from './mail.actions.ts'
import { mailSort, mailWhere } from './mail.list.ts'
import { mailFilterRules } from './mail.rules.ts'

const StateEnum = describedEnum<MailState>('MailState', 'Where a mail stands.', {
  WAITING: 'It waits for its first or next attempt.',
  SENT: 'The mail server took it.',
  FAILED: 'The mail server refused its recipient or its content for good.',
  GIVEN_UP: 'The mail server could not be reached for three days.',
  NOT_NEEDED: 'It was read in the app, turned off, or its account was closed before it was sent.',
})

builder.prismaNode('OutgoingMail', {
  id: { field: 'id' },
  readable: 'MAIL_LOG_READ',
  description: 'A mail from the moment at which it is asked for. What it says is not kept.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'The name of its kind in the catalog.' }),
    kindTitle: t.string({
      description: 'What its kind is called.',
      resolve: ({ kind }) => entryOf(kind)?.title() ?? kind,
    }),
    user: t.relation('user', { nullable: true, description: 'The account; null for people without one.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'Where it goes.' }),
    subject: t.exposeString('subject'),
    state: t.expose('state', { type: StateEnum }),
    isTest: t.exposeBoolean('isTest', { description: 'Whether an administrator tried the words of the kind.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    answer: t.exposeString('answer', {
      description: 'What the mail server answered last, or why it could not be reached.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true, description: 'When it was tried last.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent, or came to another end.',
    }),
    giveUpAt: t.expose('giveUpAt', { type: 'DateTime', description: 'Until then it is tried again.' }),
  }),
})

listField('outgoingMails', {
  type: 'OutgoingMail',
  read: 'MAIL_LOG_READ',
  description: 'The mails that the platform sent, and those that wait or failed.',
  filter: { rules: mailFilterRules, where: mailWhere },
  sort: mailSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

builder.queryField('givenUpMails', (t) =>
  t.int({
    requires: 'MAIL_LOG_READ',
    description: 'How many mails were given up and can be sent again.',
    resolve: (_, _args, { db }) => db.outgoingMail.count({ where: { state: 'GIVEN_UP' } }),
  }),
)

for (const sending of [sendMailAgain, sendTestLetter] as const)
  actionField(sending as typeof sendMailAgain, (t) => ({
    mail: recordField(t, 'OutgoingMail', ({ mailId }) => mailId),
  }))

actionField(sendGivenUpMails, (t) => ({
  count: t.exposeInt('count', { description: 'How many are sent again.' }),
}))
