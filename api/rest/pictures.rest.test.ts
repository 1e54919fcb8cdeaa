/** Pictures of people over the network: who may, what is refused and leaves nothing, and that they go with the account. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { config } from '../config.ts'
import { mostPictureBytes } from '../features/accounts/picture.rules.ts'
import { hashPassword } from '../features/accounts/password.ts'
import { closeLimits } from '../limits.ts'
import { jpeg, office, pdf, photo, png, webp, zip } from '../testing/files.ts'
import { runJobs } from '../testing/jobs.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let first: number
let ann: Viewer, company: Viewer, waiting: Viewer, admin: Viewer
const tokens = new Map<Viewer, string>()
const password = 'a-good-one'

beforeAll(async () => {
  server = await testServer()
  const { db } = server
  ann = await makeUser(db, { username: 'ann', passwordHash: await hashPassword(password) })
  company = await person(db, 'INDUSTRY')
  waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  admin = await person(db, 'ADMIN')
  first = stored()
  for (const one of [ann, company, waiting, admin]) tokens.set(one, await server.session(one))
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

const as = (viewer?: Viewer) => (viewer ? bearer(tokens.get(viewer)!) : {})
const folder = path.join(config.dataDir, 'files')
const stored = () =>
  !existsSync(folder)
    ? 0
    : readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

async function upload(content: Uint8Array | string, headers: Record<string, string>, name = 'me.png') {
  const form = new FormData()
  form.set('file', new Blob([content as BlobPart]), name)
  const response = await fetch(`${server.url}/api/user/picture`, { method: 'POST', body: form, headers })
  return { status: response.status, message: ((await response.json()) as { message?: string }).message }
}
const picture = (of: Viewer, by?: Viewer) => fetch(`${server.url}/api/users/${of.id}/picture`, { headers: as(by) })
const addressOf = async (of: Viewer, by: Viewer) => {
  const { data } = await server.graphql(`{ user(number: ${of.id}) { profileImage } viewer { profileImage } }`, {
    headers: as(by),
  })
  return data as { user: { profileImage: string | null }; viewer: { profileImage: string | null } }
}

test.each([
  ['PNG', png(), 'image/png', 'png'],
  ['JPEG', jpeg(), 'image/jpeg', 'jpg'],
  ['WebP', webp(), 'image/webp', 'webp'],
])('a %s is kept in the place of the one before and comes back as it was', async (_, content, type, extension) => {
  const before = await addressOf(ann, company)
  expect(await upload(content, as(ann), 'what it says.exe')).toMatchObject({ status: 201 })
  await runJobs(server.db)
  expect(stored()).toBe(first + 1)
  const { user, viewer } = await addressOf(ann, company)
  expect(user.profileImage).not.toBe(before.user.profileImage)
  expect(viewer.profileImage).toBeNull()
  const answer = await fetch(server.url + user.profileImage!)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('content-disposition')).toContain(`inline; filename="ann.${extension}"`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('a photo of a program is kept without the place where it was taken, and without what hides behind it', async () => {
  const place = '24.45N 54.65E'
  expect(await upload(photo(place, 6), as(ann))).toMatchObject({ status: 201 })
  const kept = Buffer.from(await (await picture(ann, company)).arrayBuffer())
  expect(kept.includes(place)).toBe(false)
  expect(kept.includes('<script')).toBe(false)
  expect(kept.includes('Exif'), 'the way up stays').toBe(true)
  const row = await server.db.profilePicture.findFirstOrThrow({ where: { userId: ann.id } })
  expect(row).toMatchObject({ size: kept.length, sha256: createHash('sha256').update(kept).digest('hex') })
})

test.each([
  ['HTML named .png', '<!doctype html><script>alert(1)</script>', 415],
  ['SVG named .png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 415],
  ['PDF', pdf(), 415],
  ['DOCX', office('word/document'), 415],
  ['ZIP', zip({ 'a.png': 'x' }), 415],
  ['plain text named .txt', 'hello', 415],
  ['0 bytes', '', 422],
  ['a PNG cut short', png().subarray(0, -6), 422],
  ['over the limit', Buffer.concat([png(), Buffer.alloc(mostPictureBytes)]), 413],
])('%s is no picture and leaves nothing', async (what, content, status) => {
  const before = [stored(), await server.db.profilePicture.findMany()]
  const answer = await upload(content, as(ann), what.endsWith('.txt') ? 'a.txt' : 'a.png')
  expect(answer.status).toBe(status)
  if (status === 415) expect(answer.message).toContain('PNG, JPEG, and WebP')
  expect([stored(), await server.db.profilePicture.findMany()]).toEqual(before)
})

test('only a person who signed in sets one, and only who may see the person sees it', async () => {
  expect((await upload(png(), {})).status).toBe(401)
  expect((await upload(png(), cookie(tokens.get(ann)!))).status).toBe(403)
  expect((await upload(png(), as(ann))).status).toBe(201)
  expect((await picture(ann)).status).toBe(401)
  expect((await picture(ann, waiting)).status).toBe(404)
  for (const viewer of [ann, company, admin]) expect((await picture(ann, viewer)).status).toBe(200)
  expect((await picture(company, ann)).status).toBe(404)
  await server.db.user.update({ where: { id: ann.id }, data: { status: 'SUSPENDED' } })
  expect([(await picture(ann, company)).status, (await picture(ann, admin)).status]).toEqual([404, 200])
  await server.db.user.update({ where: { id: ann.id }, data: { status: 'ACTIVE' } })
})

test('a sealed address serves one picture as long as the session lasts', async () => {
  await upload(png(), as(company))
  const token = await server.session(admin)
  const { data } = await server.graphql(`{ user(number: ${ann.id}) { profileImage } }`, { headers: bearer(token) })
  const { profileImage } = data!['user'] as { profileImage: string }
  const get = async (address: string) => (await fetch(server.url + address)).status
  expect(await get(profileImage)).toBe(200)
  expect(await get(profileImage.replace(`/${ann.id}/`, `/${company.id}/`))).toBe(401)
  await server.ask('POST', '/api/logout', { headers: bearer(token) })
  expect(await get(profileImage)).toBe(401)
})

test('is one thing with the address elsewhere, and can be taken away', async () => {
  const patch = (profileImage: string | null) =>
    server.ask('PATCH', '/api/user/profile', { headers: as(ann), body: { profileImage } })
  const { user } = await addressOf(ann, ann)
  // What was read is sent back as it was.
  expect((await patch(user.profileImage)).status).toBe(200)
  expect((await picture(ann, ann)).status).toBe(200)
  expect((await patch('https://pictures.test/ann.png')).body).toMatchObject({
    profileImage: 'https://pictures.test/ann.png',
  })
  expect((await picture(ann, ann)).status).toBe(404)
  await upload(png(), as(ann))
  expect((await addressOf(ann, ann)).viewer.profileImage).toMatch(/^\/api\/users\//)
  expect((await server.ask('DELETE', '/api/user/picture', {})).status).toBe(401)
  expect((await server.ask('DELETE', '/api/user/picture', { headers: as(ann) })).status).toBe(204)
  expect((await addressOf(ann, ann)).viewer.profileImage).toBeNull()
  await upload(png(), as(ann))
  const byAdmin = { headers: as(admin), body: { profileImage: null } }
  expect((await server.ask('PATCH', `/api/users/${ann.id}`, byAdmin)).status).toBe(200)
  expect((await picture(ann, ann)).status).toBe(404)
})

test('is in the own data, and goes with the account', async () => {
  await upload(png(), as(ann))
  const { body } = await server.ask('GET', '/api/user/data', { headers: as(ann) })
  expect(body).toMatchObject({ picture: { mediaType: 'image/png', base64: png().toString('base64') } })
  await runJobs(server.db)
  const before = stored()
  const { codes } = await server.graphql(`mutation { deleteAccount(input: { password: "${password}" }) { done } }`, {
    headers: as(ann),
  })
  expect(codes).toEqual([])
  await runJobs(server.db)
  expect(stored()).toBe(before - 1)
  expect((await picture(ann, admin)).status).toBe(404)
})
