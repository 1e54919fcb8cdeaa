/** The external services in the schema, for administrators. No secret is in it. */
import type { Integration, IntegrationKind } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { latestChanges } from '../../audit.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Db } from '../../db.ts'
import { calendarReturnAddress } from '../../integrations/oauthApps.ts'
import { integrationKinds, signInKinds } from '../../integrations/kinds.rules.ts'
import { deleteIntegration, testIntegration, updateIntegration } from './integration.actions.ts'

const KindEnum = describedEnum<IntegrationKind>('IntegrationKind', 'A service outside.', {
  ZOOM: null,
  TEAMS: 'Microsoft Teams.',
  CALDAV: 'Calendars of people at any server of CalDAV.',
  GOOGLE_CALENDAR: null,
  MICROSOFT_CALENDAR: 'Calendars of people at Microsoft 365.',
})

interface Shown {
  kind: IntegrationKind
  row: Integration | null
}

const IntegrationType = builder.objectRef<Shown>('Integration').implement({
  description: 'A service outside that the platform uses.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    enabled: t.boolean({ description: 'Whether it is in use.', resolve: ({ row }) => row?.enabled ?? false }),
    account: t.string({
      description: 'Zoom’s account ID, or the directory (tenant) ID of Microsoft.',
      resolve: ({ row }) => row?.account ?? '',
    }),
    client: t.string({ resolve: ({ row }) => row?.client ?? '' }),
    hasSecret: t.boolean({
      description: 'Whether a client secret is stored.',
      resolve: ({ row }) => Boolean(row?.clientSecret),
    }),
    organizer: t.string({
      description: 'In whose name video meetings are made.',
      resolve: ({ row }) => row?.organizer ?? '',
    }),
    redirectAddress: t.string({
      nullable: true,
      description: 'The redirect address to register at the service; null where it needs none.',
      resolve: ({ kind }) => (signInKinds.some((one) => one === kind) ? calendarReturnAddress() : null),
    }),
    testedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the connection was last tested.',
      resolve: ({ row }) => row?.testedAt ?? null,
    }),
    worked: t.boolean({ description: 'Whether that test went well.', resolve: ({ row }) => row?.worked ?? false }),
    answer: t.string({ description: 'What the service answered then.', resolve: ({ row }) => row?.answer ?? '' }),
    useCount: t.int({
      description: 'How many meetings have a link of it, or how many people have connected a calendar by it.',
      resolve: async ({ kind }, _, { db }) =>
        (await db.meetingLink.count({ where: { kind, progress: 'MADE' } })) +
        (await db.connectedCalendar.count({ where: { kind } })),
    }),
    problemCount: t.int({
      description: 'How many links it could not make or change, or how many calendars could not be read at last.',
      resolve: async ({ kind }, _, { db }) =>
        (await db.meetingLink.count({ where: { kind, progress: 'FAILED' } })) +
        (await db.connectedCalendar.count({ where: { kind, failures: { gt: 0 } } })),
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      description: 'Its latest changes, at most 20, the latest first.',
      resolve: (query, { row }, _, { db }) =>
        latestChanges(db, query, { entity: 'Integration', entityId: row?.id ?? 0 }),
    }),
  }),
})

const shown = async (db: Db, kind: IntegrationKind): Promise<Shown> => ({
  kind,
  row: await db.integration.findUnique({ where: { kind } }),
})

builder.queryField('integrations', (t) =>
  t.field({
    type: [IntegrationType],
    requires: 'ADMINISTRATION',
    description: 'All external services that the platform can use, whether they are set up or not.',
    resolve: (_, _args, { db }) => Promise.all(integrationKinds.map((kind) => shown(db, kind))),
  }),
)

builder.queryField('integration', (t) =>
  t.field({
    type: IntegrationType,
    requires: 'ADMINISTRATION',
    args: { kind: t.arg({ type: KindEnum, required: true }) },
    description: 'One service outside.',
    resolve: (_, { kind }, { db }) => shown(db, kind),
  }),
)

for (const change of [updateIntegration, deleteIntegration])
  actionField(change as typeof deleteIntegration, (t) => ({
    integration: t.field({ type: IntegrationType, resolve: ({ kind }, _, { db }) => shown(db, kind) }),
  }))
actionField(testIntegration, (t) => ({
  worked: t.exposeBoolean('worked'),
  answer: t.exposeString('answer', { description: 'What the service answered, in words.' }),
  integration: t.field({ type: IntegrationType, resolve: ({ kind }, _, { db }) => shown(db, kind) }),
}))
