/** Files over the network: who may, how the bytes come back, and what is written down. */
import { describe, expect, test } from 'vitest'
import { config } from '../config.ts'
import { pdf, png, zip } from '../testing/files.ts'
import { idOf } from '../testing/ids.ts'
import { runJobs } from '../testing/jobs.ts'
import { bearer } from '../testing/server.ts'
import { stored, uploads } from '../testing/uploads.ts'
import type { Viewer } from '../viewer.ts'

const mostBytes = config.uploadMaxMb * 1_048_576

const { server, here, owner, editor, reader, stranger, company, team, admin, as, upload, list, bytes, anUpload } =
  await uploads()

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
    const audit = await server.db.auditEntry.findMany({ where: { entity: 'Project', entityId: here.projectId } })
    expect(audit.map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'addFile', actorId: editor.id, changes: { files: [null, 'deck.pdf'] } },
      { action: 'addFile', actorId: editor.id, changes: { files: [null, 'deck (2).pdf'] } },
    ])
    const told = await server.db.notification.findMany({ where: { entity: 'Project', entityId: here.projectId } })
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
      field('entityId', here.projectId),
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

    await server.db.project.update({ where: { id: here.projectId }, data: { approvedForIndustry: true } })
    expect([await status(company), (await list(company)).body]).toEqual([404, []])
    await server.graphql(
      `mutation { shareFile(input: {id: "${idOf('File', id)}", shared: true}) { file { shared } } }`,
      {
        headers: as(editor),
      },
    )
    expect([await status(company), await status(stranger)]).toEqual([200, 404])
    expect((await list(company)).body).toMatchObject([{ id, shared: true }])

    await server.db.project.update({ where: { id: here.projectId }, data: { confidential: true } })
    expect([await status(company), await status(reader)]).toEqual([404, 200])
    await server.db.project.update({ where: { id: here.projectId }, data: { deletedAt: new Date() } })
    for (const viewer of [owner, team, company]) expect(await status(viewer)).toBe(404)
  })

  test('a sealed address serves one file to a browser as long as the session lasts', async () => {
    const [id, other] = [await anUpload(), await anUpload()]
    const token = await server.session(reader)
    const { data } = await server.graphql(`{ node(id: "${idOf('File', id)}") { ... on File { contentUrl } } }`, {
      headers: bearer(token),
    })
    const { contentUrl } = data!['node'] as { contentUrl: string }
    const get = async (address: string) => (await fetch(server.url + address)).status
    expect(await get(contentUrl)).toBe(200)
    expect(await get(contentUrl.replace(`/${id}/`, `/${other}/`))).toBe(401)
    expect(await get(contentUrl.replace(/until=\d+/, 'until=9999999999999'))).toBe(401)
    expect(await get(contentUrl.replace(/seal=.*/, 'seal=x'))).toBe(401)
    await server.db.projectMember.deleteMany({ where: { projectId: here.projectId, userId: reader.id } })
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
    await server.db.projectMember.deleteMany({ where: { projectId: here.projectId, userId: editor.id } })
    expect(await remove(id, editor)).toBe(404)
  })

  test('and sharing are written down', async () => {
    const id = await anUpload(editor)
    const share = (viewer: Viewer) =>
      server.graphql(`mutation { shareFile(input: {id: "${idOf('File', id)}", shared: true}) { file { shared } } }`, {
        headers: as(viewer),
      })
    expect((await share(reader)).codes).toEqual(['NOT_FOUND'])
    expect((await share(company)).codes).toEqual(['FORBIDDEN'])
    expect((await share(owner)).codes).toEqual([])
    await remove(id, owner)
    const audit = await server.db.auditEntry.findMany({ where: { entity: 'Project', entityId: here.projectId } })
    expect(audit.slice(1).map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'shareFile', actorId: owner.id, changes: { openFiles: [null, 'deck.pdf'] } },
      { action: 'deleteFile', actorId: owner.id, changes: { files: ['deck.pdf', null] } },
    ])
  })
})
