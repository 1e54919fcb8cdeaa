/** Introductions of companies to experts, in the schema. */
import { array, object } from 'yup'
import type { IntroductionState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { viewerCan } from '../../viewerCan.ts'
import { answerIntroduction, requestIntroduction, withdrawIntroduction } from './introduction.actions.ts'
import { askAgainAt } from './introduction.rules.ts'

const StateEnum = describedEnum<IntroductionState>('IntroductionState', 'Where the wish for an introduction stands.', {
  WAITING: null,
  ACCEPTED: 'The expert gave an address.',
  DECLINED: null,
})

builder.prismaNode('Introduction', {
  id: { field: 'id' },
  readable: 'INTRODUCTION_READ',
  description: 'The wish of a company to be introduced to an expert.',
  fields: (t) => ({
    expert: t.relation('expert', { nullable: true }),
    requester: t.relation('requester', { nullable: true }),
    message: t.exposeString('message'),
    state: t.expose('state', { type: StateEnum }),
    answer: t.exposeString('answer'),
    email: t.string({
      nullable: true,
      description: 'The expert’s address, once the expert has accepted.',
      select: { state: true, expert: { select: { email: true, status: true } } },
      resolve: ({ state, expert }) => (state === 'ACCEPTED' && expert.status === 'ACTIVE' ? expert.email : null),
    }),
    askAgainAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: askAgainAt,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    canAnswer: viewerCan(t, 'INTRODUCTION_ANSWER'),
    canWithdraw: viewerCan(
      t,
      'INTRODUCTION_WITHDRAW',
      'Whether the viewer asked, and may take it back while it waits.',
    ),
  }),
})

const dayLong = 86_400

/** The median of a year; an expert who was never asked has none. */
const usualAnswerOf = batched(async ({ db }, ids) => {
  const medians = await db.$queryRaw<{ expertId: number; seconds: number }[]>`
    SELECT "expertId", percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM "answeredAt" - "createdAt"))::float AS seconds
    FROM "Introduction"
    WHERE "expertId" = ANY(${[...ids]}) AND "answeredAt" > now() - interval '1 year'
    GROUP BY "expertId"`
  const days = new Map(medians.map(({ expertId, seconds }) => [expertId, Math.max(1, Math.ceil(seconds / dayLong))]))
  return ids.map((id) => days.get(id) ?? null)
})

builder.prismaObjectFields('User', (t) => ({
  canAskIntroduction: viewerCan(t, 'INTRODUCTION_ASK'),
  usualAnswerDays: t.int({
    nullable: true,
    requires: 'INTRODUCTION_ASK',
    description: 'Within how many days the expert usually answers such wishes; nothing when none was answered yet.',
    select: { id: true },
    resolve: ({ id }, _, ctx) => usualAnswerOf(ctx, id),
  }),
  introduction: t.prismaField({
    type: 'Introduction',
    nullable: true,
    requires: 'INTRODUCTION_ASK',
    description: 'The viewer’s last wish to be introduced to this expert.',
    resolve: (query, { id }, _, ctx) =>
      ctx.db.introduction.findFirst({
        ...query,
        where: { expertId: id, requesterId: ctx.viewer?.id ?? -1 },
        orderBy: { id: 'desc' },
      }),
  }),
}))

listField('introductions', {
  type: 'Introduction',
  read: 'INTRODUCTION_READ',
  description: 'The wishes to be introduced to experts that the viewer may see.',
  filter: {
    rules: object({
      state: array(enumOf(['WAITING', 'ACCEPTED', 'DECLINED'], 'IntroductionState').defined()).nullable(),
    }),
    where: ({ state }) => [!!state?.length && { state: { in: state } }],
  },
  sort: { CREATED_AT: { column: 'createdAt' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

for (const act of [requestIntroduction, answerIntroduction])
  actionField(act as typeof answerIntroduction, (t) => ({
    introduction: recordField(t, 'Introduction', (out) => out.introductionId),
    expert: recordField(t, 'User', (out) => out.expertId),
  }))
actionField(withdrawIntroduction, (t) => ({
  expert: recordField(t, 'User', (out) => out.expertId),
}))
