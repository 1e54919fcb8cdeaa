/** Access that one person was given to one record, in the schema. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { pathOf } from '../../records/records.ts'
import { viewerCan } from '../../viewerCan.ts'
import { columnOf, placeOf, type Columns, type GrantedKind } from './grantedRecord.ts'
import { permissions, revokeRecordGrant, setRecordGrant } from './recordGrant.actions.ts'
import { grantStates, recordGrantFilterRules } from './recordGrant.rules.ts'

type State = (typeof grantStates)[number]

const StateEnum = describedEnum<State>('RecordGrantState', 'Whether an access holds now.', {
  STANDING: null,
  LAPSED: 'Its last day is over.',
  REVOKED: 'Someone ended it before its day.',
})

const KindEnum = describedEnum<GrantedKind>(
  'RecordGrantKind',
  'A kind of record that a person can be given access to.',
  {
    Project: null,
    Idea: null,
    Challenge: null,
  },
)

/** The columns that name the record. */
const named = { projectId: true, ideaId: true, challengeId: true } as const
const titled = { select: { title: true } } as const

const maySee = ({ access }: Context, grant: Columns) => {
  const { type, id } = placeOf(grant)
  return access.can(permissions[type].read, id)
}

builder.prismaNode('RecordGrant', {
  id: { field: 'id' },
  readable: 'RECORD_GRANT_READ',
  description: 'That one person may see one record until a day, whatever its readers are otherwise.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, select: named, resolve: (grant) => placeOf(grant).type }),
    recordId: t.globalID({
      extensions: { reads: Object.keys(named) },
      resolve: (grant) => placeOf(grant),
    }),
    title: t.string({
      nullable: true,
      select: { ...named, project: titled, idea: titled, challenge: titled },
      description: 'What the record is called; null when the viewer may not see it any more.',
      resolve: async ({ project, idea, challenge, ...grant }, _args, ctx) =>
        (await maySee(ctx, grant)) ? (project ?? idea ?? challenge)!.title : null,
    }),
    path: t.string({
      nullable: true,
      select: named,
      description: 'The path of the page of the record; null when the viewer may not see it any more.',
      resolve: async (grant, _args, ctx) => {
        const { type, id } = placeOf(grant)
        return (await maySee(ctx, grant)) ? pathOf(type, id, (permission) => ctx.access.allowed(permission)) : null
      },
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'Who was given it; null when the viewer may not see the person.',
    }),
    state: t.field({
      type: StateEnum,
      select: { status: true, expiresOn: true },
      resolve: ({ status, expiresOn }): State =>
        status === 'REVOKED' ? 'REVOKED' : expiresOn >= universityDay() ? 'STANDING' : 'LAPSED',
    }),
    withFiles: t.exposeBoolean('withFiles', { description: 'Whether all files of the record are part of it.' }),
    expiresOn: t.expose('expiresOn', { type: 'Date', description: 'The last day of the access.' }),
    reason: t.exposeString('reason', { description: 'Why it was given.' }),
    endReason: t.exposeString('endReason', { description: 'Why it was revoked; empty until then.' }),
    givenAt: t.expose('givenAt', { type: 'DateTime', description: 'When it was given last.' }),
    givenBy: t.relation('givenBy', { nullable: true, description: 'Who gave it last; null when the person has left.' }),
    canRevoke: viewerCan(t, 'RECORD_GRANT_END'),
  }),
})

const states: Record<State, () => Prisma.RecordGrantWhereInput> = {
  STANDING: () => ({ status: 'GRANTED', expiresOn: { gte: universityDay() } }),
  LAPSED: () => ({ status: 'GRANTED', expiresOn: { lt: universityDay() } }),
  REVOKED: () => ({ status: 'REVOKED' }),
}

const where = ({
  recordId,
  userId,
  state,
}: InferType<typeof recordGrantFilterRules>): (Prisma.RecordGrantWhereInput | false)[] => [
  recordId != null && { [columnOf[recordId.type]]: recordId.id },
  userId != null && { userId },
  state != null && states[state](),
]

listField('recordGrants', {
  type: 'RecordGrant',
  read: 'RECORD_GRANT_READ',
  description:
    'Access to one record that people were given: all for the university, that to own records, and one’s own.',
  filter: { rules: recordGrantFilterRules, where },
  sort: {
    EXPIRES_ON: { column: 'expiresOn', meaning: 'The last day of the access.' },
    GIVEN_AT: { column: 'givenAt', meaning: 'When it was given last.' },
  },
  order: { field: 'EXPIRES_ON', direction: 'ASC' },
})

for (const [kind, { share }] of Object.entries(permissions))
  builder.prismaObjectFields(kind as 'Project', (t) => ({
    canShare: viewerCan(t, share, 'Whether the viewer may give one person access to it.'),
  }))

actionField(setRecordGrant, (t) => ({ recordGrant: recordField(t, 'RecordGrant', (out) => out.recordGrantId) }))
actionField(revokeRecordGrant, (t) => ({ recordGrant: recordField(t, 'RecordGrant', (out) => out.recordGrantId) }))
