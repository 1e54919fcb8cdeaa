/** Notifications and letters in the schema, for administrators: what there is, in which words, by which channels, and when. */
import type { Language, NotificationTemplate } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { latestChanges } from '../../audit.ts'
import { builder, RoleEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db.ts'
import { inLanguage } from '../../language.ts'
import { sampleValues } from '../../wording/samples.ts'
import { templatesFor } from '../../wording/templatesFor.ts'
import { digestTimes, type DigestTimes } from '../notifications/digestTimes.ts'
import { usual } from '../notifications/delivery.ts'
import { wordsOf } from '../notifications/notificationText.ts'
import { EmailEnum, KindEnum } from '../notifications/preference.graph.ts'
import {
  resetNotificationTemplate,
  setDigestTimes,
  setNotificationDefault,
  setNotificationTemplate,
} from './catalogue.actions.ts'
import { LanguageEnum } from '../../languageEnum.ts'
import { mostSubject, mostText } from './catalogue.rules.ts'
import { languageChoices } from '../../languages.rules.ts'
import { catalogue, entryOf, type Entry } from './catalogue.ts'
import { countsOf, type Counts } from './counts.ts'
import { previewOf, type Preview } from './preview.ts'

interface Told {
  entry: Entry
  counts: Counts
  rows: readonly NotificationTemplate[]
}

async function toldOf(db: Db, names: readonly Entry[]): Promise<Told[]> {
  const [counts, rows] = await Promise.all([countsOf(db), db.notificationTemplate.findMany()])
  return names.map((entry) => ({ entry, counts, rows: rows.filter(({ kind }) => kind === entry.name) }))
}

interface Words {
  entry: Entry
  language: Language
  subject: string
  text: string
  written: boolean
}

/** The words that hold in a language: those of the product where administrators wrote none. */
function wordsIn({ entry, rows }: Told, language: Language): Words {
  const row = rows.find((one) => one.language === language && one.text !== null)
  if (row) return { entry, language, subject: row.subject!, text: row.text!, written: true }
  const { subject, texts } = entry.words[language]
  return { entry, language, subject, text: texts[0]!, written: false }
}

const PreviewType = builder.objectRef<Preview>('NotificationPreview').implement({
  description: 'Words as they will be read, with sample values.',
  fields: (t) => ({
    problems: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Why the words cannot be taken, by field; those that hold are shown then.',
      resolve: ({ problems }) => problems,
    }),
    subject: t.exposeString('subject'),
    html: t.exposeString('html', { description: 'The whole mail.' }),
    text: t.exposeString('text', { description: 'The mail for programs that show no HTML.' }),
    message: t.exposeString('message', { nullable: true, description: 'What the bell says; null for letters.' }),
  }),
})

const WordsType = builder.objectRef<Words>('NotificationWords').implement({
  description: 'The words of a kind of notifications or letters in a language, in ICU MessageFormat.',
  fields: (t) => ({
    language: t.expose('language', { type: LanguageEnum }),
    subject: t.exposeString('subject'),
    text: t.exposeString('text', { description: 'Paragraphs, with an empty line between them.' }),
    written: t.exposeBoolean('written', {
      description: 'Whether administrators wrote them; otherwise they are those of the product, in English.',
    }),
    preview: t.field({
      type: PreviewType,
      description: 'How they are read, with sample values.',
      resolve: ({ entry, ...words }, _args, { db, viewer }) => previewOf(db, entry, viewer!, words),
    }),
  }),
})

const Kind = builder.objectRef<Told>('CatalogueKind').implement({
  description: 'A kind of notifications or letters that the platform sends.',
  fields: (t) => ({
    name: t.string({ description: 'Its name in the code.', resolve: ({ entry }) => entry.name }),
    kind: t.field({
      type: KindEnum,
      nullable: true,
      description: 'The kind of notifications; null for a letter that nothing on the bell goes with.',
      resolve: ({ entry }) => entry.notification,
    }),
    title: t.string({ resolve: ({ entry }) => entry.title() }),
    category: t.string({ resolve: ({ entry }) => entry.category }),
    who: t.string({
      nullable: true,
      description: 'Who gets it, in words; null: the people concerned.',
      resolve: ({ entry }) => entry.who?.() ?? null,
    }),
    when: t.string({
      nullable: true,
      description: 'When it is sent, in words; null: as its text says.',
      resolve: ({ entry }) => entry.when?.() ?? null,
    }),
    roles: t.field({
      type: [RoleEnum],
      description: 'Who may be told at all; none: people of every role.',
      resolve: ({ entry }) => entry.roles as never,
    }),
    always: t.boolean({ description: 'Whether nobody can turn it off.', resolve: ({ entry }) => entry.always }),
    bell: t.boolean({
      nullable: true,
      description: 'Whether the bell shows it to those who have not chosen; null for letters.',
      resolve: ({ entry, counts }) => entry.notification && (entry.always || counts.defaults(entry.notification).bell),
    }),
    email: t.field({
      type: EmailEnum,
      nullable: true,
      description: 'How it is mailed to those who have not chosen; null for letters, and for what is never mailed so.',
      resolve: ({ entry, counts }) =>
        entry.notification && !entry.always ? counts.defaults(entry.notification).email : null,
    }),
    usualEmail: t.field({
      type: EmailEnum,
      nullable: true,
      description: 'How the product mails it unless administrators say otherwise.',
      resolve: ({ entry }) => (entry.notification && !entry.always ? usual(entry.notification).email : null),
    }),
    deviating: t.int({
      description: 'How many people want it in another way than by default.',
      resolve: ({ entry, counts }) => (entry.notification ? counts.deviating(entry.notification) : 0),
    }),
    told: t.int({
      description: 'How many notifications there were in the last 30 days.',
      resolve: ({ entry, counts }) => counts.told(entry.name),
    }),
    mailed: t.int({
      description: 'How many letters of their own were sent in the last 30 days; digests are a kind of their own.',
      resolve: ({ entry, counts }) => counts.mailed(entry.name),
    }),
    words: t.field({
      type: [WordsType],
      description: 'Its words in each language.',
      resolve: (told) => languageChoices.map((language) => wordsIn(told, language)),
    }),
    texts: t.stringList({
      description: 'The words of the product in English: one text, or those of which what it is about chooses one.',
      resolve: ({ entry }) => [...entry.texts],
    }),
    subject: t.string({ description: 'The subject of the product in English.', resolve: ({ entry }) => entry.subject }),
    example: t.string({
      nullable: true,
      description: 'What the bell says in English, with sample values; null for letters.',
      resolve: async ({ entry }, _args, ctx) =>
        entry.notification
          ? wordsOf(entry.notification, inLanguage('en', sampleValues), 'ENGLISH', await templatesFor(ctx)).message
          : null,
    }),
    variables: t.stringList({
      description: 'The variables that its words may name.',
      resolve: ({ entry }) => [...entry.variables],
    }),
    required: t.stringList({
      description: 'Those that its words must name.',
      resolve: ({ entry }) => [...entry.required],
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      description: 'The latest changes of its words and channels, at most 20.',
      resolve: async (query, { entry, rows }, _args, { db }) => {
        const decided = entry.notification
          ? await db.notificationDefault.findUnique({ where: { kind: entry.notification } })
          : null
        return latestChanges(db, query, {
          OR: [
            { entity: 'NotificationTemplate', entityId: { in: rows.map(({ id }) => id) } },
            { entity: 'NotificationDefault', entityId: decided?.id ?? 0 },
          ],
        })
      },
    }),
  }),
})

const Times = builder.objectRef<DigestTimes>('DigestTimes').implement({
  description: "When digests go out, in the university's zone.",
  fields: (t) => ({
    dailyHour: t.exposeInt('dailyHour', { description: 'The hour of the daily digest, from 0 to 23.' }),
    weeklyDay: t.exposeInt('weeklyDay', { description: 'The weekday of the weekly digest: 1 is Monday.' }),
    weeklyHour: t.exposeInt('weeklyHour', { description: 'The hour of the weekly digest, from 0 to 23.' }),
    ownHours: t.int({
      description: 'How many people chose an hour of their own for the daily digest.',
      resolve: (_, _args, { db }) => db.notificationSchedule.count({ where: { digestHour: { not: null } } }),
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      description: 'The latest changes of it, at most 20.',
      resolve: (query, _, _args, { db }) => latestChanges(db, query, { entity: 'DigestTimes' }),
    }),
  }),
})

const one = async ({ db }: Context, name: string) => {
  const entry = entryOf(name)
  return entry ? (await toldOf(db, [entry]))[0]! : null
}

builder.queryFields((t) => ({
  notificationCatalogue: t.field({
    type: [Kind],
    requires: 'ADMINISTRATION',
    description: 'Every kind of notifications and letters that the platform sends.',
    resolve: async (_, _args, { db }) => toldOf(db, catalogue()),
  }),
  catalogueKind: t.field({
    type: Kind,
    nullable: true,
    requires: 'ADMINISTRATION',
    description: 'One of them; null when there is none of the name.',
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }, ctx) => one(ctx, name),
  }),
  notificationPreview: t.field({
    type: PreviewType,
    nullable: true,
    requires: 'ADMINISTRATION',
    description: 'How words of a kind will be read; null when there is no such kind.',
    args: {
      name: t.arg.string({ required: true }),
      language: t.arg({ type: LanguageEnum, required: true }),
      subject: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_, { name, language, subject, text }, ctx) => {
      const told = await one(ctx, name)
      const words = { language, subject: subject.slice(0, mostSubject), text: text.slice(0, mostText) }
      return told && previewOf(ctx.db, told.entry, ctx.viewer!, words)
    },
  }),
  digestTimes: t.field({
    type: Times,
    requires: 'ADMINISTRATION',
    description: 'When digests go out.',
    resolve: (_, _args, { db }) => digestTimes(db),
  }),
}))

for (const change of [setNotificationTemplate, resetNotificationTemplate, setNotificationDefault] as const)
  actionField(change as typeof resetNotificationTemplate, (t) => ({
    kind: t.field({ type: Kind, nullable: true, resolve: ({ name }, _, ctx) => one(ctx, name) }),
  }))

actionField(setDigestTimes, (t) => ({
  digestTimes: t.field({ type: Times, resolve: (_, _args, { db }) => digestTimes(db) }),
}))
