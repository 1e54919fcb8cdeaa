/** Kept answers: given again only while nothing was changed, to the session that asked, and never what may no longer be seen. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { Access } from '../access.ts'
import { openSession } from '../features/accounts/session.ts'
import { idOf } from '../testing/ids.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'
import { ownOperations } from './persisted.ts'

const text = 'query Kept($number: Int!) { project(number: $number) { title description } }'
const id = createHash('sha256').update(text).digest('hex')
let server: TestServer
let owner: Viewer
let partner: Viewer
let tokens: { owner: string; partner: string }
let number: number

beforeAll(async () => {
  vi.spyOn(ownOperations, 'all').mockReturnValue({ [id]: text })
  server = await testServer()
  owner = await person(server.db, 'RESEARCHER')
  partner = await person(server.db, 'INDUSTRY')
  tokens = { owner: await server.session(owner), partner: await server.session(partner) }
})
beforeEach(async () => {
  const open = { approvedForIndustry: true, status: 'ACTIVE', title: 'Before' } as const
  number = (await makeProject(server.db, { ...open, ownerId: owner.id })).id
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const ask = async (token: string, headers: Record<string, string> = {}) => {
  const body = { operationName: 'Kept', variables: { number }, extensions: { persistedId: id } }
  const answer = await server.ask('POST', '/graphql', { body, headers: { ...bearer(token), ...headers } })
  return (answer.body as { data: { project: { title: string } | null } }).data?.project ?? null
}
/** How often the answer is made again, from the database, while `work` is done. */
async function made(work: () => Promise<unknown>) {
  const asked = vi.spyOn(Access.prototype, 'can')
  await work()
  const { length } = asked.mock.calls
  asked.mockRestore()
  return length
}

test('a question that was asked before is answered without the database, but for its session', async () => {
  const first = await ask(tokens.partner)
  expect(await made(async () => expect(await ask(tokens.partner)).toEqual(first))).toBe(0)
  expect(await made(() => ask(tokens.partner, { 'cache-control': 'no-cache' }))).toBe(1)
  expect(await made(() => ask(tokens.owner)), 'another session asks for itself').toBe(1)
})

test('what was changed is seen at once, by who changed it and by others', async () => {
  await Promise.all([ask(tokens.owner), ask(tokens.partner)])
  const { errors } = await server.graphql(
    'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { title } } }',
    { headers: bearer(tokens.owner), variables: { input: { id: idOf('Project', number), title: 'After' } } },
  )
  expect(errors).toEqual([])
  expect(await ask(tokens.owner)).toMatchObject({ title: 'After' })
  expect(await ask(tokens.partner)).toMatchObject({ title: 'After' })
})

test('what is taken from a viewer is gone at once, whoever took it', async () => {
  expect(await ask(tokens.partner)).toMatchObject({ title: 'Before' })
  // As another server or program would: nothing of this process takes part.
  await server.db.$executeRaw`UPDATE "Project" SET "approvedForIndustry" = false WHERE id = ${number}`
  expect(await ask(tokens.partner)).toBeNull()
  await server.db.user.update({ where: { id: partner.id }, data: { role: 'ADMIN' } })
  expect(await ask(tokens.partner)).toMatchObject({ title: 'Before' })
  await server.db.user.update({ where: { id: partner.id }, data: { role: 'INDUSTRY' } })
  expect(await ask(tokens.partner)).toBeNull()
})

test('a session that has ended, and an account that was suspended, are answered nothing that was kept', async () => {
  const { token, sessionId } = await openSession(server.db, owner.id, { remember: false, userAgent: '', address: '' })
  expect(await ask(token)).toMatchObject({ title: 'Before' })
  await server.db.signIn.delete({ where: { id: sessionId } })
  expect(await ask(token)).toBeNull()
  expect(await ask(tokens.partner)).toMatchObject({ title: 'Before' })
  await server.db.user.update({ where: { id: partner.id }, data: { status: 'SUSPENDED' } })
  expect(await ask(tokens.partner)).toBeNull()
  await server.db.user.update({ where: { id: partner.id }, data: { status: 'ACTIVE' } })
})

test('a change that is committed while the answer is made is not hidden behind it', async () => {
  const slow = vi.spyOn(Access.prototype, 'can').mockImplementationOnce(async () => {
    await server.db.$executeRaw`UPDATE "Project" SET title = 'Meanwhile' WHERE id = ${number}`
    return true
  })
  expect(await ask(tokens.owner)).toMatchObject({ title: 'Before' })
  slow.mockRestore()
  expect(await ask(tokens.owner)).toMatchObject({ title: 'Meanwhile' })
})
