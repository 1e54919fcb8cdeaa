/** Taking the own data along, and deleting the account: nothing of others in the one, nothing of the person left by the other. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { newKey } from '../apiKeys/apiKey.ts'
import { hashPassword } from './password.ts'

let server: TestServer
let passwordHash: string
const password = 'a-good-one'
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent leaving '))
const usual = { ...config }

beforeAll(async () => {
  Object.assign(config, { dataDir })
  server = await testServer()
  passwordHash = await hashPassword(password)
})
beforeEach(() => closeLimits())
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

let made = 0
const somebody = (data: object = {}) =>
  makeUser(server.db, { name: `Nadia Nobody${++made}`, username: `nadia${made}`, passwordHash, ...data })
const leave = (token: string, given = password) =>
  server.graphql('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { done } }', {
    headers: bearer(token),
    variables: { input: { password: given } },
  })

describe('my data', () => {
  test('is a file of everything that is mine, without secrets', async () => {
    const ann = await somebody({ bio: 'Likes water.' })
    const token = await server.session(ann)
    const mine = await makeProject(server.db, { title: 'Mine', methodology: 'By hand', ownerId: ann.id })
    await server.db.notification.create({
      data: { userId: ann.id, kind: 'PROJECT_CHANGED_BY_OTHER', data: { by: 'Bo', project: 'Mine' } },
    })
    await perform(server.db, 'updateProfile', { position: 'Dean' }, { as: ann })
    await server.db.apiKey.create({
      data: { userId: ann.id, name: 'Reports', tokenHash: 'h', prefix: 'ascent_k', expiresAt: new Date() },
    })
    const file = { name: 'plan.pdf', mediaType: 'application/pdf', size: 1, sha256: '', key: 'k' }
    await server.db.file.create({ data: { ...file, projectId: mine.id, uploaderId: ann.id } })
    const { status, body, headers } = await server.ask('GET', '/api/user/data', { headers: bearer(token) })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(body).toMatchObject({
      account: { email: ann.email, bio: 'Likes water.', position: 'Dean', timeZone: 'Asia/Dubai' },
      signIns: [{ address: '127.0.0.1' }],
      projects: [{ id: mine.id, title: 'Mine', methodology: 'By hand' }],
      memberships: [{ role: 'LEAD', project: { title: 'Mine' } }],
      notifications: [{ message: 'Bo changed “Mine”.' }],
      apiKeys: [{ name: 'Reports', prefix: 'ascent_k' }],
      files: [{ name: 'plan.pdf', projectId: mine.id }],
      auditEntries: [{ action: 'updateProfile', entity: 'User', entityId: ann.id }],
    })
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|tokenHash|argon2/)
  })

  test('holds nothing of others, whatever the role', async () => {
    const stranger = await somebody({ bio: 'A secret life' })
    await makeProject(server.db, { title: 'A secret project', ownerId: stranger.id })
    await server.db.notification.create({
      data: { userId: stranger.id, kind: 'ACCOUNT_REFUSED', data: { reason: 'A secret reason' } },
    })
    await server.session(stranger)
    for (const role of ['RESEARCHER', 'INVESTOR', 'KU_TEAM', 'ADMIN'] as const) {
      const reader = await person(server.db, role)
      await perform(
        server.db,
        'setAccountStatus',
        { ids: [idOf('User', stranger.id)], status: 'ACTIVE' },
        { as: reader },
      )
      const answer = await server.ask('GET', '/api/user/data', { headers: bearer(await server.session(reader)) })
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toMatch(/secret/)
      expect(JSON.stringify(answer.body)).not.toContain(stranger.email)
    }
  })

  test('of a membership says only what the member may see of the project', async () => {
    const investor = await person(server.db, 'INVESTOR')
    const { id } = await makeProject(server.db, { title: 'Not open to investors' })
    await server.db.projectMember.create({ data: { projectId: id, userId: investor.id, role: 'VIEWER' } })
    const { data } = await run(server.db, '{ personalData }', { as: investor })
    expect(data!['personalData']).toMatchObject({ memberships: [] })
  })

  test('is for those who are signed in', async () => {
    expect((await run(server.db, '{ personalData }', { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  })
})

describe('deleting the account', () => {
  const outbox = () => {
    const folder = path.join(dataDir, 'outbox')
    return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')) : []
  }

  test('asks for the password; a wrong one changes nothing', async () => {
    const ann = await somebody()
    const token = await server.session(ann)
    for (const wrong of ['not-this-one', ''])
      expect((await leave(token, wrong)).errors![0]).toMatchObject({
        extensions: { code: 'INVALID', fieldErrors: { password: expect.any(String) } },
      })
    expect(await server.db.user.findUniqueOrThrow({ where: { id: ann.id } })).toMatchObject({ name: ann.name })
    expect((await server.ask('GET', '/api/user', { headers: bearer(token) })).status).toBe(200)
  })

  test('needs a session, and one that was meant', async () => {
    expect((await leave('ended')).codes).toEqual(['UNAUTHENTICATED'])
    const ann = await somebody()
    const ctx = { ...contextOf(server.db, ann), trusted: false }
    const { deleteAccount } = await import('./deleteAccount.actions.ts')
    await expect(deleteAccount.perform(ctx, { password })).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('leaves no trace of the person, keeps what others rely on, and ends every session', async () => {
    const ann = await somebody({ bio: 'About Ann', position: 'Curator', expertise: ['Sand'] })
    const colleague = await person(server.db, 'RESEARCHER')
    const [token, elsewhere] = [await server.session(ann), await server.session(ann)]
    const socket = await server.socket(elsewhere)
    const owned = await makeProject(server.db, { title: 'Kept', ownerId: ann.id, principalInvestigator: ann.name })
    const shared = await makeProject(server.db, { title: 'Theirs', ownerId: colleague.id })
    await server.db.projectMember.create({ data: { projectId: shared.id, userId: ann.id, role: 'EDITOR' } })
    const change = (name: string, input: object) => perform(server.db, name, input, { as: ann })
    const inArabic = { recordId: idOf('User', ann.id), name: 'آن كورا', bio: 'عن آن' }
    expect((await change('updateTranslation', inArabic)).codes).toEqual([])
    expect((await change('updateProfile', { bio: 'Ann wrote this', firstName: 'Annabel' })).codes).toEqual([])
    expect((await change('updateProject', { id: idOf('Project', shared.id), title: 'Theirs, new' })).codes).toEqual([])
    const told = { userId: colleague.id, kind: 'PROJECT_CHANGED_BY_OTHER' as const }
    expect(await server.db.notification.findFirst({ where: told }), 'it is told with the name').toMatchObject({
      data: { by: ann.name },
    })

    expect((await leave(token)).data).toEqual({ deleteAccount: { done: true } })
    expect(await socket.closed).toBe(4401)
    for (const ended of [token, elsewhere])
      expect((await server.ask('GET', '/api/user', { headers: bearer(ended) })).status).toBe(401)
    const login = await server.ask('POST', '/api/login', { body: { email: ann.email, password } })
    expect(login).toMatchObject({ status: 401, body: { message: 'Login failed' } })

    expect(await server.db.project.findUniqueOrThrow({ where: { id: owned.id } })).toMatchObject({
      ownerId: null,
      principalInvestigator: 'Former member',
      deletedAt: null,
    })
    const changes = await server.db.auditEntry.findMany({
      where: { actorId: ann.id },
      include: { actor: true },
      orderBy: { id: 'asc' },
    })
    expect(changes.map(({ action, actor }) => [action, actor!.name])).toEqual([
      ['updateTranslation', 'Former member'],
      ['updateProfile', 'Former member'],
      ['updateProject', 'Former member'],
      ['deleteAccount', 'Former member'],
      ['deleteAccount', 'Former member'],
    ])
    expect(await server.db.notification.findFirst({ where: told })).toMatchObject({ data: { by: 'Former member' } })
    const everything = JSON.stringify([
      await server.db.user.findMany({ where: { id: ann.id } }),
      await server.db.auditEntry.findMany(),
      await server.db.notification.findMany(),
      await server.db.project.findMany(),
      await server.db.projectMember.findMany({ where: { userId: ann.id } }),
    ])
    for (const word of [
      ann.name,
      ann.email,
      ann.username,
      'Annabel',
      'About Ann',
      'Ann wrote',
      'Curator',
      'Sand',
      'آن كورا',
      'عن آن',
    ])
      expect(everything.includes(`"${word}`), word).toBe(false)
    await runJobs(server.db)
    expect(outbox().filter((mail) => mail.includes(`To: ${ann.email}`))).toHaveLength(1)
  })

  test('ends API keys, keeps the files of projects, and is not done by a key', async () => {
    const ann = await somebody()
    const { key, tokenHash, prefix } = newKey()
    const scopes: ('READ' | 'WRITE')[] = ['READ', 'WRITE']
    await server.db.apiKey.create({
      data: { userId: ann.id, name: 'All', tokenHash, prefix, scopes, expiresAt: new Date(Date.now() + 60_000) },
    })
    const { id } = await makeProject(server.db, { ownerId: ann.id })
    const file = { name: 'plan.pdf', mediaType: 'application/pdf', size: 1, sha256: '', key: 'kept' }
    await server.db.file.create({ data: { ...file, projectId: id, uploaderId: ann.id } })
    expect((await leave(key)).codes).toEqual(['FORBIDDEN'])
    expect((await server.ask('GET', '/api/user', { headers: bearer(key) })).status).toBe(200)
    expect((await leave(await server.session(ann))).codes).toEqual([])
    expect((await server.ask('GET', '/api/user', { headers: bearer(key) })).status).toBe(401)
    expect(await server.db.file.count({ where: { key: 'kept', uploader: { name: 'Former member' } } })).toBe(1)
  })

  test('keeps a name in texts where somebody else bears it too', async () => {
    const ann = await somebody({ name: 'Same Name' })
    const namesake = await somebody({ name: 'Same Name' })
    const theirs = await makeProject(server.db, { ownerId: namesake.id, principalInvestigator: 'Same Name' })
    await leave(await server.session(ann))
    expect(await server.db.project.findUniqueOrThrow({ where: { id: theirs.id } })).toMatchObject({
      principalInvestigator: 'Same Name',
    })
  })

  test('is refused to the last administrator', async () => {
    await server.db.user.updateMany({ where: { role: 'ADMIN' }, data: { status: 'SUSPENDED' } })
    const [last, second] = [await somebody({ role: 'ADMIN' }), await somebody({ role: 'ADMIN', status: 'SUSPENDED' })]
    expect((await leave(await server.session(last))).codes).toEqual(['CONFLICT'])
    await server.db.user.update({ where: { id: second.id }, data: { status: 'ACTIVE' } })
    expect((await leave(await server.session(last))).codes).toEqual([])
  })
})

describe('the time zone', () => {
  const choose = async (timeZone: unknown) =>
    perform(server.db, 'updateProfile', { timeZone }, { as: await somebody(), give: 'viewer { timeZone }' })
  test('is one that the calendar knows', async () => {
    for (const zone of ['Europe/London', 'UTC'])
      expect((await choose(zone)).data!['updateProfile']).toEqual({ viewer: { timeZone: zone } })
    for (const wrong of ['Mars/Olympus', '+04:00', ''])
      expect((await choose(wrong)).errors[0]!.extensions).toMatchObject({
        fieldErrors: { timeZone: 'Choose a time zone' },
      })
  })
})
