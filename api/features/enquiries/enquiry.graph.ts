/** Enquiries about technologies in the schema. */
import type { EnquiryStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { answerEnquiry, closeEnquiry, deleteEnquiry } from './answer.actions.ts'
import { askAboutTechnology } from './ask.actions.ts'
import { enquirySort, enquiryWhere } from './enquiry.list.ts'
import { enquiryFilterRules } from './enquiry.rules.ts'

const StatusEnum = describedEnum<EnquiryStatus>('EnquiryStatus', 'Where an enquiry about a technology stands.', {
  OPEN: 'It waits for an answer.',
  ANSWERED: 'The visitor was mailed an answer.',
  CLOSED: 'It was closed without an answer.',
})

builder.prismaNode('TechnologyEnquiry', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface],
  readable: 'ENQUIRY_READ',
  description: 'What a visitor wrote to the university about a published technology.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    headline: t.exposeString('headline', { description: 'The headline that the visitor read.' }),
    summary: t.relation('summary', { nullable: true, description: 'Null when the project is gone.' }),
    name: t.exposeString('name', { description: 'Who wrote, as the person gave it.' }),
    email: t.exposeString('email', { description: 'Where the answer goes.' }),
    organization: t.exposeString('organization'),
    message: t.exposeString('message'),
    status: t.expose('status', { type: StatusEnum }),
    answerBy: t.expose('answerBy', { type: 'Date', description: 'The day that was promised to the visitor.' }),
    overdue: t.boolean({
      description: 'Whether it waits beyond the promised day.',
      extensions: { reads: ['status', 'answerBy'] },
      resolve: ({ status, answerBy }) => status === 'OPEN' && answerBy < universityDay(),
    }),
    answer: t.exposeString('answer', { description: 'What the visitor was mailed; empty until then.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answeredBy: t.relation('answeredBy', { nullable: true }),
    closeReason: t.exposeString('closeReason', { description: 'Why it was closed without an answer.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    handler: t.relation('handler', { nullable: true, description: 'Who of the team has taken it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canAnswer: viewerCan(t, 'ENQUIRY_ANSWER'),
  }),
})

listField('technologyEnquiries', {
  type: 'TechnologyEnquiry',
  read: 'ENQUIRY_READ',
  description: 'What visitors wrote about technologies.',
  filter: { rules: enquiryFilterRules, where: enquiryWhere },
  sort: enquirySort,
  order: { field: 'ANSWER_BY', direction: 'ASC' },
})

numberField('technologyEnquiry', { type: 'TechnologyEnquiry', read: 'ENQUIRY_READ' })

for (const change of [answerEnquiry, closeEnquiry])
  actionField(change as typeof answerEnquiry, (t) => ({
    enquiry: recordField(t, 'TechnologyEnquiry', (out) => out.enquiryId),
  }))

actionField(deleteEnquiry, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'TechnologyEnquiry', id: deletedId }) }),
}))

actionField(askAboutTechnology, (t) => ({
  done: t.boolean({ description: 'Whether the university has got it.', resolve: ({ done }) => done }),
  answerBy: t.field({
    type: 'Date',
    description: 'The day by which the university promises an answer.',
    resolve: ({ answerBy }) => answerBy,
  }),
}))
