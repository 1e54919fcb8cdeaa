/** What belongs to patents in the schema: the family, its inventors, deadlines and costs. */
import type { PatentCostKind, PatentDeadlineKind, PatentDeadlineOutcome } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { deadlineWords } from './deadlineWords.rules.ts'

const DeadlineKindEnum = describedEnum<PatentDeadlineKind>('PatentDeadlineKind', 'Why there is a deadline.', {
  PRIORITY: 'The last day to claim priority: 12 months after the first filing (Paris Convention, art. 4C).',
  NATIONAL_PHASE_30: 'The national phase at most offices: 30 months after the priority day (PCT, art. 22 and 39).',
  NATIONAL_PHASE_31: 'The national phase at offices that give 31 months, such as EP, DE, GB, IN, AU and KR.',
  UNITARY_EFFECT: 'The request for unitary effect: one month after a European grant.',
  VALIDATION: 'The validation in states: three months after a European grant (EPC, art. 65).',
  RENEWAL: 'The fee that keeps it alive, by the rules of its office.',
  OTHER: 'Someone added it.',
})

const OutcomeEnum = describedEnum<PatentDeadlineOutcome>('PatentDeadlineOutcome', 'What became of a deadline.', {
  DONE: null,
  NOT_APPLICABLE: null,
})

const CostKindEnum = describedEnum<PatentCostKind>('PatentCostKind', 'What was paid for.', {
  FILING: null,
  ATTORNEY: null,
  TRANSLATION: null,
  EXAMINATION: 'The search or the examination.',
  GRANT: null,
  RENEWAL: null,
  OTHER: null,
})

export const DeadlineObject = builder.prismaObject('PatentDeadline', {
  readable: 'parent',
  description: 'By when something is to be done about a patent.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'PatentDeadline', id }),
    }),
    kind: t.expose('kind', { type: DeadlineKindEnum }),
    task: t.string({
      description: 'What is to be done.',
      select: { kind: true, year: true, title: true, patent: { select: { office: true } } },
      resolve: (deadline) => deadlineWords(deadline, deadline.patent.office),
    }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    isOverdue: t.boolean({
      description: 'Whether it is open since an earlier day.',
      extensions: { reads: ['dueOn', 'outcome'] },
      resolve: ({ dueOn, outcome }) => outcome === null && dueOn < universityDay(),
    }),
    outcome: t.expose('outcome', { type: OutcomeEnum, nullable: true, description: 'Null while it is open.' }),
    closedOn: t.expose('closedOn', { type: 'Date', nullable: true }),
    closedBy: t.relation('closedBy', {
      nullable: true,
      description: 'Null while it is open, or when the person has left.',
    }),
    note: t.exposeString('note'),
    handler: t.relation('handler', { nullable: true, description: 'Who of the university has taken it.' }),
  }),
})

builder.prismaObject('PatentInventor', {
  readable: 'parent',
  description: 'Who made an invention.',
  fields: (t) => ({
    name: t.exposeString('name'),
    affiliation: t.exposeString('affiliation'),
    person: t.relation('user', {
      nullable: true,
      description: 'Null for people without an account, and when the person has left.',
    }),
  }),
})

builder.prismaObject('PatentCost', {
  readable: 'parent',
  description: 'What was paid for a patent.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'PatentCost', id }),
    }),
    kind: t.expose('kind', { type: CostKindEnum }),
    amount: t.exposeInt('amount', { description: 'AED in whole units.' }),
    paidOn: t.expose('paidOn', { type: 'Date' }),
    note: t.exposeString('note'),
  }),
})

builder.prismaObject('PatentFamily', {
  readable: 'parent',
  description: 'What the patents of one invention have in common.',
  fields: (t) => ({
    confidential: t.exposeBoolean('confidential', {
      description: 'Whether only its inventors, who keeps it and the university see it.',
    }),
    owner: t.relation('owner', { nullable: true, description: 'Who keeps it; null when the person has left.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    inventionDisclosure: t.relation('inventionDisclosure', {
      nullable: true,
      description: 'Null when the viewer may not see it.',
    }),
    inventors: t.relation('inventors', {
      description: 'In their order.',
      query: { orderBy: { position: 'asc' } },
    }),
    patents: t.relation('patents', {
      description: 'All of them, in the order in which they were entered.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})
