/** What the platform keeps for how long, and everything about one person, in the schema. */
import { Access } from '../../access.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { keeping, keptOf, keptSince, type Kept } from '../../retention/keeping.ts'
import type { RetentionName } from '../../retention/names.rules.ts'
import { personalData } from '../accounts/personalData.ts'
import { setRetention, takePersonalData } from './data.actions.ts'

const NameEnum = describedEnum<RetentionName>('RetentionName', 'What is kept for some time.', {
  SECURITY_LOG: 'Events of the security log.',
  MODEL_LOG: 'What was sent to the language model.',
  WEBHOOK_LOG: 'Deliveries of webhooks.',
  PROVISIONING_LOG: 'Requests of provisioning connections.',
  BUSY_TIMES: 'Busy times of connected calendars that are over.',
  ENQUIRIES: 'Enquiries of visitors that were answered or closed.',
  DELETED_PROJECTS: 'Projects that were deleted, and can be restored.',
  READ_NOTIFICATIONS: 'Those that the person has opened, or marked.',
  SCHEDULED_EXPORTS: 'Files of scheduled exports, and when they were made.',
  ORCID_WORKS: 'Works found in ORCID records that are no longer read.',
  MAIL_LOG: 'Mails that were sent, failed or were given up: to whom and when, not what they said.',
})

const Rule = builder.objectRef<Kept>('RetentionRule').implement({
  description: 'For how long something is kept.',
  fields: (t) => ({
    name: t.field({ type: NameEnum, resolve: ({ retention }) => retention.name }),
    days: t.exposeInt('days', { nullable: true, description: 'For how many days; null: always.' }),
    usualDays: t.int({
      nullable: true,
      description: 'For how many days unless administrators say otherwise; null: always.',
      resolve: ({ retention }) => retention.days,
    }),
    least: t.int({
      nullable: true,
      description: 'The fewest days that can be chosen; null where people were promised the usual time.',
      resolve: ({ retention }) => retention.range?.least ?? null,
    }),
    most: t.int({
      nullable: true,
      description: 'The most days that can be chosen; null where people were promised the usual time.',
      resolve: ({ retention }) => retention.range?.most ?? null,
    }),
    over: t.int({
      description: 'How many records the next run would remove, also if it were kept for another number of days.',
      args: { days: t.arg.int({ required: false, description: 'In place of those that hold.' }) },
      resolve: ({ retention, days }, { days: asked }, { db }) => {
        const kept = asked ?? days
        return kept === null ? 0 : retention.count(db, keptSince(Math.max(0, kept)))
      },
    }),
    ranAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the latest run was; null before the first.',
      resolve: ({ rule }) => rule?.ranAt ?? null,
    }),
    removed: t.int({
      description: 'How many records the latest run removed.',
      resolve: ({ rule }) => rule?.removed ?? 0,
    }),
  }),
})

builder.queryFields((t) => ({
  retentionRules: t.field({
    type: [Rule],
    requires: 'ADMINISTRATION',
    description: 'What is kept for some time, and for how long.',
    resolve: (_, _args, { db }) => keeping(db),
  }),
  retentionRule: t.field({
    type: Rule,
    requires: 'ADMINISTRATION',
    description: 'One of them.',
    args: { name: t.arg({ type: NameEnum, required: true }) },
    resolve: (_, { name }, { db }) => keptOf(db, name),
  }),
}))

actionField(setRetention, (t) => ({
  retentionRule: t.field({
    type: Rule,
    resolve: ({ name }, _, { db }) => keptOf(db, name),
  }),
}))

actionField(takePersonalData, (t) => ({
  data: t.field({
    type: 'JSON',
    description: 'Everything that belongs to the person, by kind.',
    // Read once it is written down, and with the person's own eyes: what others wrote about somebody stays with them.
    resolve: ({ person }, _, ctx) => personalData({ ...ctx, viewer: person, access: new Access(person, ctx.db) }),
  }),
  fileName: t.string({ resolve: ({ person }) => `${person.username}.json` }),
}))
