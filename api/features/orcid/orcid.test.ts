/** ORCID iDs: typed with their check digit, proven by signing in, one account each, moved by who proves them. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { isOrcid } from '#api/orcid.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { orcidServer } from '../../testing/orcidServer.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const client = { id: 'APP-1', secret: 'secret' }
const orcid = await orcidServer(client)
Object.assign(config.orcid, { url: orcid.url, client })
afterAll(() => {
  orcid.close()
  closeLimits()
})

const carberry = '0000-0002-1825-0097'
const other = '0000-0001-5109-3700'
let ada: Viewer
let noura: Viewer
beforeEach(async () => {
  await db.user.updateMany({ data: { orcid: null, orcidProvenAt: null } })
  ada = await person(db, 'RESEARCHER')
  noura = await person(db, 'EXPERT')
})

const set = (as: Viewer, iD: string) => perform(db, 'setOrcid', { orcid: iD }, { as })
const begin = async (as: Viewer): Promise<string> => {
  const { data, errors } = await run(db, 'mutation { startOrcid { address } }', { as })
  expect(errors).toEqual([])
  return (data!['startOrcid'] as unknown as { address: string }).address
}
const connect = (as: Viewer, { code, state }: { code: string; state: string }) =>
  perform(db, 'connectOrcid', { code, state }, { as, give: 'conflict' })
const prove = async (as: Viewer, iD = carberry) => {
  const back = orcid.signIn(await begin(as), iD)
  return { ...(await connect(as, back)), state: back.state }
}
const shownOf = async ({ id }: Viewer, as: Viewer) =>
  (await run(db, `{ user(number: ${id}) { orcid { value url proven } } }`, { as })).data!['user'] as unknown as {
    orcid: object | null
  }

test.each([
  ['0000-0002-1825-0097', true],
  ['0000-0001-5109-3700', true],
  ['0000-0002-1694-233X', true],
  ['0000-0002-1825-0098', false],
  ['0000-0002-1694-2330', false],
  ['0000-0002-1825-009', false],
  ['0000000218250097', false],
])('%s is an iD: %s', (iD, expected) => expect(isOrcid(iD)).toBe(expected))

test('an iD is typed in any of its forms, and not shown as proven', async () => {
  for (const written of [
    carberry,
    'https://orcid.org/0000-0002-1825-0097',
    '0000000218250097',
    ' 0000-0002-1825-0097/ ',
  ]) {
    expect((await set(ada, written)).codes, written).toEqual([])
    expect((await shownOf(ada, noura)).orcid).toEqual({
      value: carberry,
      url: `${orcid.url}/${carberry}`,
      proven: false,
    })
  }
  const { errors } = await set(ada, '0000-0002-1825-0098')
  expect(errors[0]!.extensions['fieldErrors']).toEqual({
    orcid: 'Must be an ORCID iD such as 0000-0002-1825-0097. Check its last digit.',
  })
  expect((await set(noura, carberry)).errors[0]!.extensions['fieldErrors']).toEqual({
    orcid: 'Another account has this iD. If it is yours, prove it by signing in to ORCID.',
  })
  expect((await run(db, 'mutation { removeOrcid { person { id } } }', { as: ada })).codes).toEqual([])
  expect((await shownOf(ada, noura)).orcid).toBeNull()
})

test('two accounts that type the same iD at the same moment do not both have it', async () => {
  const tries = await Promise.all([ada, noura].map((as) => set(as, carberry)))
  expect(tries.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(await db.user.count({ where: { orcid: carberry } })).toBe(1)
})

test('who signs in to ORCID has the iD as proven, and takes it from one who only typed it', async () => {
  await set(noura, carberry)
  const url = new URL(await begin(ada))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'APP-1',
    response_type: 'code',
    scope: '/authenticate',
    redirect_uri: `${config.publicUrl}/settings/orcid`,
    code_challenge_method: 'S256',
  })
  const answer = await connect(ada, orcid.signIn(url.href, carberry))
  expect(answer.data!['connectOrcid']).toEqual({ conflict: null })
  expect((await shownOf(ada, noura)).orcid).toMatchObject({ value: carberry, proven: true })
  expect((await shownOf(noura, ada)).orcid).toBeNull()
  expect(await told(db, noura)).toEqual(['ORCID_TAKEN'])
  expect(await told(db, ada)).toEqual(['ORCID_CONNECTED'])
  // Another iD that is typed is not proven by that.
  await set(ada, other)
  expect((await shownOf(ada, noura)).orcid).toMatchObject({ value: other, proven: false })
})

test('an iD that another account has proven is moved only when the person says so', async () => {
  await prove(noura)
  const { data, state } = await prove(ada)
  expect(data!['connectOrcid']).toEqual({ conflict: carberry })
  expect((await shownOf(noura, ada)).orcid).toMatchObject({ proven: true })
  expect((await shownOf(ada, noura)).orcid).toBeNull()
  const take = (as: Viewer) => perform(db, 'moveOrcid', { state }, { as })
  expect((await take(noura)).codes, 'the proof belongs to who made it').toEqual(['CONFLICT'])
  const tries = await Promise.all([take(ada), take(ada)])
  expect(tries.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
  expect((await shownOf(ada, noura)).orcid).toMatchObject({ value: carberry, proven: true })
  expect((await shownOf(noura, ada)).orcid).toBeNull()
})

test('an answer counts once, for the person who asked, with its state, and in time', async () => {
  const back = orcid.signIn(await begin(ada), carberry)
  expect((await connect(noura, back)).codes, 'of somebody else').toEqual(['CONFLICT'])
  expect((await connect(ada, { ...back, state: 'made-up' })).codes).toEqual(['CONFLICT'])
  const tries = await Promise.all([connect(ada, back), connect(ada, back)])
  expect(tries.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
  const late = orcid.signIn(await begin(noura), other)
  await db.orcidAttempt.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
  expect((await connect(noura, late)).errors[0]!.message).toContain('has expired')
  const forged = orcid.signIn(await begin(noura), other)
  expect((await connect(noura, { ...forged, code: 'guessed' })).errors[0]!.message).toContain('did not confirm')
  expect((await shownOf(noura, ada)).orcid).toBeNull()
})

test('a code that was meant for another way is of no use: PKCE', async () => {
  const stolen = orcid.signIn(await begin(noura), other)
  const own = orcid.signIn(await begin(ada), carberry)
  expect((await connect(ada, { code: stolen.code, state: own.state })).errors[0]!.message).toContain('did not confirm')
})

test('without a client nobody is sent anywhere', async () => {
  config.orcid.client = undefined
  const { errors, data } = await run(db, 'mutation { startOrcid { address } }', { as: ada })
  expect(errors[0]!.message).toBe('Signing in to ORCID is not set up on this server')
  expect(data!['startOrcid']).toBeNull()
  config.orcid.client = client
})
