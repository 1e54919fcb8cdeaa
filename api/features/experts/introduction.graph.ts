/** Introductions of companies to experts, in the schema. */
import { array, object } from 'yup'
import type { IntroductionState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { viewerCan } from '../../viewerCan.ts'
import { answerIntroduction, askIntroduction } from './introduction.actions.ts'

const StateEnum = describedEnum<IntroductionState>('IntroductionState', 'Where the wish for an introduction stands.', {
  WAITING: 'Not answered yet.',
  ACCEPTED: 'The expert gave an address.',
  DECLINED: 'The expert declined.',
})

builder.prismaNode('Introduction', {
  id: { field: 'id', description: 'The global id.' },
  readable: 'INTRODUCTION_READ',
  description: 'The wish of a company to be introduced to an expert.',
  fields: (t) => ({
    expert: t.relation('expert', { nullable: true, description: 'To whom.' }),
    requester: t.relation('requester', { nullable: true, description: 'Who asked.' }),
    message: t.exposeString('message', { description: 'What it is about.' }),
    state: t.expose('state', { type: StateEnum, description: 'Where it stands.' }),
    answer: t.exposeString('answer', { description: 'What the expert said.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When it was answered.' }),
    canAnswer: viewerCan(t, 'INTRODUCTION_ANSWER', 'Whether the viewer is the expert.'),
  }),
})

listField('introductions', {
  type: 'Introduction',
  read: 'INTRODUCTION_READ',
  description: 'The wishes to be introduced to experts that the viewer may see.',
  filter: {
    rules: object({
      state: array(enumOf(['WAITING', 'ACCEPTED', 'DECLINED'], 'IntroductionState').defined())
        .nullable()
        .meta({ description: 'In one of these states.' }),
    }),
    where: ({ state }) => [!!state?.length && { state: { in: state } }],
  },
  sort: { CREATED_AT: { column: 'createdAt', meaning: 'When it was asked for.' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

for (const act of [askIntroduction, answerIntroduction])
  actionField(act as typeof answerIntroduction, (t) => ({
    introduction: recordField(t, 'Introduction', 'The wish as it is now.', (out) => out.introductionId),
    expert: recordField(t, 'User', 'The expert.', (out) => out.expertId),
  }))
