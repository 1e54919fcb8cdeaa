/** What an upload may not be leaves nothing, neither bytes nor a row. */
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { config } from '../config.ts'
import { limit } from '../limits.ts'
import { office, pdf, zip } from '../testing/files.ts'
import { bearer, cookie } from '../testing/server.ts'
import { stored, uploads, type Sent } from '../testing/uploads.ts'

const mostBytes = config.uploadMaxMb * 1_048_576

const { server, here, owner, reader, stranger, company, tokens, newProject, as, upload } = await uploads()

const refused = async (answer: () => Promise<{ status: number; body: Record<string, unknown> }>) => {
  const before = stored()
  const { status, body } = await answer()
  expect(stored()).toEqual(before)
  expect(await server.db.file.count({ where: { projectId: here.projectId } })).toBe(0)
  return { status, code: body['code'], message: String(body['message']), fields: body['fields'] }
}
beforeAll(async () => upload(pdf(), { as: owner, entityId: await newProject() }))

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
  expect(await server.db.file.count({ where: { projectId: here.projectId } })).toBe(0)
})

test('a form that ends too early, without a file, or with two', async () => {
  const send = async (body: string) => {
    const headers = { ...as(owner), 'content-type': 'multipart/form-data; boundary=x' }
    return (await server.ask('POST', '/api/upload', { headers, body })) as unknown as Awaited<ReturnType<typeof upload>>
  }
  const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${pdf().toString()}\r\n`
  const file = part('name="file"; filename="a.pdf"')
  expect(await refused(() => send(file))).toMatchObject({ status: 400, code: 'MALFORMED' })
  expect(await refused(() => send(`${file}${file}--x--\r\n`))).toMatchObject({ status: 400, code: 'MALFORMED' })
  expect(await refused(() => send('--x--\r\n'))).toMatchObject({
    status: 422,
    fields: { file: 'Choose a file' },
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
  for (let n = 0; n < 300; n++) await limit('uploadAccount', String(owner.id))
  expect(await refused(() => upload(pdf(), { as: owner }))).toMatchObject({ status: 429 })
})
