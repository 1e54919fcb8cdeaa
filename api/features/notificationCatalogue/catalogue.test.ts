/** The catalogue of notifications: what there is, words that administrators write, channels, and tests. */
import { beforeEach, expect, test } from 'vitest'
import { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { closeLimits } from '../../limits.ts'
import { letterKinds } from '../../letters/letterKinds.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { sampleValues } from '../../wording/samples.ts'
import { filled } from '../../wording/templates.ts'
import { notify } from '../notifications/notify.ts'
import { catalogue } from './catalogue.ts'
import { problemsOf } from './checkWords.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Adam' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const enumOf = (name: string) => name as never

beforeEach(async () => {
  closeLimits()
  await db.notificationTemplate.deleteMany()
  await db.notificationDefault.deleteMany()
  await db.notificationPreference.deleteMany()
  await db.notification.deleteMany()
  await db.outgoingMail.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job`
})

const give =
  'kind { name words { language subject text written } bell email changes { changes { field before after } } }'
const words = (input: object, as: Viewer | null = admin) =>
  perform(
    db,
    'setNotificationTemplate',
    {
      name: 'PROJECT_RESTORED',
      language: enumOf('ENGLISH'),
      subject: 'Back again',
      text: '{by} restored {project}.',
      ...input,
    },
    { as, give },
  )
const wrong = async (input: object) => (await words(input)).errors[0]?.extensions['fieldErrors']
const channels = (input: object, as: Viewer | null = admin) =>
  perform(
    db,
    'setNotificationDefault',
    { kind: enumOf('PROJECT_RESTORED'), bell: true, email: enumOf('INSTANT'), ...input },
    { as, give },
  )
const tell = () =>
  db.$transaction((tx) =>
    notify(
      { tx, afterCommit: (effect) => effect() },
      { to: ada.id, kind: 'PROJECT_RESTORED', data: { project: 'Cool roofs', by: 'Bob' } },
    ),
  )
const bell = async () =>
  (await run(db, '{ notifications { edges { node { title message } } } }', { as: ada })).data!['notifications']

test('holds every kind of the code once, each with samples for its variables and words that pass their own check', async () => {
  const entries = catalogue()
  const names = entries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBe(Object.keys(NotificationKind).length + letterKinds.length - 1)
  const samples = sampleValues()
  for (const entry of entries) {
    expect(
      entry.variables.filter((name) => !(name in samples)),
      entry.name,
    ).toEqual([])
    for (const text of entry.texts) expect(problemsOf(entry, entry.subject, text), entry.name).toBeNull()
    const read = filled({ language: 'ENGLISH', subject: entry.subject, text: entry.texts[0]! }, samples, new Set())
    expect(read?.subject, entry.name).toBeTruthy()
    expect(read?.paragraphs.join(), entry.name).not.toMatch(/undefined|NaN|[{}]/)
  }
})

test('administrators alone read and change it', async () => {
  const reads = [
    '{ notificationCatalogue { name } }',
    '{ catalogueKind(name: "DIGEST") { name } }',
    '{ digestTimes { dailyHour } }',
    '{ notificationPreview(name: "DIGEST", language: ENGLISH, subject: "a", text: "b") { html } }',
  ]
  for (const as of [
    null,
    ...(await Promise.all(ROLES.filter((one) => one !== 'ADMIN').map((role) => person(db, role)))),
  ]) {
    const refused = as ? ['FORBIDDEN'] : ['UNAUTHENTICATED']
    for (const read of reads) expect((await run(db, read, { as })).codes, read).toEqual(refused)
    expect((await words({}, as)).codes).toEqual(refused)
    expect((await channels({}, as)).codes).toEqual(refused)
    for (const [name, input] of [
      ['resetNotificationTemplate', { name: 'DIGEST', language: enumOf('ENGLISH') }],
      ['sendTestLetter', { name: 'DIGEST', language: enumOf('ENGLISH') }],
      ['setDigestTimes', { dailyHour: 7, weeklyDay: 1, weeklyHour: 7 }],
    ] as const)
      expect((await perform(db, name, input, { as })).codes, name).toEqual(refused)
  }
})

test('words that cannot be taken say why, by field', async () => {
  expect(await wrong({ text: '{by} restored {project} on {day}.' })).toEqual({
    text: expect.stringMatching(/^Unknown variables: \{day\}\. Available: /) as string,
  })
  expect(await wrong({ text: 'A project is back.' })).toEqual({
    text: expect.stringMatching(/^Required variables are missing: /) as string,
  })
  expect(await wrong({ text: '{by restored {project}' })).toEqual({
    text: expect.stringMatching(/^This text cannot be read/) as string,
  })
  expect(await wrong({ subject: 'x'.repeat(151) })).toHaveProperty('subject')
  expect(await wrong({ text: `{by} {project} ${'x'.repeat(4_000)}` })).toHaveProperty('text')
  expect(await wrong({ subject: ' ' })).toHaveProperty('subject')
  expect((await words({ name: 'NO_SUCH_KIND' })).codes).toEqual(['NOT_FOUND'])
  expect(await db.notificationTemplate.count({ where: { text: { not: null } } })).toBe(0)
})

test('words of administrators are read on the bell and in the mail, and those of the product again after a reset', async () => {
  await channels({})
  const { data } = await words({})
  expect(data!['setNotificationTemplate']).toMatchObject({
    kind: {
      words: [
        { language: 'ENGLISH', subject: 'Back again', text: '{by} restored {project}.', written: true },
        { language: 'ARABIC', subject: 'تمت استعادة مشروع', written: false },
      ],
    },
  })
  await tell()
  await runJobs(db)
  const said = { title: 'Back again', message: 'Bob restored Cool roofs.' }
  expect(await bell()).toEqual({ edges: [{ node: said }] })
  expect(mailsTo(ada.email).at(-1)).toContain('Subject: Back again')
  expect(mailsTo(ada.email).at(-1)).toContain(said.message)
  expect(await db.outgoingMail.findMany()).toMatchObject([
    { kind: 'PROJECT_RESTORED', userId: ada.id, state: 'SENT', subject: 'Back again', data: {} },
  ])
  const reset = { name: 'PROJECT_RESTORED', language: enumOf('ENGLISH') }
  const after = await perform(db, 'resetNotificationTemplate', reset, { as: admin, give })
  expect(after.data!['resetNotificationTemplate']).toMatchObject({
    kind: {
      words: [{ written: false }, { written: false }],
      changes: [
        { changes: expect.arrayContaining([{ field: 'subject', before: 'Back again', after: null }]) as unknown },
        { changes: expect.anything() as unknown },
        { changes: expect.anything() as unknown },
      ],
    },
  })
  expect(JSON.stringify(await bell())).not.toContain('Back again')
  expect(await db.securityEvent.count({ where: { kind: 'SETTINGS_CHANGED', userId: admin.id } })).toBeGreaterThan(2)
})

test('defaults hold for those who have not chosen; who has chosen keeps that, and is counted', async () => {
  expect((await channels({ bell: true, email: enumOf('DIGEST') })).codes).toEqual([])
  await tell()
  expect(await db.notification.findFirstOrThrow()).toMatchObject({ inBell: true, inDigest: true })
  await db.notificationPreference.create({
    data: { userId: ada.id, kind: 'PROJECT_RESTORED', bell: true, email: 'OFF' },
  })
  await tell()
  expect(await db.notification.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({ inDigest: false })
  const { data } = await run(db, '{ catalogueKind(name: "PROJECT_RESTORED") { email usualEmail deviating told } }', {
    as: admin,
  })
  expect(data).toEqual({ catalogueKind: { email: 'DIGEST', usualEmail: 'OFF', deviating: 1, told: 2 } })
  const refused = await channels({ kind: enumOf('PASSWORD_CHANGED'), bell: false, email: enumOf('OFF') })
  expect(refused.errors[0]?.extensions['fieldErrors']).toEqual({ kind: '“Your password was changed” is always sent' })
})

test('a preview is filled in, from right to left in Arabic, and says what is wrong', async () => {
  const preview = async (language: string, text: string) =>
    (
      await run(
        db,
        `{ notificationPreview(name: "PROJECT_RESTORED", language: ${language}, subject: "{project}", text: ${JSON.stringify(text)}) { subject html message problems } }`,
        { as: admin },
      )
    ).data!['notificationPreview'] as unknown as { subject: string; html: string; message: string; problems: object }
  const arabic = await preview('ARABIC', 'استعاد {by} المشروع {project}.')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.html).toMatch(/تلقيت هذه الرسالة لأن[^<]+\.</)
  expect(arabic.message).toBe('استعاد عمر رحمن المشروع تبريد البيوت الزجاجية بالطاقة الشمسية.')
  expect(arabic.problems).toBeNull()
  const bad = await preview('ENGLISH', '{nothing}')
  expect(Object.keys(bad.problems)).toEqual(['text'])
  expect(bad.html).toContain('lang="en"')
})

test('a test is delivered like every mail, is marked as a test, and is limited per hour', async () => {
  const send = (name = 'PROJECT_RESTORED', language = 'ENGLISH') =>
    perform(db, 'sendTestLetter', { name, language: enumOf(language) }, { as: admin, give: 'mail { state isTest }' })
  expect((await send()).data).toEqual({ sendTestLetter: { mail: { state: 'WAITING', isTest: true } } })
  await words({ language: enumOf('ARABIC'), subject: 'مشروع', text: 'استعاد {by} {project}.' })
  await send('PROJECT_RESTORED', 'ARABIC')
  for (const { name } of letterKinds) if (name !== 'NOTIFICATION') await send(name)
  await runJobs(db)
  const sent = await db.outgoingMail.findMany({ orderBy: { id: 'asc' } })
  expect(sent.map(({ state, answer }) => (state === 'SENT' ? '' : answer)).filter(Boolean)).toEqual([])
  expect(sent[0]).toMatchObject({ userId: admin.id, subject: '[Test] A project was restored', state: 'SENT' })
  expect(sent[1]!.subject).toBe('[اختبار] مشروع')
  expect(await db.passwordReset.count()).toBe(0)
  let last = await send()
  for (let n = 0; n < 21 && !last.codes.length; n++) last = await send()
  expect(last.codes).toEqual(['RATE_LIMITED'])
})

test('the times of digests are settings with a history; wrong ones name their field', async () => {
  const set = (input: object) =>
    perform(
      db,
      'setDigestTimes',
      { dailyHour: 7, weeklyDay: 2, weeklyHour: 9, ...input },
      {
        as: admin,
        give: 'digestTimes { dailyHour weeklyDay weeklyHour changes { changes { field before after } } }',
      },
    )
  expect((await set({})).data!['setDigestTimes']).toMatchObject({
    digestTimes: {
      dailyHour: 7,
      weeklyDay: 2,
      weeklyHour: 9,
      changes: [{ changes: expect.arrayContaining([{ field: 'dailyHour', before: 8, after: 7 }]) as unknown }],
    },
  })
  for (const input of [{ dailyHour: 24 }, { weeklyDay: 0 }, { weeklyHour: -1 }])
    expect((await set(input)).errors[0]?.extensions['fieldErrors']).toHaveProperty(Object.keys(input)[0]!)
})
