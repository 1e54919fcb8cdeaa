/** The interests of investors and companies in the schema. */
import type { InterestKind, InterestSide, InterestStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { isGoingOn } from '../../investing/interestLadder.rules.ts'
import { interestMoves, isOver } from '../../investing/interestMoves.ts'
import { listField } from '../../listField.ts'
import { mayMove } from '../../moves.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  HasReadersInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { TaskInterface } from '../../tasks/task.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { bandOf, type AmountBand } from './amountBand.rules.ts'
import {
  addInterestTask,
  answerInterestQuestion,
  askInterestQuestion,
  deleteInterestTask,
  setInterestTask,
} from './exchange.actions.ts'
import { createInterest, updateInterest, withdrawInterest } from './interest.actions.ts'
import { interestSort, interestWhere } from './interest.list.ts'
import { interestFilterRules } from './interest.rules.ts'
import { assignInterest, moveInterest, passInterest, setInterestLead, setInterestNextStep } from './work.actions.ts'

const StatusEnum = describedEnum<InterestStatus>('InterestStatus', 'Where an interest stands.', {
  EXPRESSED: 'It waits for the university to acknowledge it.',
  ACKNOWLEDGED: null,
  MEETING_SCHEDULED: null,
  IN_DISCUSSION: null,
  TERM_SHEET: 'Terms are negotiated.',
  INVESTED: null,
  PASSED: 'One side ended it without a result.',
  WITHDRAWN: 'The person withdrew it before it was discussed.',
})

const InterestKindEnum = describedEnum<InterestKind>('InterestKind', 'Of whom an interest is, and of what.', {
  INVESTMENT: 'An investor thinks of investing.',
  INDUSTRY: 'Someone of a company thinks of using it; such an interest has no amounts.',
})

const InterestSideEnum = describedEnum<InterestSide>('InterestSide', 'A side of an interest.', {
  INVESTOR: 'Whose interest it is: an investor, or someone of a company.',
  UNIVERSITY: 'The team, with the lead of the project where the team has brought the lead in.',
})

const BandEnum = describedEnum<AmountBand>('AmountBand', 'How much an investor thinks of at most, AED.', {
  UNDER_250K: null,
  FROM_250K_TO_1M: 'From 250,000 to less than 1 million.',
  FROM_1M_TO_5M: 'From 1 million to less than 5 million.',
  FROM_5M_TO_20M: 'From 5 million to less than 20 million.',
  OVER_20M: '20 million or more.',
})

builder.prismaNode('InvestmentInterest', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasReadersInterface,
    HasThreadInterface,
  ],
  readable: 'INTEREST_READ',
  description: 'An interest in a project, between an investor or someone of a company and the university.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title of the project when the interest was expressed.' }),
    kind: t.expose('kind', { type: InterestKindEnum }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it any more.' }),
    investor: t.relation('investor', {
      nullable: true,
      description: 'Whose it is: an investor, or someone of a company. Null when the person has left.',
    }),
    message: t.exposeString('message', { description: 'What the person said to the university.' }),
    status: t.expose('status', { type: StatusEnum }),
    statusSince: t.expose('statusSince', { type: 'DateTime', description: 'When it entered its present stage.' }),
    amountFrom: t.exposeInt('amountFrom', {
      nullable: true,
      requires: 'INTEREST_READ_AMOUNT',
      description: 'The least that the investor thinks of, AED; null while the investor keeps it.',
    }),
    amountUntil: t.exposeInt('amountUntil', {
      nullable: true,
      requires: 'INTEREST_READ_AMOUNT',
      description: 'The most that the investor thinks of, AED; null while the investor keeps it.',
    }),
    amountBand: t.field({
      type: BandEnum,
      nullable: true,
      requires: 'INTEREST_READ_BAND',
      description: 'The band in which the upper amount lies; null when none was given.',
      extensions: { reads: ['amountUntil'] },
      resolve: ({ amountUntil }) => (amountUntil === null ? null : bandOf(amountUntil)),
    }),
    amountOpen: t.exposeBoolean('amountOpen', {
      description: 'Whether the university sees the amounts instead of a band.',
    }),
    acknowledgeBy: t.expose('acknowledgeBy', {
      type: 'Date',
      description: 'The day by which the university promised to acknowledge it.',
    }),
    acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true }),
    isOverdue: t.boolean({
      description: 'Whether the university owes the acknowledgment or the next step since an earlier day.',
      extensions: { reads: ['status', 'acknowledgeBy', 'nextStepOn'] },
      resolve: ({ status, acknowledgeBy, nextStepOn }) =>
        (status === 'EXPRESSED' && acknowledgeBy < universityDay()) ||
        (isGoingOn(status) && nextStepOn !== null && nextStepOn < universityDay()),
    }),
    contact: t.relation('contact', { nullable: true, description: 'Who of the team looks after it.' }),
    nextStep: t.exposeString('nextStep', { description: 'What the team does next; it may be empty.' }),
    nextStepOn: t.expose('nextStepOn', {
      type: 'Date',
      nullable: true,
      description: 'The day by which the team does it; null when nothing is planned.',
    }),
    leadSince: t.expose('leadSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the lead of the project takes part.',
    }),
    passedBy: t.expose('passedBy', { type: InterestSideEnum, nullable: true }),
    passReason: t.string({
      nullable: true,
      description: 'Why it was passed, for the side that passed; null for the other side.',
      extensions: { reads: ['passedBy', 'passReason', 'investorId'], asks: 'INTEREST_WORK' },
      resolve: async (interest, _args, { viewer, access }) => {
        const { passedBy, passReason, investorId } = interest
        const isOwn = investorId === viewer?.id
        const knows = isOwn ? passedBy === 'INVESTOR' : passedBy === 'UNIVERSITY'
        return knows && (isOwn || (await access.can('INTEREST_WORK', interest.id, interest))) ? passReason : null
      },
    }),
    withdrawReason: t.exposeString('withdrawReason', { description: 'Why it was withdrawn; it may be empty.' }),
    questions: t.relation('questions', {
      description: 'In the order in which they were asked.',
      query: { orderBy: { id: 'asc' } },
    }),
    tasks: t.relation('tasks', {
      description: 'In the order of their days.',
      query: { orderBy: [{ dueOn: 'asc' }, { id: 'asc' }] },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      extensions: { reads: ['investorId'] },
      resolve: ({ investorId }, _args, { viewer }) => investorId === viewer?.id,
    }),
    isOver: t.boolean({
      description: 'Whether nothing more is said about it.',
      extensions: { reads: ['status'] },
      resolve: ({ status }) => isOver(status),
    }),
    nextStatuses: t.field({
      type: [StatusEnum],
      description: 'The stages to which the viewer may take it now.',
      extensions: { reads: ['status', 'kind', 'investorId'], asks: 'INTEREST_WORK' },
      async resolve(interest, _args, { viewer, access }) {
        const next = Object.keys(interestMoves.of(interest)) as InterestStatus[]
        const may = await Promise.all(next.map((to) => mayMove({ viewer, access }, interestMoves, interest, to)))
        return next.filter((_, at) => may[at])
      },
    }),
    canUpdate: viewerCan(t, 'INTEREST_UPDATE'),
    canWork: viewerCan(t, 'INTEREST_WORK'),
  }),
})

builder.prismaObject('InterestQuestion', {
  readable: 'parent',
  description: 'A question of one side of an interest, with the answer of the other.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'InterestQuestion', id }),
    }),
    text: t.exposeString('text'),
    answerSide: t.expose('answerSide', { type: InterestSideEnum, description: 'The side that answers.' }),
    asker: t.relation('asker', { nullable: true, description: 'Null when the person has left.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    answer: t.exposeString('answer', { description: 'Empty until it is answered.' }),
    answerer: t.relation('answerer', {
      nullable: true,
      description: 'Null until it is answered, or when the person has left.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.prismaObject('InterestTask', {
  readable: 'parent',
  interfaces: [TaskInterface],
  description: 'What one side of an interest has to do by a day.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'InterestTask', id }),
    }),
    side: t.expose('side', { type: InterestSideEnum }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  ownInterests: t.relation('investmentInterests', {
    description: 'The viewer’s own interests in it, the latest first, at most 5.',
    query: (_args, { viewer }) => ({ where: { investorId: viewer?.id ?? -1 }, orderBy: { id: 'desc' }, take: 5 }),
  }),
  investmentInterests: t.relation('investmentInterests', {
    description: 'The interests in it that the viewer may see, the latest first, at most 50.',
    query: (_args, { access }) => ({ where: access.within('INTEREST_READ'), orderBy: { id: 'desc' }, take: 50 }),
  }),
  canExpressInterest: viewerCan(t, 'INTEREST_EXPRESS'),
}))

builder.prismaObjectField('User', 'investmentInterests', (t) =>
  t.relation('investmentInterests', {
    description: 'The person’s interests that the viewer may see, the latest first, at most 50.',
    query: (_args, { access }) => ({ where: access.within('INTEREST_READ'), orderBy: { id: 'desc' }, take: 50 }),
  }),
)

listField('investmentInterests', {
  type: 'InvestmentInterest',
  read: 'INTEREST_READ',
  description:
    'Interests of investors and companies: own ones, those in which a lead takes part, all for the university.',
  filter: { rules: interestFilterRules, where: interestWhere },
  sort: interestSort,
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})

numberField('investmentInterest', { type: 'InvestmentInterest', read: 'INTEREST_READ' })

for (const change of [
  createInterest,
  updateInterest,
  withdrawInterest,
  moveInterest,
  passInterest,
  assignInterest,
  setInterestNextStep,
  setInterestLead,
  askInterestQuestion,
  answerInterestQuestion,
  addInterestTask,
  setInterestTask,
  deleteInterestTask,
])
  actionField(change as typeof passInterest, (t) => ({
    interest: recordField(t, 'InvestmentInterest', (out) => out.interestId),
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
