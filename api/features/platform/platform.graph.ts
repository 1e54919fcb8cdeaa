/** Settings of the whole platform in the schema: what everybody goes by, and the rest for administrators. */
import { actionField } from '../../actionField.ts'
import { latestChanges } from '../../audit.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { currentLimits } from '../../currentLimits.ts'
import { universityZone } from '../../days.ts'
import { LanguageEnum } from '../../languageEnum.ts'
import { platformSettings, type PlatformSettings } from '../../platformSettings.ts'
import { endMaintenance, startMaintenance, updatePlatformSettings } from './platform.actions.ts'
import { resetDemo } from './resetDemo.actions.ts'
import { testMail } from './testMail.actions.ts'

const changes = [updatePlatformSettings, startMaintenance, endMaintenance]

const Maintenance = builder.objectRef<PlatformSettings>('Maintenance').implement({
  description: 'That nobody but administrators can change anything for now.',
  fields: (t) => ({
    text: t.exposeString('maintenanceText', { description: 'What people read meanwhile; it may be empty.' }),
    textArabic: t.exposeString('maintenanceArabic', { description: 'The same in Arabic.' }),
    since: t.expose('maintenanceSince', { type: 'DateTime', nullable: true }),
    until: t.expose('maintenanceUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is expected to be over; null when nobody knows.',
    }),
  }),
})

export const Settings = builder.objectRef<PlatformSettings>('PlatformSettings').implement({
  description: 'What administrators decide about the whole platform.',
  fields: (t) => ({
    maintenance: t.field({
      type: Maintenance,
      nullable: true,
      description: 'Null in everyday work.',
      resolve: (settings) => (settings.maintenanceSince ? settings : null),
    }),
    language: t.expose('language', {
      type: LanguageEnum,
      description: 'Of mails to people who have not chosen one, and of pages for browsers that ask for none of ours.',
    }),
    shortDollars: t.exposeBoolean('shortDollars', {
      description: 'Whether lists show short amounts in dollars ($12k) instead of dirhams (AED 12K).',
    }),
    firstWeekday: t.exposeInt('firstWeekday', {
      description: 'The weekday with which weeks begin: 1 is Monday, 7 is Sunday.',
    }),
    workingWeekdays: t.exposeIntList('workingWeekdays', {
      description: 'The weekdays on which the university works: 1 is Monday, 7 is Sunday.',
    }),
    verifyNewAccounts: t.exposeBoolean('verifyNewAccounts', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description:
        'Whether investors, experts and people of companies who register themselves wait for the university.',
    }),
    mailFrom: t.string({
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The sender of mail, from MAIL_FROM.',
      resolve: () => config.mailFrom,
    }),
    revision: t.exposeInt('settingsRevision', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'Counts up with every change of the general settings.',
    }),
    timeZone: t.string({
      description: 'The university’s zone, in which days begin and end for everyone.',
      resolve: () => universityZone,
    }),
    uploadMaxBytes: t.int({
      description: 'The largest file that may be uploaded, in bytes.',
      resolve: async (_, _args, { db }) => (await currentLimits(db)).upload,
    }),
    senderName: t.exposeString('senderName', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The name of the sender of mails; null: as mailFrom says.',
    }),
    uploadMaxMb: t.exposeInt('uploadMaxMb', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The largest file that is taken, in megabytes; null: as the configuration says.',
    }),
    sessionRequests: t.exposeInt('sessionRequests', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'Requests of one session in a minute, on each process; null: as the configuration says.',
    }),
    mostUploadMb: t.int({
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The most that uploadMaxMb can be, from UPLOAD_MAX_MB, in megabytes.',
      resolve: () => config.uploadMaxMb,
    }),
    mostSessionRequests: t.int({
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The most that sessionRequests can be, from SESSION_REQUESTS.',
      resolve: () => config.sessionRequests,
    }),
    replyTo: t.exposeString('replyTo', {
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'Where answers to mails go; null: to their sender.',
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      nullable: true,
      requires: 'ADMINISTRATION',
      description: 'The latest changes of it, at most 20.',
      resolve: (query, _, _args, { db }) =>
        latestChanges(db, query, {
          entity: 'Platform',
          action: { in: [...changes, testMail, resetDemo].map(({ name }) => name) },
        }),
    }),
  }),
})

builder.queryField('platformSettings', (t) =>
  t.field({
    type: Settings,
    requires: 'public',
    description: 'What administrators decided about the whole platform.',
    resolve: (_, _args, { db }) => platformSettings(db),
  }),
)

for (const change of changes)
  actionField(change as typeof endMaintenance, (t) => ({
    platformSettings: t.field({ type: Settings, resolve: (_, _args, { db }) => platformSettings(db) }),
  }))

actionField(testMail, (t) => ({
  sentTo: t.string({ description: 'The address.', resolve: ({ sentTo }) => sentTo }),
  delivered: t.boolean({
    description: 'Whether a mail server took it; otherwise it lies in DATA_DIR/outbox, as there is none.',
    resolve: ({ delivered }) => delivered,
  }),
}))
