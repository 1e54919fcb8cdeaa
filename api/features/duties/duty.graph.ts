/** What waits for the viewer, and for the university's team: a page of the queue, and how much there is. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { check } from '../../action.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { mostCounted } from '../../counted.rules.ts'
import { cursorsOf } from '../../cursors.ts'
import { isoDay } from '../../days.ts'
import type { DutyKind } from '../../duties/kinds.rules.ts'
import {
  countByKind,
  countByPerson,
  countDuties,
  type Count,
  type PersonCount,
  type WeekCount,
} from '../../duties/countDuties.ts'
import { openDuties, placeOf, type OpenDuty, type Place } from '../../duties/openDuties.ts'
import type { DutyWhen } from '../../duties/order.ts'
import type { Asked } from '../../duties/waiting.ts'
import { invalid } from '../../errors.ts'
import { inputType } from '../../inputs.ts'
import { pagingOf, type Paging } from '../../page.ts'
import { reasonInWords } from '../notifications/why.ts'
import * as errors from '#texts/ui/errors.js'
import * as texts from '#texts/duties/row.js'
import { dutyFilterRules } from './duty.rules.ts'

export const KindEnum = describedEnum<DutyKind>('DutyKind', 'What someone has to do.', {
  ACCOUNT_VERIFY: 'Verify or decline an account, for the university.',
  ARL_SIGN_OFF: 'Sign off a completed assessment of adoption readiness, for the university.',
  CHALLENGE_CHECK: 'Publish a challenge or return it, for the university.',
  CHALLENGE_QUESTION: 'Answer a question about a challenge, for those who lead it.',
  ACCESS_REVIEW: 'Finish a review of access, for administrators.',
  COMPANY_TASK: 'A task with a company, for the university.',
  CO_APPLICATION_ANSWER: 'Confirm or decline to stand behind a proposal.',
  DISCLOSURE_CHANGE: 'Change an invention disclosure that the university returned, for its submitter.',
  DISCLOSURE_DECIDE: 'Decide on an invention disclosure, for the university.',
  DISCLOSURE_SIGN: 'Sign an invention disclosure, for each of its inventors.',
  REPORT_DECIDE: 'Decide about reported content, a revision or an appeal, as a moderator.',
  ENQUIRY_ANSWER: 'Answer what a visitor asks about a technology, for the university.',
  FACILITY_APPROVAL: 'Approve or decline a booking of a facility, for the university.',
  HOLDING_UPDATE:
    'Answer an investor who asks for an update, for the lead of a project; from two weeks before its day.',
  IDEA_CHANGE: 'Change an idea that was returned, and submit it again.',
  IDEA_REVIEW: 'Answer a submitted idea, for the university.',
  DATA_ROOM_ANSWER: 'Answer a request for access to a data room, for the university.',
  DEAL_CLOSE: 'Close the deal of a project in which an investor has invested, for the university.',
  INVESTOR_DOCUMENTS: 'Add documents for one’s own verification, for the investor.',
  INTEREST_ACKNOWLEDGE: 'Acknowledge the interest of an investor, for the university.',
  INTEREST_FOLLOW_UP: 'The next step or a task with an investor, for the university.',
  INTEREST_QUESTION: 'Answer a question of an investor, for the university.',
  INTEREST_REPLY: 'Answer a question of the university about one’s own interest.',
  INTEREST_TASK: 'A task of the investor about one’s own interest.',
  INTRODUCTION_ANSWER: 'Answer a wish to be introduced, for its expert.',
  MEETING_ANSWER: 'Answer an invitation to a meeting or a booking.',
  MEETING_TASK: 'Do an action item of a meeting, for the person responsible.',
  MILESTONE: 'Report a milestone of a collaboration that is due within a week or overdue, for its partners.',
  GRANT_ITEM: 'Deliver what a grant owes to its funder, for who keeps it; from 90 days before its day.',
  PATENT_DEADLINE: 'A deadline of a patent, for who keeps it and for the university; from 90 days before its day.',
  PROJECT_CHANGE: 'Change a project that was returned, and submit it again.',
  PROJECT_JOIN_ANSWER: 'Answer a request to join a project.',
  PROJECT_REVIEW: 'Accept or return a submitted project, for the university.',
  PROPOSAL_ANSWER: 'Decide on a proposal, for those who lead its challenge.',
  PROPOSAL_CHANGE: 'Make the changes to a proposal that were asked for.',
  PROPOSAL_REVIEW: 'Score a proposal, for the reviewers of its challenge.',
  SESSION_CLOSE: 'Record how a session went, for its expert.',
  SESSION_CONFIRM: 'Confirm or decline a session, for its expert.',
  SUMMARY_AGREE: 'Agree to the technology summary of one’s own project, or ask for changes.',
  SUPPORT_ANSWER: 'Answer a support request, for the university.',
  SUPPORT_REPLY: 'Reply to what the university asked about one’s own support request.',
  TEAM_INVITATION_ANSWER: 'Accept or decline an invitation to a team.',
  TEAM_JOIN_ANSWER: 'Answer a request to join a team.',
  TRL_ANSWER:
    'State to have no conflict of interest, or decline to validate a claim, for the validator who was chosen.',
  TRL_ASSIGN: 'Choose who validates a claim for a readiness level, for the university.',
  TRL_CHANGE: 'Change what was asked or returned about a claim, and request its validation again.',
  TRL_REVIEW: 'Answer the evidence of a claim and decide about it, for its validators.',
  VALIDATION_ANSWER: 'Accept or decline to validate an idea, for the expert who was chosen.',
  VALIDATION_ASSIGN: 'Choose the expert who validates an idea, for the university.',
  VALIDATION_GIVE: 'Give feedback on an idea, for the expert who accepted to.',
})

const WhenEnum = describedEnum<DutyWhen>('DutyWhen', 'The parts of the list of what waits, in their order.', {
  LATE: 'Its day is over.',
  THIS_WEEK: 'It is due today or in what is left of the university’s week.',
  LATER: 'It is due after this week.',
})

/** The rule in words, for programs (docs/decisions/0466). */
const inOrder =
  'Late ones come first, those by the most working days before the others; then what is due this week, then the rest. Within each of these, what somebody outside the university waits for comes before what is internal, and then the day decides.'

const Duty = builder.objectRef<OpenDuty>('Duty').implement({
  description: 'What someone has to do by a day. It is done when its record says so.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('Duty', String(id)) }),
    kind: t.expose('kind', { type: KindEnum }),
    title: t.exposeString('title', { description: 'What it is about: the record’s title, or the person.' }),
    path: t.exposeString('path', { description: 'The page on which it is done.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it waits.' }),
    due: t.expose('due', { type: 'Date', description: 'The day by which it was promised, or has to be done.' }),
    overdue: t.exposeBoolean('overdue', { description: 'Whether the day is over.' }),
    when: t.expose('when', { type: WhenEnum, description: 'In which part of the list it stands.' }),
    daysLate: t.exposeInt('daysLate', {
      description: 'How many working days of the university have passed since the day; 0 while it is not over.',
    }),
    askedBy: t.exposeString('askedBy', {
      nullable: true,
      description:
        'The name of the person who asked for it; null where nobody in particular did, or the viewer may not know.',
    }),
    outside: t.exposeBoolean('outside', {
      description:
        'Whether somebody outside the university waits for it: a company, an investor, an expert, a funder or a visitor.',
    }),
    why: t.string({
      nullable: true,
      description:
        'Why it waits for the viewer, in a sentence; null for what the viewer asked of others and for what the university’s team does together.',
      // Each row of the team’s list would say the same.
      resolve: ({ awaited, why, takenBy }) =>
        awaited || why === 'UNIVERSITY' ? null : why ? reasonInWords(why) : takenBy && texts.assignedToYou(),
    }),
    takenBy: t.string({
      nullable: true,
      description: 'The name of the person of the team who has taken it.',
      resolve: ({ takenBy }) => takenBy?.name ?? null,
    }),
    takenById: t.id({
      nullable: true,
      description: 'The id of the person of the team who has taken it.',
      resolve: ({ takenBy }) => takenBy && encodeGlobalID('User', String(takenBy.id)),
    }),
    canAssign: t.boolean({
      description: 'Whether the viewer can take it, or hand it to a colleague.',
      resolve: ({ assignable }, _args, { access }) => assignable && access.allowed('DUTY_ASSIGN'),
    }),
  }),
})

const asking = ({ db, viewer, access }: Context) => ({ db, viewer: viewer!, access })

async function askedOf(raw: unknown): Promise<Asked> {
  const { kind, overdue, team, takenById, awaited, search } = await check(dutyFilterRules, raw)
  return {
    kinds: kind ?? [],
    overdue: overdue ?? undefined,
    team: team ?? undefined,
    takenBy: takenById ?? undefined,
    awaited: awaited ?? undefined,
    search: search?.trim() || undefined,
  }
}

/** A place in the queue as a cursor, and back. */
async function cursorsFor({ db, viewer }: Context) {
  const cursors = await cursorsOf(db, `Query.duties:${viewer!.id}`)
  return {
    seal: ({ due, name, value, id }: Place) =>
      cursors.seal({ value: `${isoDay(due)}|${value.toISOString()}|${name}`, id }),
    open(cursor: string): Place {
      const opened = cursors.open(cursor)
      if (!opened) throw invalid({ after: errors.otherList() })
      const [due, value, name] = String(opened.value).split('|') as [string, string, string]
      return { due: new Date(due), value: new Date(value), name, id: opened.id }
    },
  }
}

const usual = 25

async function page(ctx: Context, asked: Asked, { first: size, after, page: number }: Paging) {
  const cursors = await cursorsFor(ctx)
  const first = size ?? usual
  const skipped = ((number ?? 1) - 1) * first
  const start = after != null ? cursors.open(after) : skipped ? await lastOf(ctx, asked, skipped) : undefined
  const found = start === null ? [] : await openDuties(asking(ctx), asked, first + 1, start)
  const edges = found.slice(0, first).map((node) => ({ node, cursor: cursors.seal(node.place) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: after != null || skipped > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: once(() => countDuties(asking(ctx), asked)),
  }
}

/** The place of the last duty of the pages before; null when there are fewer, or more than lists count. */
const lastOf = (ctx: Context, asked: Asked, skipped: number) =>
  skipped > mostCounted ? null : placeOf(asking(ctx), asked, skipped)

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** What its counts are read from. */
const countIn = (connection: unknown) => (connection as { count: () => Promise<WeekCount> }).count()

const DutyEdge = builder.edgeObject({ name: 'DutyEdge', type: Duty })
const DutyConnection = builder.connectionObject(
  {
    name: 'DutyConnection',
    type: Duty,
    fields: (t) => ({
      totalCount: t.int({ resolve: async (connection) => (await countIn(connection)).open }),
      lateCount: t.int({
        description: 'How many of them are late.',
        resolve: async (connection) => (await countIn(connection)).overdue,
      }),
      thisWeekCount: t.int({
        description: 'How many of them are due in what is left of the university’s week.',
        resolve: async (connection) => (await countIn(connection)).thisWeek,
      }),
    }),
  },
  DutyEdge,
)

const CountType = builder.objectRef<Count>('DutyCount').implement({
  description: 'How many duties there are.',
  fields: (t) => ({
    open: t.exposeInt('open', { description: 'How many are not done.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
  }),
})

const KindCount = builder.objectRef<Count & { kind: DutyKind }>('DutyKindCount').implement({
  description: 'How many duties of a kind there are.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    open: t.exposeInt('open', { description: 'How many are not done.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
  }),
})

const PersonCount = builder.objectRef<PersonCount>('DutyPersonCount').implement({
  description: 'How many duties of the team a person has taken.',
  fields: (t) => ({
    personId: t.id({ description: 'The person’s id.', resolve: ({ id }) => encodeGlobalID('User', String(id)) }),
    name: t.exposeString('name'),
    open: t.exposeInt('open', { description: 'How many are not done.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
  }),
})

const Filter = inputType(builder, 'DutyFilter', dutyFilterRules)

builder.queryFields((t) => ({
  duties: t.field({
    type: DutyConnection as never,
    requires: 'ACCOUNT_OWN',
    description: `What waits for the viewer. ${inOrder}`,
    args: {
      filter: t.arg({ type: Filter as never, required: false }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
      page: t.arg.int({ required: false, description: 'The number of the page, from 1, in place of `after`.' }),
    },
    resolve: async (_, { filter, first, after, page: number }, ctx) => {
      const paging = await pagingOf({ first, after, page: number } as never)
      return (await page(ctx, await askedOf(filter), paging)) as never
    },
  }),
  dutyCount: t.field({
    type: CountType,
    requires: 'ACCOUNT_OWN',
    description: 'How much waits for the viewer, or what the filter asks for.',
    args: { filter: t.arg({ type: Filter as never, required: false }) },
    resolve: async (_, { filter }, ctx) => countDuties(asking(ctx), await askedOf(filter)),
  }),
  dutiesByKind: t.field({
    type: [KindCount],
    requires: 'ACCOUNT_OWN',
    description: 'How much of each kind waits; kinds of which there is nothing are left out.',
    args: { filter: t.arg({ type: Filter as never, required: false }) },
    resolve: async (_, { filter }, ctx) => countByKind(asking(ctx), await askedOf(filter)),
  }),
  dutiesByPerson: t.field({
    type: [PersonCount],
    requires: 'UNIVERSITY_DASHBOARD',
    description: 'What each person of the university’s team has taken.',
    resolve: (_, _args, ctx) => countByPerson(asking(ctx)),
  }),
}))
