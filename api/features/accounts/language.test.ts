/** People read what the server says in their language: answers by the request, letters and notifications by their reader. */
import { afterAll, expect, test } from 'vitest'
import { inLanguage } from '../../language.ts'
import { passwordChangedLetter } from './account.mails.ts'
import { post } from '../../letters/post.ts'
import { runJobs } from '../../testing/jobs.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer } from '../../testing/server.ts'

const server = await testServer()
const { db } = server
afterAll(() => server.close())

const inArabic = { 'accept-language': 'ar' }
const arabic = /\p{Script=Arabic}/u

/** The subject of the mail that was sent last to an address. */
const lastSubject = async (email: string) =>
  (await db.outgoingMail.findFirstOrThrow({ where: { email, state: 'SENT' }, orderBy: { id: 'desc' } })).subject

test('a refusal is said in the language of the request, by GraphQL and by REST', async () => {
  const input = { email: 'nobody@ascent.test', password: 'not the password' }
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }'
  const said = async (headers: Record<string, string>) =>
    (await server.graphql(login, { headers, variables: { input } })).errors[0]!.message
  expect(await said({})).toBe('Login failed')
  expect(await said({ cookie: 'ascent_language=ar', 'accept-language': 'en' })).toMatch(arabic)
  const { body } = await server.ask('POST', '/api/login', { body: input, headers: inArabic })
  expect((body as { message: string }).message).toMatch(arabic)
})

test('what an input lacks is said at its field in the language of the request', async () => {
  const input = '{ email: "", name: "", password: "", role: RESEARCHER }'
  const { errors } = await server.graphql(`mutation { register(input: ${input}) { token } }`, { headers: inArabic })
  expect(errors[0]!.extensions).toMatchObject({ fieldErrors: { email: expect.stringMatching(arabic) as string } })
})

test('who registers in Arabic is written to in Arabic', async () => {
  const body = { email: 'sara@ascent.test', name: 'سارة', password: 'a long enough password', role: 'researcher' }
  await server.ask('POST', '/api/register', { body, headers: inArabic })
  const sara = await db.user.findUniqueOrThrow({ where: { email: body.email } })
  expect(sara.language).toBe('ARABIC')
  await db.$transaction((tx) => post(tx, passwordChangedLetter, sara, {}))
  await runJobs(db)
  expect(await lastSubject(sara.email)).toMatch(arabic)
})

test('a person chooses a language of ours, for mails as well, and no other', async () => {
  const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  const token = await server.session(ada)
  const choose = (language: string) => server.act(token, 'updateProfile', { language }, 'viewer { language }')
  expect(await choose('ARABIC')).toMatchObject({ data: { updateProfile: { viewer: { language: 'ARABIC' } } } })
  expect((await choose('KLINGON')).errors.length).toBeGreaterThan(0)
  expect((await db.user.findUniqueOrThrow({ where: { id: ada.id } })).language).toBe('ARABIC')
})

test('who has not chosen is written to as the platform says', async () => {
  const grace = await person(db, 'RESEARCHER', { name: 'Grace' })
  await db.platform.upsert({ where: { id: 1 }, create: { language: 'ARABIC' }, update: { language: 'ARABIC' } })
  await db.$transaction((tx) => post(tx, passwordChangedLetter, grace, {}))
  await runJobs(db)
  expect(await lastSubject(grace.email)).toMatch(arabic)
  await db.platform.update({ where: { id: 1 }, data: { language: 'ENGLISH' } })
})

test('a notification, its days and its times are said in the language in which it is read', async () => {
  const omar = await person(db, 'RESEARCHER', { name: 'Omar' })
  await db.notification.create({
    data: {
      userId: omar.id,
      kind: 'PROJECT_REVIEW_DUE',
      data: { project: 'Solar membranes', date: '2026-11-28' },
    },
  })
  const headers = bearer(await server.session(omar))
  const ask = async (more: Record<string, string>) =>
    JSON.stringify(
      (
        await server.graphql('{ notifications { edges { node { title message } } } }', {
          headers: { ...headers, ...more },
        })
      ).data,
    )
  expect(await ask({})).toContain('Nov 28, 2026')
  expect(await ask(inArabic)).toContain('28 نوفمبر 2026')
})

test('what a socket hears is said in the language of its handshake, and jobs speak English unless they write to somebody', () => {
  expect(inLanguage('ar', () => passwordChangedLetter.title())).toMatch(arabic)
  expect(passwordChangedLetter.title()).toMatch(/^[A-Z]/)
})
