/** Cases of moderation in the schema: authors read the decision and why, moderators everything. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { mayMove } from '../../moves.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { pathOf } from '../../records/records.ts'
import type { ModerationCase } from '../../__generated__/prisma/client.ts'
import { appealModeration, appealUntil, submitRevision } from './author.actions.ts'
import { caseMoves, isWaiting } from './caseMoves.ts'
import { isClaimedBy, lapsedBefore, whyNotClaimed } from './claim.ts'
import { contentNow } from './content.ts'
import {
  claimModerationCase,
  decideAppeal,
  decideModerationCase,
  releaseModerationCase,
  restoreContent,
} from './decide.actions.ts'
import { caseSort, caseWhere } from './moderation.list.ts'
import { moderationCaseFilterRules, type ContentModel } from './moderation.rules.ts'
import { ContentKindEnum, ModerationDecisionEnum, ModerationStatusEnum } from './moderationEnums.graph.ts'

/** Fields for moderators alone. */
const inside = { nullable: true, requires: 'CONTENT_MODERATE' } as const

/** What decides who may do what with a case. */
const people = [
  'status',
  'decision',
  'authorId',
  'decidedById',
  'appealDecidedById',
  'claimedById',
  'claimedAt',
] as const
const reads = { extensions: { reads: [...people, 'appealedAt', 'decidedAt'] } }

const me = ({ viewer }: Context) => viewer?.id ?? 0

const canAppeal = async (one: ModerationCase, ctx: Context) =>
  !one.appealedAt &&
  one.decidedAt !== null &&
  appealUntil(one.decidedAt) >= new Date() &&
  one.authorId === me(ctx) &&
  (await mayMove(ctx, caseMoves, one, 'APPEALED'))

builder.prismaNode('ModerationCase', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface],
  readable: 'MODERATION_READ',
  description: 'Reported content: what was decided about it and why, and its author’s appeal.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    kind: t.expose('kind', { type: ContentKindEnum }),
    title: t.exposeString('title', {
      description: 'The title of the content, or of the record that it was written on.',
    }),
    text: t.exposeString('text', { description: 'The content as it was reported or submitted again.' }),
    status: t.expose('status', { type: ModerationStatusEnum }),
    contentPath: t.string({
      nullable: true,
      description: 'The path of the page on which the content stands.',
      extensions: { reads: ['hostEntity', 'hostId'] },
      resolve: ({ hostEntity, hostId }, _, { access }) => pagePath(hostEntity, hostId, (one) => access.allowed(one)),
    }),
    decision: t.expose('decision', { type: ModerationDecisionEnum, nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    explanation: t.exposeString('explanation', { description: 'What its author reads about the decision.' }),
    explanationArabic: t.exposeString('explanationArabic', { description: 'The same in Arabic; empty without one.' }),
    appeal: t.exposeString('appeal', { description: 'Why its author appeals; empty until then.' }),
    appealedAt: t.expose('appealedAt', { type: 'DateTime', nullable: true }),
    appealUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when its author may appeal.',
      extensions: { reads: ['decidedAt'] },
      resolve: ({ decidedAt }) => decidedAt && appealUntil(decidedAt),
    }),
    appealAnswer: t.exposeString('appealAnswer', { description: 'What its author reads about the appeal.' }),
    appealDecidedAt: t.expose('appealDecidedAt', { type: 'DateTime', nullable: true }),
    appealGranted: t.exposeBoolean('appealGranted', {
      nullable: true,
      description: 'Null until the appeal is decided.',
    }),
    answerBy: t.expose('answerBy', { type: 'Date', description: 'The day by which a decision is promised.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first reported.' }),
    waitsSince: t.expose('waitsSince', {
      type: 'DateTime',
      description: 'Since when it waits for a moderator, or waited last.',
    }),
    overdue: t.boolean({
      ...inside,
      description: 'Whether it waits beyond the promised day.',
      extensions: { reads: ['status', 'answerBy'] },
      resolve: ({ status, answerBy }) => isWaiting(status) && answerBy < universityDay(),
    }),
    author: t.relation('author', inside),
    claimedBy: t.relation('claimedBy', {
      ...inside,
      description: 'Who works on it; after an hour another moderator may take over.',
    }),
    claimLapsed: t.boolean({
      ...inside,
      description: 'Whether another moderator may take over.',
      extensions: { reads: ['claimedAt'] },
      resolve: ({ claimedAt }) => claimedAt !== null && claimedAt < lapsedBefore(),
    }),
    decidedBy: t.relation('decidedBy', inside),
    appealDecidedBy: t.relation('appealDecidedBy', inside),
    reports: t.relation('reports', {
      ...inside,
      description: 'Who reported it and why, the first first.',
      query: { orderBy: { id: 'asc' } },
    }),
    changed: t.boolean({
      ...inside,
      description: 'Whether the content has changed since; null when it is gone.',
      extensions: { reads: ['entity', 'entityId', 'digest'] },
      resolve: async ({ entity, entityId, digest }, _, { db }) => {
        const now = await contentNow(db, entity as ContentModel, entityId)
        return now && now.digest !== digest
      },
    }),
    canClaim: t.boolean({
      description: 'Whether the viewer may take it to decide it.',
      ...reads,
      resolve: async (one, _, ctx) =>
        (await ctx.access.can('CONTENT_MODERATE', one.id, one)) &&
        one.claimedById !== me(ctx) &&
        whyNotClaimed(one, me(ctx)) === null,
    }),
    isClaimed: t.boolean({
      description: 'Whether the viewer has taken it and decides it.',
      ...reads,
      resolve: (one, _, ctx) => isClaimedBy(one, me(ctx)) && whyNotClaimed(one, me(ctx)) === null,
    }),
    canRestore: t.boolean({
      description: 'Whether the viewer may open the content to others again, outside of an appeal.',
      ...reads,
      resolve: async (one, _, ctx) =>
        one.status !== 'APPEALED' &&
        one.authorId !== me(ctx) &&
        (one.status !== 'RESUBMITTED' || isClaimedBy(one, me(ctx))) &&
        (await mayMove(ctx, caseMoves, one, 'RESTORED')),
    }),
    canResubmit: t.boolean({
      description: 'Whether the viewer, its author, may submit it again once it is revised.',
      ...reads,
      resolve: async (one, _, ctx) => one.authorId === me(ctx) && (await mayMove(ctx, caseMoves, one, 'RESUBMITTED')),
    }),
    canAppeal: t.boolean({
      description: 'Whether the viewer, its author, may appeal: once, and within 30 days.',
      ...reads,
      resolve: (one, _, ctx) => canAppeal(one, ctx),
    }),
  }),
})

/** Where content stands; a profile is read by administrators with its account, and by its person alone elsewhere. */
const pagePath = (entity: string, id: number, may: Parameters<typeof pathOf>[2]) =>
  entity !== 'User'
    ? pathOf(entity, id, may)
    : may('USER_MANAGE')
      ? `/admin/user-management/edit-user/${id}`
      : '/profile'

listField('moderationCases', {
  type: 'ModerationCase',
  read: 'MODERATION_READ',
  description: 'Cases of moderation: all for moderators, decisions about their own content for others.',
  filter: { rules: moderationCaseFilterRules, where: caseWhere },
  sort: caseSort,
  order: { field: 'WAITS_SINCE', direction: 'ASC' },
})

numberField('moderationCase', { type: 'ModerationCase', read: 'MODERATION_READ' })

for (const change of [
  claimModerationCase,
  releaseModerationCase,
  decideModerationCase,
  restoreContent,
  decideAppeal,
  submitRevision,
  appealModeration,
])
  actionField(change as typeof claimModerationCase, (t) => ({
    case: recordField(t, 'ModerationCase', (out) => out.caseId),
  }))
