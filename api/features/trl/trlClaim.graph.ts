/** Claims for a Technology Readiness Level in the schema. */
import type { TrlClaim } from '../../__generated__/prisma/client.ts'
import type { TrlClaimStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum } from '../../builder.ts'
import { conflictsOf } from '../../conflicts/conflict.graph.ts'
import { judgedProject } from '../../conflicts/judged.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { createTrlClaim, setTrlEvidence, submitTrlClaim, withdrawTrlClaim } from './claim.actions.ts'
import { claimedCriteria } from './evidence.ts'
import { reviewTrlClaim, reviewTrlEvidence } from './review.actions.ts'
import { trlClaimFilterRules } from './trl.rules.ts'
import { trlClaimSort, trlClaimWhere } from './trlClaim.list.ts'
import { TrlCriterionType } from './trlParts.graph.ts'
import {
  acceptTrlValidation,
  assignTrlValidator,
  declineTrlValidation,
  removeTrlValidator,
} from './validator.actions.ts'

const StatusEnum = describedEnum<TrlClaimStatus>('TrlClaimStatus', 'Where a claim stands.', {
  DRAFT: 'Its people gather the evidence; nobody else sees it.',
  REQUESTED: 'It waits for a validator without a conflict of interest.',
  IN_REVIEW: 'Its validators answer the evidence.',
  CHANGES_REQUESTED: 'Its people are to change what was asked or returned.',
  VALIDATED: null,
  WITHDRAWN: null,
})

const evidenceRows = batched(async ({ db }, ids) => {
  const rows = await db.trlEvidence.findMany({ where: { claimId: { in: [...ids] } } })
  return ids.map((id) => rows.filter(({ claimId }) => claimId === id))
})
const ownRows = batched(async ({ db, viewer }, ids) => {
  const rows = await db.trlValidator.findMany({ where: { claimId: { in: [...ids] }, userId: viewer?.id ?? -1 } })
  return ids.map((id) => rows.find(({ claimId }) => claimId === id) ?? null)
})

builder.prismaNode('TrlClaim', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
  readable: 'TRL_READ',
  description: 'The claim that a project has reached a Technology Readiness Level.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The project’s title when it was begun.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    claimant: t.relation('claimant', { nullable: true, description: 'Who claims it; null when the person has left.' }),
    status: t.expose('status', { type: StatusEnum }),
    level: t.exposeInt('level', { description: 'The level that is claimed, 1-9.' }),
    fromLevel: t.exposeInt('fromLevel', { description: 'The level that was validated before; 0 when there was none.' }),
    completeness: t.exposeInt('completeness', { description: 'Percent of the criteria that have evidence.' }),
    criteria: t.field({
      type: [TrlCriterionType],
      nullable: true,
      requires: 'TRL_READ_EVIDENCE',
      description: 'Those of the levels above the validated one, up to the claimed one.',
      extensions: { reads: ['fromLevel', 'level'] },
      resolve: async (claim, _, ctx) => claimedCriteria(claim, await evidenceRows(ctx, claim.id)),
    }),
    validators: t.relation('validators', {
      description: 'The people who are to validate it, or have.',
      query: { orderBy: { id: 'asc' } },
    }),
    conflictsOf: conflictsOf<TrlClaim>(t, { requires: 'TRL_ASSIGN', reads: 'projectId', judged: judgedProject }),
    comment: t.exposeString('comment', {
      nullable: true,
      requires: 'TRL_READ_EVIDENCE',
      description: 'What the validator wrote with the decision.',
    }),
    requestedAt: t.expose('requestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When validation was first requested.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.relation('decidedBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isAssigned: t.boolean({
      description: 'Whether the viewer is to validate it.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => (await ownRows(ctx, id)) !== null,
    }),
    hasAccepted: t.boolean({
      description: 'Whether the viewer has stated to have no conflict of interest.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => Boolean((await ownRows(ctx, id))?.acceptedAt),
    }),
    canUpdate: viewerCan(t, 'TRL_UPDATE'),
    canAssign: viewerCan(t, 'TRL_ASSIGN'),
    canAnswer: viewerCan(t, 'TRL_ANSWER'),
    canReview: viewerCan(t, 'TRL_REVIEW'),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  validatedTrl: t.exposeInt('validatedTrl', {
    nullable: true,
    description: 'The Technology Readiness Level that the university has validated; null while it has validated none.',
  }),
  validatedTrlAt: t.expose('validatedTrlAt', { type: 'DateTime', nullable: true }),
  validatedTrlBy: t.relation('validatedTrlBy', { nullable: true }),
  canClaimTrl: viewerCan(t, 'TRL_CLAIM'),
  trlClaims: t.prismaField({
    type: ['TrlClaim'],
    description: 'Its claims, the newest first, as far as the viewer may see them; at most 20.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.trlClaim.findMany({
        ...query,
        where: { AND: [{ projectId: id }, access.within('TRL_READ')] },
        orderBy: { id: 'desc' },
        take: 20,
      }),
  }),
}))

listField('trlClaims', {
  type: 'TrlClaim',
  read: 'TRL_READ',
  description:
    'Claims for a Technology Readiness Level: those to validate, and those of projects that the viewer works on.',
  filter: { rules: trlClaimFilterRules, where: trlClaimWhere },
  sort: trlClaimSort,
  order: { field: 'REQUESTED_AT', direction: 'ASC' },
})

numberField('trlClaim', { type: 'TrlClaim', read: 'TRL_READ' })

for (const change of [
  setTrlEvidence,
  assignTrlValidator,
  removeTrlValidator,
  acceptTrlValidation,
  declineTrlValidation,
  reviewTrlEvidence,
])
  actionField(change as typeof setTrlEvidence, (t) => ({
    claim: recordField(t, 'TrlClaim', (out) => out.claimId),
  }))
for (const change of [createTrlClaim, submitTrlClaim, withdrawTrlClaim, reviewTrlClaim])
  actionField(change as typeof submitTrlClaim, (t) => ({
    claim: recordField(t, 'TrlClaim', (out) => out.claimId),
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
