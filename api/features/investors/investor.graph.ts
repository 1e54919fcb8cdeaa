/** What the university knows of investors, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { requestVerificationDocuments } from './investor.actions.ts'

builder.prismaNode('Investor', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasMessagesInterface],
  readable: 'INVESTOR_READ',
  description:
    'An investor as the university knows the person: the documents of the verification, and the team’s notes.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number of the account.' }),
    title: t.string({ select: { user: { select: { name: true } } }, resolve: ({ user }) => user.name }),
    user: t.relation('user', { description: 'The account.' }),
    documentCount: t.relationCount('files', { description: 'How many documents the investor has added.' }),
    askedFor: t.exposeString('askedFor', {
      description: 'What the university asked for before it verifies the account; empty when it asked for nothing.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', nullable: true }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first document came after that; null while the university waits.',
    }),
    canRequestDocuments: viewerCan(t, 'INVESTOR_VERIFY'),
  }),
})

builder.prismaObjectFields('User', (t) => ({
  investor: t.relation('investor', {
    nullable: true,
    description: 'What the university knows of an investor; null for others, and for those who may not see it.',
  }),
}))

numberField('investor', { type: 'Investor', read: 'INVESTOR_READ' })

actionField(requestVerificationDocuments, (t) => ({
  investor: recordField(t, 'Investor', ({ investorId }) => investorId),
}))
