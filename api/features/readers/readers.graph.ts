/** Who can see a record, and why, in the schema. */
import * as texts from '#texts/readers/words.js'
import type { Role } from '../../__generated__/prisma/enums.ts'
import { check } from '../../action.ts'
import { batched } from '../../batched.ts'
import { builder, PermissionEnum, RoleEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { ReadersType } from '../../records/interfaces.graph.ts'
import { kinds, type Kind, type Readers } from '../../records/readers.ts'
import { viewerCan } from '../../viewerCan.ts'
import { sightOf, type Sight } from './canSee.ts'
import { canSeeRules } from './canSee.rules.ts'
import { grantsOn, lastDayOf } from './grantsOn.ts'
import { meaningFor, reasonInWords, ruleOf } from './readerWords.ts'
import { permissionsOf, readersOf } from './readers.ts'

/** So many people are listed; how many there are is always told. */
const most = 50

const relationWords = 'The relation of the policy that lets them in, by its name; `any` is every record.'

interface OfRoles {
  kind: Kind
  roles: Role[]
  relation: string
  parts: string[]
}
const RolesType = builder.objectRef<OfRoles>('ReadingRoles').implement({
  description: 'Roles of which everyone sees a record, for one reason.',
  fields: (t) => ({
    roles: t.expose('roles', { type: [RoleEnum] }),
    relation: t.exposeString('relation', { description: relationWords }),
    why: t.string({
      description: 'Why, in a sentence.',
      resolve: ({ kind, parts }) => parts.map((part) => reasonInWords(kind, part, null)).join(' '),
    }),
  }),
})

interface OfPerson {
  kind: Kind
  id: number
  role: Role
  relation: string
  parts: string[]
  recordId: number
}
const PersonType = builder.objectRef<OfPerson>('ReadingPerson').implement({
  description: 'Someone who sees a record for the person’s own part in it.',
  fields: (t) => ({
    person: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Null when the viewer may not see the person.',
      resolve: (query, { id }, _args, { db }) => db.user.findUnique({ ...query, where: { id } }),
    }),
    relation: t.exposeString('relation', { description: relationWords }),
    why: t.string({
      description: 'Why, in a sentence.',
      resolve: async ({ kind, id, parts, recordId }, _args, { db }) => {
        const until = parts.includes('granted') ? lastDayOf(await grantsOn(db, kind, [recordId]), recordId, id) : null
        return parts.map((part) => reasonInWords(kind, part, until)).join(' ')
      },
    }),
  }),
})

const UnnamedType = builder.objectRef<number>('UnnamedReaders').implement({
  description: 'Readers whose names are withheld from the viewer.',
  fields: (t) => ({
    count: t.int({ resolve: (count) => count }),
    who: t.string({
      description: 'Who they are, with their number.',
      resolve: (count) => texts.companyReviewers({ count }),
    }),
    why: t.string({ description: 'Why, in sentences.', resolve: () => texts.companyReviewersWhy() }),
  }),
})

ReadersType.implement({
  description: 'Who can see a record, and why: a row of the policy, and whom its relations let in.',
  fields: (t) => ({
    permission: t.field({ type: PermissionEnum, resolve: ({ kind }) => permissionsOf[kind].read }),
    meaning: t.string({
      description: 'What the permission allows, in words.',
      resolve: ({ kind }) => meaningFor(kind),
    }),
    roles: t.field({
      type: [RolesType],
      description: 'Roles of which everyone sees it.',
      resolve: ({ kind, roles }) =>
        [...Map.groupBy(roles, ({ relation }) => relation)].map(([relation, some]) => ({
          kind,
          relation,
          parts: some[0]!.parts,
          roles: some.map(({ role }) => role),
        })),
    }),
    people: t.field({
      type: [PersonType],
      description: `People who see it for their own part in it, by name; at most ${most}.`,
      resolve: ({ kind, id, people }) => people.slice(0, most).map((person) => ({ kind, recordId: id, ...person })),
    }),
    unnamed: t.field({
      type: UnnamedType,
      nullable: true,
      description:
        'The reviewers of a proposal, for its applicants, who do not learn their names; null when there are none.',
      resolve: ({ reviewers }) => reviewers || null,
    }),
    peopleCount: t.int({ description: 'How many people these are.', resolve: ({ people }) => people.length }),
  }),
})

/**
 * The readers without those whose names are withheld from the viewer: applicants from the company in a first screening, of
 * whom even the number would tell something, and reviewers from applicants, who learn how many there are.
 */
async function withoutHidden({ access }: Context, readers: Readers): Promise<Readers> {
  const { kind, id, people } = readers
  if (kind !== 'Proposal') return readers
  const [names, reviewers] = await Promise.all([
    access.can('PROPOSAL_READ_APPLICANTS', id),
    access.can('PROPOSAL_READ_REVIEWERS', id),
  ])
  const of = (relation: string) => people.filter((person) => person.relation === relation)
  if (!reviewers) return { ...readers, people: of('applied'), reviewers: of('opened').length }
  return names ? readers : { ...readers, people: of('opened') }
}

for (const kind of kinds) {
  const { ask } = permissionsOf[kind]
  const load = batched<Readers>(({ db }, ids) => readersOf(db, kind, ids))
  builder.prismaObjectFields(kind as 'Project', (t) => ({
    canSeeReaders: viewerCan(t, ask),
    readers: t.field({
      type: ReadersType,
      nullable: true,
      requires: ask,
      description: 'Who can see it, and why; for those who may change it and the university.',
      extensions: { reads: [] },
      resolve: async ({ id }, _args, ctx) => withoutHidden(ctx, await load(ctx, id)),
    }),
  }))
}

const ReasonType = builder.objectRef<Sight['reasons'][number]>('SightReason').implement({
  description: 'A reason for which a person sees a record: an alternative of the relation that decides.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the policy, for example owner, shared or granted.' }),
    why: t.exposeString('why', { description: 'The reason in a sentence.' }),
  }),
})

const SightType = builder.objectRef<Sight>('Sight').implement({
  description: 'Whether a person can see a record, and why.',
  fields: (t) => ({
    can: t.exposeBoolean('can'),
    person: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Null when the viewer may not see the person.',
      resolve: (query, { person: { id } }, _args, { db }) => db.user.findUnique({ ...query, where: { id } }),
    }),
    permission: t.field({ type: PermissionEnum, resolve: ({ kind }) => permissionsOf[kind].read }),
    meaning: t.string({
      description: 'What the permission allows, in words.',
      resolve: ({ kind }) => meaningFor(kind),
    }),
    relation: t.exposeString('relation', {
      nullable: true,
      description: 'The relation that decides; null when the role or the state of the account does.',
    }),
    why: t.exposeString('why', { description: 'Why, in a sentence: the first reason, or why there is none.' }),
    rule: t.string({
      nullable: true,
      description: 'Whom of the person’s role the policy lets in; null when the role sees none, or all.',
      resolve: ({ kind, relation }) => (relation && relation !== 'any' ? ruleOf(kind, relation) : null),
    }),
    reasons: t.field({
      type: [ReasonType],
      description: 'Every reason for which the person sees it; none when the person does not.',
      resolve: ({ reasons }) => reasons,
    }),
  }),
})

builder.queryField('canSee', (t) =>
  t.field({
    type: SightType,
    requires: 'USER_ACCESS',
    description: 'Whether a person can see a record that the viewer sees, and why.',
    args: {
      id: t.arg.id({ required: true, description: 'The record.' }),
      userId: t.arg.id({ required: true, description: 'The person.' }),
    },
    resolve: async (_, args, ctx) => {
      const { id: record, userId } = await check(canSeeRules, args)
      return sightOf(ctx, userId, record.type, record.id)
    },
  }),
)
