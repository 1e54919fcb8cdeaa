/** What a claim consists of, in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { TrlAnswer } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { isGiven, type ClaimedCriterion } from './evidence.ts'

const TrlAnswerEnum = describedEnum<TrlAnswer>('TrlAnswer', 'What a validator says of the evidence for a criterion.', {
  ACCEPTED: null,
  QUESTION: 'The owner is to say more.',
  RETURNED: 'The owner is to give other evidence.',
})

describedEnum<'VALIDATED' | 'CHANGES_REQUESTED'>('TrlDecision', 'What a validator decides about a claim.', {
  VALIDATED: null,
  CHANGES_REQUESTED: null,
})

export const TrlCriterionType = builder.objectRef<ClaimedCriterion>('TrlCriterion').implement({
  description: 'A criterion of a claimed level with its evidence and the validator’s answer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('TrlCriterion', String(id)) }),
    code: t.string({
      description: 'Its level and its place in it, such as 5.2.',
      resolve: ({ criterion }) => criterion.code,
    }),
    level: t.int({ description: 'The level that it belongs to, 1-9.', resolve: ({ criterion }) => criterion.level }),
    title: t.string({ description: 'What must be shown.', resolve: ({ criterion }) => criterion.title }),
    example: t.string({ description: 'What serves as evidence.', resolve: ({ criterion }) => criterion.example }),
    hasEvidence: t.boolean({ resolve: ({ row }) => isGiven(row) }),
    text: t.string({ resolve: ({ row }) => row?.text ?? '' }),
    link: t.string({
      description: 'The address of a page elsewhere, or nothing.',
      resolve: ({ row }) => row?.link ?? '',
    }),
    file: t.prismaField({
      type: 'File',
      nullable: true,
      description: 'A file of the project.',
      resolve: (query, { row }, _, { db }) =>
        row?.fileId ? db.file.findUnique({ ...query, where: { id: row.fileId } }) : null,
    }),
    publicationId: t.globalID({
      nullable: true,
      description: 'The publication of the project that is evidence.',
      resolve: ({ row }) => (row?.publicationId ? { type: 'Publication', id: row.publicationId } : null),
    }),
    publicationTitle: t.string({
      nullable: true,
      description: 'Its title, for validators who see no publications as well.',
      resolve: async ({ row }, _, { db }) =>
        row?.publicationId
          ? ((await db.publication.findUnique({ where: { id: row.publicationId } }))?.title ?? null)
          : null,
    }),
    publicationDoi: t.string({
      nullable: true,
      description: 'Its DOI, when it has one.',
      resolve: async ({ row }, _, { db }) =>
        row?.publicationId
          ? ((await db.publication.findUnique({ where: { id: row.publicationId } }))?.doi ?? null)
          : null,
    }),
    answer: t.field({
      type: TrlAnswerEnum,
      nullable: true,
      description: 'Null until a validator has answered, and again once the evidence was changed.',
      resolve: ({ row }) => row?.answer ?? null,
    }),
    comment: t.string({
      description: 'What the validator wrote; it stays when the evidence is changed.',
      resolve: ({ row }) => row?.answerComment ?? '',
    }),
    answeredBy: t.prismaField({
      type: 'User',
      nullable: true,
      resolve: (query, { row }, _, { db }) =>
        row?.answeredById ? db.user.findUnique({ ...query, where: { id: row.answeredById } }) : null,
    }),
    answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.answeredAt ?? null }),
  }),
})

builder.prismaObject('TrlValidator', {
  readable: 'parent',
  description: 'A person who is to validate a claim.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    assignedAt: t.expose('assignedAt', { type: 'DateTime' }),
    acceptedAt: t.expose('acceptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person stated to have no conflict of interest.',
    }),
  }),
})
