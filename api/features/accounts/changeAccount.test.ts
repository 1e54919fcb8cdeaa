/** What ends or is read again when an account's password, address, role or status changes. */
import { beforeAll, describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { newKey } from '../apiKeys/apiKey.ts'
import { accounts, password } from '../../testing/accounts.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from './password.ts'
import { hashToken } from '../../tokens.ts'

const { server } = await accounts()
const { db } = server
let admin: Viewer
beforeAll(async () => {
  admin = await person(db, 'ADMIN')
})

const globalId = (id: number) => btoa(`User:${id}`)
const withLinks = async () => {
  const someone = await makeUser(db, { passwordHash: await hashPassword(password) })
  const expiresAt = new Date(Date.now() + 60_000)
  await db.passwordReset.create({ data: { userId: someone.id, tokenHash: hashToken(`r${someone.id}`), expiresAt } })
  const team = await db.team.create({ data: { name: `Team ${someone.id}` } })
  await db.teamInvitation.create({
    data: {
      teamId: team.id,
      email: someone.email,
      tokenHash: hashToken(`i${someone.id}`),
      expiresAt,
      invitedById: admin.id,
    },
  })
  return someone
}
const openLinks = async ({ id, email }: Viewer) => [
  await db.passwordReset.count({ where: { userId: id, usedAt: null } }),
  await db.teamInvitation.count({ where: { email } }),
]

describe('mailed links end', () => {
  test('when the person changes the password', async () => {
    const someone = await withLinks()
    expect(await openLinks(someone)).toEqual([1, 1])
    await perform(db, 'changePassword', { currentPassword: password, password: 'another-one' }, { as: someone })
    expect(await openLinks(someone)).toEqual([0, 0])
  })

  test('when an administrator changes the address', async () => {
    const someone = await withLinks()
    const input = { id: globalId(someone.id), email: `new-${someone.id}@test.example` }
    expect((await perform(db, 'updateUser', input, { as: admin })).codes).toEqual([])
    expect(await openLinks(someone)).toEqual([0, 0])
  })

  test('not when something else changes', async () => {
    const someone = await withLinks()
    await perform(db, 'updateUser', { id: globalId(someone.id), position: 'Lead' }, { as: admin })
    expect(await openLinks(someone)).toEqual([1, 1])
  })
})

describe('an open socket', () => {
  const whoAmI = { type: 'subscribe', id: '1', payload: { query: '{ viewer { role } }' } }
  const keyOf = async ({ id }: Viewer) => {
    const { key, ...kept } = newKey()
    const expiresAt = new Date(Date.now() + 60_000)
    await db.apiKey.create({ data: { ...kept, userId: id, name: 'Reports', scopes: ['READ'], expiresAt } })
    return key
  }

  test('of an API key reconnects when an administrator changes the role', async () => {
    const someone = await person(db, 'COMMERCIALIZATION_TEAM')
    const key = await keyOf(someone)
    const socket = await server.socket(key)
    socket.send(whoAmI)
    expect(await socket.next()).toMatchObject({ payload: { data: { viewer: { role: 'COMMERCIALIZATION_TEAM' } } } })
    await perform(db, 'updateUser', { id: globalId(someone.id), role: 'RESEARCHER' }, { as: admin })
    expect(await socket.closed).toBe(1012)
    const next = await server.socket(key)
    next.send(whoAmI)
    expect(await next.next()).toMatchObject({ payload: { data: { viewer: { role: 'RESEARCHER' } } } })
  })

  test('of an API key ends when the account is suspended', async () => {
    const someone = await person(db, 'EXPERT')
    const socket = await server.socket(await keyOf(someone))
    await perform(db, 'setAccountStatus', { ids: [globalId(someone.id)], status: 'SUSPENDED' }, { as: admin })
    expect(await socket.closed).toBe(4401)
  })

  test('of a session that waits for verification reconnects once it is verified, and keeps its session', async () => {
    const someone = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
    const token = await server.session(someone)
    const socket = await server.socket(token)
    await perform(db, 'verifyAccounts', { ids: [globalId(someone.id)], approved: true }, { as: admin })
    expect(await socket.closed).toBe(1012)
    expect(await db.signIn.count({ where: { userId: someone.id } })).toBe(1)
  })
})
