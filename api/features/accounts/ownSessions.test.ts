/** A person's sessions: seen, told apart, ended by the person or by an administrator, and by nobody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { person } from '../../testing/run.ts'
import { deviceOf } from '../../device.ts'
import { openSession } from './session.ts'

let server: TestServer
let ann: { id: number }
let other: { id: number }
let admin: { id: number }

beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER')
  other = await person(server.db, 'KU_TEAM')
  admin = await person(server.db, 'ADMIN')
})
beforeEach(() => server.db.signIn.deleteMany())
afterAll(() => server.close())

const opened = (who: { id: number }, userAgent = 'test') =>
  openSession(server.db, who.id, { remember: false, userAgent, address: '192.0.2.7' })
const list = '{ signIns { id device address isCurrent } }'
interface Listed {
  signIns: { id: string; device: string; address: string; isCurrent: boolean }[]
}
const sessionsOf = async (token: string) =>
  ((await server.graphql(list, { headers: bearer(token) })).data as unknown as Listed).signIns
const end = (token: string, id: string) =>
  server.graphql('mutation ($input: EndSignInInput!) { endSignIn(input: $input) { ended signIns { id } } }', {
    headers: bearer(token),
    variables: { input: { id } },
  })
const isIn = async (token: string) => (await server.ask('GET', '/api/user', { headers: bearer(token) })).status === 200

// ASVS 7.5.2
describe('the list', () => {
  test('names devices and marks the one that asks; those of others and those that ended are not in it', async () => {
    const here = await opened(ann, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    const stale = await opened(ann)
    await server.db.signIn.update({ where: { id: stale.sessionId }, data: { expiresAt: new Date(0) } })
    await opened(ann, 'curl/8.5.0')
    await opened(other)
    expect(await sessionsOf(here.token)).toMatchObject([
      { device: 'curl', isCurrent: false },
      { device: 'Firefox on Linux', address: '192.0.2.7', isCurrent: true },
    ])
  })

  test('says when each ends at the latest', async () => {
    const { token, sessionId } = await opened(ann)
    const { data } = await server.graphql('{ signIns { expiresAt endsAt } }', { headers: bearer(token) })
    const { createdAt, expiresAt } = await server.db.signIn.findUniqueOrThrow({ where: { id: sessionId } })
    const endsAt = new Date(createdAt.getTime() + 30 * 86_400_000)
    expect(data).toEqual({ signIns: [{ expiresAt: expiresAt.toISOString(), endsAt: endsAt.toISOString() }] })
  })

  test('is not there for visitors, and a session of another person is not there by its id either', async () => {
    expect((await server.graphql(list)).codes).toEqual(['UNAUTHENTICATED'])
    const here = await opened(ann)
    const [mine] = await sessionsOf(here.token)
    const read = (token: string) =>
      server.graphql('query ($id: ID!) { node(id: $id) { id } }', {
        headers: bearer(token),
        variables: { id: mine!.id },
      })
    expect((await read(here.token)).data).toEqual({ node: { id: mine!.id } })
    expect((await read((await opened(other)).token)).data).toEqual({ node: null })
  })
})

// ASVS 7.5.2
describe('ending', () => {
  test('one ends it at once and leaves the others', async () => {
    const [here, there] = [await opened(ann), await opened(ann)]
    const [last] = await sessionsOf(here.token)
    expect((await end(here.token, last!.id)).data).toMatchObject({ endSignIn: { ended: 1, signIns: [{}] } })
    expect(await isIn(there.token)).toBe(false)
    expect(await isIn(here.token)).toBe(true)
  })

  test('closes the open socket of that session', async () => {
    const [here, there] = [await opened(ann), await opened(ann)]
    const socket = await server.socket(there.token)
    const ended = (await sessionsOf(here.token)).find(({ isCurrent }) => !isCurrent)!
    await end(here.token, ended.id)
    expect(await socket.closed).toBe(4401)
  })

  test('one of another person is refused, and it goes on', async () => {
    const [here, theirs] = [await opened(ann), await opened(other)]
    const [mine] = await sessionsOf(here.token)
    const [foreign] = await sessionsOf(theirs.token)
    expect((await end(here.token, foreign!.id)).codes).toEqual(['NOT_FOUND'])
    expect((await end(theirs.token, mine!.id)).codes).toEqual(['NOT_FOUND'])
    expect([await isIn(here.token), await isIn(theirs.token)]).toEqual([true, true])
  })

  test('an administrator sees those of a person and ends one, which the log of that person says', async () => {
    const [here, theirs] = [await opened(ann), await opened(admin)]
    const ofAnn = (token: string) =>
      server.graphql('query ($number: Int!) { user(number: $number) { signIns { id isCurrent } } }', {
        headers: bearer(token),
        variables: { number: ann.id },
      })
    expect((await ofAnn((await opened(other)).token)).data).toEqual({ user: { signIns: [] } })
    const { data } = await ofAnn(theirs.token)
    const { signIns } = (data as unknown as { user: Listed }).user
    expect(signIns).toMatchObject([{ isCurrent: false }])
    // The list that is given back is that of the one who asks.
    expect((await end(theirs.token, signIns[0]!.id)).data).toMatchObject({ endSignIn: { ended: 1, signIns: [{}] } })
    expect([await isIn(here.token), await isIn(theirs.token)]).toEqual([false, true])
    const event = await server.db.securityEvent.findFirstOrThrow({
      where: { userId: ann.id, kind: 'SESSION_ENDED' },
      orderBy: { id: 'desc' },
    })
    expect(event).toMatchObject({ actorId: admin.id, detail: 'Ended by an administrator' })
    expect(await sessionsOf(theirs.token)).toHaveLength(1)
  })

  test('all others leaves the one that asks and other people alone', async () => {
    const [here, there, theirs] = [await opened(ann), await opened(ann), await opened(other)]
    const { data } = await server.graphql('mutation { endOtherSignIns { ended signIns { isCurrent } } }', {
      headers: bearer(here.token),
    })
    expect(data).toEqual({ endOtherSignIns: { ended: 1, signIns: [{ isCurrent: true }] } })
    expect([await isIn(here.token), await isIn(there.token), await isIn(theirs.token)]).toEqual([true, false, true])
  })

  test('needs a session', async () => {
    expect((await server.graphql('mutation { endOtherSignIns { ended } }')).codes).toEqual(['UNAUTHENTICATED'])
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['python-requests/2.32', 'python-requests'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words))
