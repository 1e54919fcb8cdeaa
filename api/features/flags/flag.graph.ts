/** Features of the product in the schema: those that the viewer has, and how administrators switch them. */
import type { FeatureFlag, User } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { latestChanges } from '../../audit.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { UserRef } from '../../people.graph.ts'
import { affected } from '../../flags/affected.ts'
import { featuresOf } from '../../flags/featureIsOn.ts'
import { featureNames, featureOf, releaseDays, type FeatureName } from '../../flags/features.rules.ts'
import { updateFeatureFlag } from './flag.actions.ts'

const NameEnum = describedEnum<FeatureName>('FeatureName', 'A feature of the product that can be switched.', {
  REGISTRATION: 'People register themselves.',
  ENQUIRIES: 'Visitors ask about published technologies.',
  CONTENT_REPORTS: 'People report what others wrote to moderators.',
  IMPORTS: 'People import records from spreadsheets.',
})

const KindEnum = describedEnum<'RELEASE' | 'SWITCH'>('FeatureKind', 'Why a feature can be switched.', {
  RELEASE: 'The product is about to change, for some people first.',
  SWITCH: 'It may have to be stopped at once.',
})

type Stale = 'REVIEW_DUE' | 'OLD_RELEASE' | 'FOR_EVERYBODY'
const StaleEnum = describedEnum<Stale>('StaleFeature', 'Why someone should decide about a feature again.', {
  REVIEW_DUE: 'The day by which the owner decides has come.',
  OLD_RELEASE: `It came more than ${releaseDays} days ago and has not reached everyone.`,
  FOR_EVERYBODY: 'Everyone has had it for weeks: the switch can go from the code.',
})

type Kept = FeatureFlag & { owner: User | null; people: { user: User }[] }

interface Shown {
  name: FeatureName
  flag: Kept | null
}

const day = 86_400_000
const age = (since: Date, now: Date) => (now.getTime() - since.getTime()) / day
/** For how many days everybody has had a release before its switch is in the way. */
const settledDays = 14

/** Why somebody should decide again; `now` for tests. */
export function staleness(name: FeatureName, flag: FeatureFlag | null, now = new Date()): Stale[] {
  const { kind, since } = featureOf(name)
  const everybody = !flag || (flag.on && !flag.roles.length && flag.percent === 100)
  const hadFor = age(flag?.updatedAt ?? new Date(since), now)
  return [
    ...(flag?.reviewOn && flag.reviewOn <= universityDay(now) ? (['REVIEW_DUE'] as const) : []),
    ...(kind === 'RELEASE' && !everybody && age(new Date(since), now) > releaseDays ? (['OLD_RELEASE'] as const) : []),
    ...(kind === 'RELEASE' && everybody && hadFor > settledDays ? (['FOR_EVERYBODY'] as const) : []),
  ]
}

const Flag = builder.objectRef<Shown>('FeatureFlag').implement({
  description: 'How a feature of the product is switched.',
  fields: (t) => ({
    name: t.expose('name', { type: NameEnum }),
    kind: t.field({ type: KindEnum, resolve: ({ name }) => featureOf(name).kind }),
    forVisitors: t.boolean({
      description: 'Whether visitors use it, so that it is on for everyone or for nobody.',
      resolve: ({ name }) => featureOf(name).forVisitors ?? false,
    }),
    since: t.field({
      type: 'Date',
      description: 'When it came into the product.',
      resolve: ({ name }) => featureOf(name).since,
    }),
    on: t.boolean({ description: 'Whether anyone has it at all.', resolve: ({ flag }) => flag?.on ?? true }),
    roles: t.field({
      type: [RoleEnum],
      description: 'Who has it; with none, people of every role do.',
      resolve: ({ flag }) => flag?.roles ?? [],
    }),
    percent: t.int({
      description: 'How many of a hundred of these people have it.',
      resolve: ({ flag }) => flag?.percent ?? 100,
    }),
    people: t.field({
      type: [UserRef],
      description: 'Who has it whatever the role.',
      resolve: ({ flag }) => flag?.people.map(({ user }) => user) ?? [],
    }),
    owner: t.field({
      type: UserRef,
      nullable: true,
      description: 'The administrator who decides about it.',
      resolve: ({ flag }) => flag?.owner ?? null,
    }),
    reviewOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day by which the owner decides again.',
      resolve: ({ flag }) => flag?.reviewOn && isoDay(flag.reviewOn),
    }),
    note: t.string({ resolve: ({ flag }) => flag?.note ?? '' }),
    affected: t.int({
      description: 'How many people in use of an account have it.',
      resolve: ({ name, flag }, _, { db }) => affected(db, name, flag),
    }),
    stale: t.field({ type: [StaleEnum], resolve: ({ name, flag }) => staleness(name, flag) }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      description: 'Its latest changes, at most 20.',
      resolve: (query, { flag }, _, { db }) =>
        latestChanges(db, query, { entity: 'FeatureFlag', entityId: flag?.id ?? 0 }),
    }),
  }),
})

const shown = { owner: true, people: { include: { user: true }, orderBy: { userId: 'asc' } } } as const

async function flagsOf(db: Db, names: readonly FeatureName[]): Promise<Shown[]> {
  const flags = await db.featureFlag.findMany({ where: { name: { in: [...names] } }, include: shown })
  return names.map((name) => ({ name, flag: flags.find((one) => one.name === name) ?? null }))
}

builder.queryFields((t) => ({
  features: t.field({
    type: [NameEnum],
    requires: 'public',
    description: 'The features that the viewer has.',
    resolve: (_, _args, { db, viewer }) => featuresOf(db, viewer),
  }),
  featureFlags: t.field({
    type: [Flag],
    requires: 'ADMINISTRATION',
    description: 'Every feature that can be switched.',
    resolve: (_, _args, { db }) => flagsOf(db, featureNames),
  }),
}))

actionField(updateFeatureFlag, (t) => ({
  featureFlag: t.field({
    type: Flag,
    resolve: async ({ name }, _, { db }) => (await flagsOf(db, [name]))[0]!,
  }),
}))
