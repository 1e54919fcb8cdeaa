/** Files over the network: who may, what is refused and leaves nothing, and how the bytes come back. */
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '../config.ts'
import { mostBytes } from '../features/files/receive.ts'
import { closeLimits } from '../limits.ts'
import { office, pdf, png, zip } from '../testing/files.ts'
import { runJobs } from '../testing/jobs.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let owner: Viewer, editor: Viewer, reader: Viewer, stranger: Viewer, company: Viewer, team: Viewer, admin: Viewer
const tokens = new Map<Viewer, string>()
let projectId: number

beforeAll(async () => {
  server = await testServer()
  const { db } = server
  ;[owner, editor, reader, stranger] = [
    await person(db, 'RESEARCHER'),
    await person(db, 'RESEARCHER', { name: 'Eda Editor' }),
    await person(db, 'RESEARCHER'),
    await person(db, 'RESEARCHER'),
  ]
  company = await person(db, 'INDUSTRY')
  team = await person(db, 'COMMERCIALIZATION_TEAM')
  admin = await person(db, 'ADMIN')
  for (const one of [owner, editor, reader, stranger, company, team, admin]) tokens.set(one, await server.session(one))
})
beforeEach(async () => {
  closeLimits()
  projectId = await newProject()
})
afterAll(() => server.close())

const newProject = async (data: object = {}) => {
  const members = [
    { userId: owner.id, role: 'LEAD' as const },
    { userId: editor.id, role: 'EDITOR' as const },
    { userId: reader.id, role: 'VIEWER' as const },
  ]
  const { id } = await server.db.project.create({
    data: { title: 'Solar still', status: 'ACTIVE', ownerId: owner.id, members: { create: members }, ...data },
  })
  return id
}

const as = (viewer: Viewer) => bearer(tokens.get(viewer)!)

interface Sent {
  as?: Viewer
  headers?: Record<string, string>
  name?: string
  entityType?: string
  entityId?: number | string
  /** The documented order has the file first. */
  fileFirst?: boolean
}

async function upload(content: Uint8Array | string, sent: Sent = {}) {
  const form = new FormData()
  const fields = () => {
    form.set('entityType', sent.entityType ?? 'project')
    form.set('entityId', String(sent.entityId ?? projectId))
  }
  if (!sent.fileFirst) fields()
  form.set('file', new Blob([content as BlobPart]), sent.name ?? 'deck.pdf')
  if (sent.fileFirst) fields()
  const headers = sent.headers ?? (sent.as ? as(sent.as) : {})
  const response = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const list = (viewer: Viewer, id = projectId) => server.ask('GET', `/api/files/project/${id}`, { headers: as(viewer) })
const bytes = (id: unknown, viewer?: Viewer, query = '') =>
  fetch(`${server.url}/api/files/${String(id)}/content${query}`, { headers: viewer ? as(viewer) : {} })

const folder = path.join(config.dataDir, 'files')
/** Everything that lies in the storage, with what is still arriving. */
const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
const anUpload = async (by = owner, name = 'deck.pdf') => (await upload(pdf(), { as: by, name })).body['id'] as number

describe('an upload', () => {
  test.each([false, true])('hangs on the project and comes back as it was (file first: %s)', async (fileFirst) => {
    const { status, body } = await upload(png(), { as: editor, name: '../photo.jpg', fileFirst })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'photo.png',
      mediaType: 'image/png',
      size: png().length,
      shared: false,
      uploaderId: editor.id,
      uploaderName: 'Eda Editor',
      url: `/api/files/${body['id'] as number}/content`,
    })
    expect((await list(reader)).body).toEqual([body])
    const answer = await bytes(body['id'], reader)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png())
  })

  test('is written down, and the others hear of it once', async () => {
    await upload(pdf(), { as: editor })
    const { body } = await upload(pdf(), { as: editor })
    expect(body['name']).toBe('deck (2).pdf')
    const audit = await server.db.auditEntry.findMany({ where: { entity: 'Project', entityId: projectId } })
    expect(audit.map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'addFile', actorId: editor.id, changes: { files: [null, 'deck.pdf'] } },
      { action: 'addFile', actorId: editor.id, changes: { files: [null, 'deck (2).pdf'] } },
    ])
    const told = await server.db.notification.findMany({ where: { entity: 'Project', entityId: projectId } })
    expect(told.map(({ kind }) => kind)).toEqual(['FILE_ADDED', 'FILE_ADDED'])
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([owner.id, reader.id]))
  })

  test('may be of the largest size, in chunks of unknown number', async () => {
    const boundary = 'x'
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="big.txt"\r\n\r\n`
    const field = (name: string, value: unknown) =>
      `\r\n--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}`
    const parts = [
      head,
      'a'.repeat(mostBytes),
      field('entityType', 'project'),
      field('entityId', projectId),
      '\r\n--x--\r\n',
    ]
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        controller.close()
      },
    })
    const response = await fetch(`${server.url}/api/upload`, {
      method: 'POST',
      headers: { ...as(owner), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await response.json()).toMatchObject({ name: 'big.txt', size: mostBytes })
  })
})

describe('what is refused leaves nothing', () => {
  const refused = async (answer: () => Promise<{ status: number; body: Record<string, unknown> }>) => {
    const before = stored()
    const { status, body } = await answer()
    expect(stored()).toEqual(before)
    expect(await server.db.file.count({ where: { projectId } })).toBe(0)
    return { status, code: body['code'], message: String(body['message']), fields: body['fields'] }
  }
  beforeAll(() => upload(pdf(), { as: owner, entityId: projectId }))

  test.each([
    ['HTML named .png', 'a.png', '<!doctype html><script>alert(1)</script>', 415],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['SVG named .png', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a page that is a GIF, too', 'a.png', 'GIF89a/*<svg/onload=alert(1)>*/=1;', 415],
    ['a page that is a PDF, too', 'a.pdf', `<!doctype html><script>alert(1)</script>${pdf().toString()}`, 415],
    ['a script that is a ZIP, too', 'a.zip', Buffer.concat([Buffer.from('#!/bin/sh\n'), zip({ 'a.txt': 'x' })]), 415],
    ['a program that is a ZIP, too', 'a.zip', Buffer.concat([Buffer.from('MZ'), zip({ 'a.txt': 'x' })]), 415],
    ['a Word file with ../', 'a.docx', office('word/document', { '../evil': 'x' }), 422],
    ['a program', 'a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(99)]), 415],
    ['zip with ../', 'a.zip', zip({ '../evil.sh': 'x' }), 422],
    ['0 bytes', 'a.pdf', '', 422],
    ['over the limit', 'a.txt', 'a'.repeat(mostBytes + 1), 413],
    ['far over the limit', 'a.txt', 'a'.repeat(mostBytes + 1_000_000), 413],
  ])('%s', async (_, name, content, status) => {
    const answer = await refused(() => upload(content, { as: owner, name }))
    expect(answer).toMatchObject({ status, fields: { file: answer.message } })
  })

  test('broken off half-way', async () => {
    const before = stored()
    const socket = connect(server.served.port, '127.0.0.1')
    const half = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf().toString()}`
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${as(owner).authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${half}`,
    )
    await expect.poll(() => stored().length).toBe(before.length + 1)
    socket.destroy()
    await expect.poll(() => stored()).toEqual(before)
    expect(await server.db.file.count({ where: { projectId } })).toBe(0)
  })

  test('a form that ends too early, without a file, or with two', async () => {
    const send = async (body: string) => {
      const headers = { ...as(owner), 'content-type': 'multipart/form-data; boundary=x' }
      return (await server.ask('POST', '/api/upload', { headers, body })) as unknown as Awaited<
        ReturnType<typeof upload>
      >
    }
    const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${pdf().toString()}\r\n`
    const file = part('name="file"; filename="a.pdf"')
    expect(await refused(() => send(file))).toMatchObject({ status: 400, code: 'MALFORMED' })
    expect(await refused(() => send(`${file}${file}--x--\r\n`))).toMatchObject({ status: 400, code: 'MALFORMED' })
    expect(await refused(() => send('--x--\r\n'))).toMatchObject({
      status: 422,
      fields: { file: 'Please choose a file' },
    })
  })

  test('a body that is no form', async () => {
    const answer = await server.ask('POST', '/api/upload', { headers: as(owner), body: { file: 'x' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  })

  test('what does not say where it belongs', async () => {
    expect(await refused(() => upload(pdf(), { as: owner, entityType: 'user' }))).toMatchObject({
      status: 422,
      fields: { entityType: expect.any(String) },
    })
    expect(await refused(() => upload(pdf(), { as: owner, entityId: 'x', fileFirst: true }))).toMatchObject({
      status: 422,
      fields: { entityId: expect.any(String) },
    })
  })

  test.each([false, true])('without a session, the right or the project (file first: %s)', async (fileFirst) => {
    const send = (sent: Sent) => refused(() => upload(pdf(), { fileFirst, ...sent }))
    expect(await send({})).toMatchObject({ status: 401 })
    expect(await send({ headers: bearer('ended') })).toMatchObject({ status: 401 })
    expect(await send({ headers: cookie(tokens.get(owner)!) })).toMatchObject({ status: 403 })
    expect(await send({ as: company })).toMatchObject({ status: 403 })
    expect(await send({ as: stranger })).toMatchObject({ status: 404, message: 'Project not found' })
    expect(await send({ as: reader })).toMatchObject({ status: 404 })
    const gone = await newProject({ deletedAt: new Date() })
    expect(await send({ as: owner, entityId: gone })).toMatchObject({ status: 404 })
  })

  test('too many in an hour', async () => {
    const { limit } = await import('../limits.ts')
    for (let n = 0; n < 300; n++) await limit('uploadAccount', String(owner.id))
    expect(await refused(() => upload(pdf(), { as: owner }))).toMatchObject({ status: 429 })
  })
})

describe('the bytes', () => {
  test('are an attachment that no browser takes for something else', async () => {
    const { headers } = await bytes(await anUpload(), owner, '?other')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="deck.pdf"; filename*=UTF-8''deck.pdf`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox; frame-ancestors 'none'$/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test('are shown inline when they are a picture or PDF, in a sandbox; other kinds never', async () => {
    const { headers } = await bytes(await anUpload(), owner, '?inline')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
    const { body } = await upload('a;b', { as: owner, name: 'a.csv' })
    expect((await bytes(body['id'], owner, '?inline')).headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test.each([
    ['a picture with a page behind it', Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]), 'image/png'],
    ['a PDF that is a ZIP, too', Buffer.concat([pdf(), zip({ '../evil.sh': 'x' })]), 'application/pdf'],
  ])('of %s are what they begin as, whatever their name says, and run nowhere', async (_, content, type) => {
    const { status, body } = await upload(content, { as: owner, name: 'a.html' })
    expect(status).toBe(201)
    for (const query of ['', '?inline']) {
      const { headers } = await bytes(body['id'], owner, query)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).not.toContain('.html')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox/)
    }
  })

  test('are not sent again to who has them', async () => {
    const id = await anUpload()
    const etag = (await bytes(id, owner)).headers.get('etag')!
    const again = await fetch(`${server.url}/api/files/${id}/content`, {
      headers: { ...as(owner), 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('follow the project: hidden is 404, its people have all, its readers what is shared', async () => {
    const id = await anUpload()
    const status = async (viewer?: Viewer) => (await bytes(id, viewer)).status
    expect(await status()).toBe(401)
    for (const viewer of [owner, editor, reader, team, admin]) expect(await status(viewer)).toBe(200)
    for (const viewer of [stranger, company]) expect(await status(viewer)).toBe(404)
    expect((await list(company)).status).toBe(404)

    await server.db.project.update({ where: { id: projectId }, data: { approvedForIndustry: true } })
    expect([await status(company), (await list(company)).body]).toEqual([404, []])
    await server.graphql(
      `mutation { shareFile(input: {id: "${btoa(`File:${id}`)}", shared: true}) { file { shared } } }`,
      {
        headers: as(editor),
      },
    )
    expect([await status(company), await status(stranger)]).toEqual([200, 404])
    expect((await list(company)).body).toMatchObject([{ id, shared: true }])

    await server.db.project.update({ where: { id: projectId }, data: { confidential: true } })
    expect([await status(company), await status(reader)]).toEqual([404, 200])
    await server.db.project.update({ where: { id: projectId }, data: { deletedAt: new Date() } })
    for (const viewer of [owner, team, company]) expect(await status(viewer)).toBe(404)
  })

  test('a sealed address serves one file to a browser as long as the session lasts', async () => {
    const [id, other] = [await anUpload(), await anUpload()]
    const token = await server.session(reader)
    const { data } = await server.graphql(`{ node(id: "${btoa(`File:${id}`)}") { ... on File { contentUrl } } }`, {
      headers: bearer(token),
    })
    const { contentUrl } = data!['node'] as { contentUrl: string }
    const get = async (address: string) => (await fetch(server.url + address)).status
    expect(await get(contentUrl)).toBe(200)
    expect(await get(contentUrl.replace(`/${id}/`, `/${other}/`))).toBe(401)
    expect(await get(contentUrl.replace(/until=\d+/, 'until=9999999999999'))).toBe(401)
    expect(await get(contentUrl.replace(/seal=.*/, 'seal=x'))).toBe(401)
    await server.db.projectMember.deleteMany({ where: { projectId, userId: reader.id } })
    expect(await get(contentUrl)).toBe(404)
    await server.ask('POST', '/api/logout', { headers: bearer(token) })
    expect(await get(contentUrl)).toBe(401)
  })
})

describe('deleting', () => {
  const remove = async (id: number, viewer?: Viewer) =>
    (await server.ask('DELETE', `/api/files/${id}`, { headers: viewer ? as(viewer) : {}, body: {} })).status

  test('is for the uploader, the owner and administrators, and takes the bytes away', async () => {
    for (const viewer of [editor, owner, admin]) {
      const before = stored()
      const id = await anUpload(editor)
      expect(await remove(id)).toBe(401)
      for (const other of [reader, stranger, team, company]) expect(await remove(id, other)).toBe(404)
      expect(await remove(id, viewer)).toBe(204)
      await runJobs(server.db)
      expect(stored()).toEqual(before)
      expect((await bytes(id, owner)).status).toBe(404)
    }
  })

  test('is not for an uploader who no longer sees the project', async () => {
    const id = await anUpload(editor)
    await server.db.projectMember.deleteMany({ where: { projectId, userId: editor.id } })
    expect(await remove(id, editor)).toBe(404)
  })

  test('and sharing are written down', async () => {
    const id = await anUpload(editor)
    const share = (viewer: Viewer) =>
      server.graphql(`mutation { shareFile(input: {id: "${btoa(`File:${id}`)}", shared: true}) { file { shared } } }`, {
        headers: as(viewer),
      })
    expect((await share(reader)).codes).toEqual(['NOT_FOUND'])
    expect((await share(company)).codes).toEqual(['FORBIDDEN'])
    expect((await share(owner)).codes).toEqual([])
    await remove(id, owner)
    const audit = await server.db.auditEntry.findMany({ where: { entity: 'Project', entityId: projectId } })
    expect(audit.slice(1).map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'shareFile', actorId: owner.id, changes: { openFiles: [null, 'deck.pdf'] } },
      { action: 'deleteFile', actorId: owner.id, changes: { files: ['deck.pdf', null] } },
    ])
  })
})
