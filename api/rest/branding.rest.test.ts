/** Logos of the look: judged by their content, there for everybody once published, gone when no look shows them. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pngOf } from '../../prisma/seed/files/png.ts'
import { firstLook } from '../features/branding/firstLook.ts'
import { paperOf } from '../features/branding/paper.ts'
import { mailLookOf } from '../features/branding/mailLook.ts'
import { pdfReport } from '../pdfReport.ts'
import { jpeg, webp } from '../testing/files.ts'
import { perform, person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let admin: Viewer
beforeAll(async () => {
  server = await testServer()
  admin = await person(server.db, 'ADMIN')
})
afterEach(async () => {
  await server.db.platform.deleteMany()
  await server.db.lookVersion.deleteMany()
  await server.db.lookPicture.deleteMany()
})
afterAll(() => server.close())

const address = (type: string, bytes: Buffer | string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const blue = pngOf(64, 24, () => [20, 60, 140])
const { platformName, accentColor, backgroundColor, textColor, primaryColor, secondaryColor, mailColor } = firstLook
const look = { platformName, accentColor, backgroundColor, textColor, primaryColor, secondaryColor, mailColor }
const revision = async () => (await server.db.platform.findUnique({ where: { id: 1 } }))?.lookRevision ?? 0
const save = async (input: object) =>
  perform(server.db, 'saveWhiteLabel', { revision: await revision(), ...look, ...input }, { as: admin, give: 'done' })
const publish = async () => perform(server.db, 'publishWhiteLabel', { revision: await revision() }, { as: admin })
const draft = async () =>
  (await server.db.platform.findUniqueOrThrow({ where: { id: 1 } })).draftLook as unknown as Record<string, string>
const get = (path: string, token?: string) => fetch(`${server.url}${path}`, { headers: token ? bearer(token) : {} })

test('a logo is everybody’s once it is published; before, it is administrators’ alone', async () => {
  expect((await save({ logoUrl: address('image/png', blue) })).codes).toEqual([])
  const path = (await draft())['logoUrl']!
  expect((await get(path)).status).toBe(404)
  for (const role of ['RESEARCHER', 'KU_TEAM'] as const)
    expect((await get(path, await server.session(await person(server.db, role)))).status).toBe(404)
  expect((await get(path, await server.session(admin))).status).toBe(200)
  const links = '{ whiteLabelDesk { pictures { path address } } }'
  const { data } = await server.graphql(links, { headers: bearer(await server.session(admin)) })
  const { pictures } = data!['whiteLabelDesk'] as { pictures: { path: string; address: string }[] }
  expect(pictures.map((one) => one.path)).toEqual([path])
  expect((await get(pictures[0]!.address)).status).toBe(200)
  expect((await get(pictures[0]!.address.replace(/seal=./, 'seal=_'))).status).toBe(404)
  await publish()
  const answer = await get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(blue)
  const again = await fetch(`${server.url}${path}`, { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

const svg = (inside: string, head = 'viewBox="0 0 120 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`

test('an SVG keeps its shapes and loses what could do or fetch something', async () => {
  const drawing = svg(
    `<script>alert(1)</script><style>@import url(https://x.example)</style><foreignObject><p/></foreignObject>
     <a href="javascript:alert(1)"><path d="M0 0"/></a><image href="https://x.example/a.png"/>
     <rect width="9" height="9" fill="url(https://x.example/#a)" onload="alert(1)" style="background:url(//x.example)"/>
     <g id="a"><circle r="4" fill="#123456"/></g><use href="#a"/><use href="https://x.example/#a"/>`,
    'viewBox="0 0 120 30" onload="alert(1)"',
  )
  expect((await save({ logoUrl: address('image/svg+xml', drawing) })).codes).toEqual([])
  const answer = await get((await draft())['logoUrl']!, await server.session(admin))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const text = await answer.text()
  expect(text).toContain('<circle r="4" fill="#123456"/>')
  expect(text).toContain('<use href="#a"/>')
  for (const bad of ['script', 'alert', 'x.example', 'foreignObject', 'onload', '<image', '<style', '<a'])
    expect(text, bad).not.toContain(bad)
})

test.each([
  ['a JPEG that says it is a PNG', 'logoUrl', address('image/png', jpeg())],
  ['half a PNG', 'logoUrl', address('image/png', blue.subarray(0, 60))],
  ['a PNG whose pixels do not unpack', 'logoUrl', address('image/png', broken())],
  [
    'a PNG that is tiny',
    'logoUrl',
    address(
      'image/png',
      pngOf(8, 8, () => [0, 0, 0]),
    ),
  ],
  [
    'a PNG that is a line',
    'logoUrl',
    address(
      'image/png',
      pngOf(1_000, 16, () => [0, 0, 0]),
    ),
  ],
  ['a tiny WebP', 'logoDarkUrl', address('image/webp', webp())],
  ['a page', 'logoUrl', address('image/svg+xml', '<html><script>alert(1)</script></html>')],
  ['an SVG with entities', 'logoUrl', address('image/svg+xml', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)],
  ['an SVG without a size', 'logoUrl', address('image/svg+xml', svg('', ''))],
  ['another address', 'logoUrl', 'https://elsewhere.example/logo.png'],
  ['a picture that is not kept', 'logoUrl', `/api/white-label/pictures/${'a'.repeat(64)}`],
  ['an SVG on paper', 'logoPaperUrl', address('image/svg+xml', svg(''))],
  ['too many bytes', 'logoUrl', address('image/png', Buffer.concat([blue, Buffer.alloc(103_000)]))],
  ['an icon that is none', 'faviconUrl', address('image/png', 'GIF89a')],
])('%s is refused, and its field named', async (_, name, value) => {
  const { codes, errors } = await save({ [name]: value })
  expect(codes).toEqual(['INVALID'])
  expect(Object.keys(errors[0]!.extensions['fieldErrors'] as object)).toEqual([name])
  expect(await server.db.lookPicture.count()).toBe(0)
})

/** The chunks and their sums are right, the packed pixels are not. */
function broken(): Buffer {
  const whole = Buffer.from(blue)
  const at = whole.indexOf('IDAT')
  whole.fill(0xff, at + 8, at + 14)
  return whole
}

test('a picture stays as long as a look shows it: the draft, the published one, or one to go back to', async () => {
  await save({ logoUrl: address('image/png', blue), logoPaperUrl: address('image/png', blue) })
  const { logoUrl } = await draft()
  await publish()
  await save({ logoUrl: '' })
  await publish()
  expect(await server.db.lookPicture.count()).toBe(1)
  expect((await get(logoUrl!)).status).toBe(404)
  expect((await get(logoUrl!, await server.session(admin))).status).toBe(200)
  await save({
    logoUrl,
    logoDarkUrl: address(
      'image/png',
      pngOf(40, 40, () => [9, 9, 9]),
    ),
  })
  expect(await server.db.lookPicture.count()).toBe(2)
  await perform(server.db, 'saveWhiteLabel', { revision: await revision(), ...look }, { as: admin })
  expect(await server.db.lookPicture.count()).toBe(1)
})

test('mails and PDF files have the logo, the colors and the address', async () => {
  await save({
    logoPaperUrl: address('image/png', blue),
    mailFooter: 'Wadi Noor University\nhelp@x.test',
    primaryColor: '#143c8c',
  })
  await publish()
  const { look: shown, attachments } = await mailLookOf(server.db)
  expect(shown).toMatchObject({ logo: 'cid:logo', mailFooter: 'Wadi Noor University\nhelp@x.test' })
  expect(attachments.map(({ content }) => content)).toEqual([blue])
  const paper = await paperOf(server.db)
  expect(paper).toMatchObject({ platformName: 'Ascent', colour: '#143c8c', logo: blue })
  const bytes = await pdfReport('Report', new Date(), (page) => page.head('Report', 'Solar still'), paper)
  expect(bytes.toString('latin1')).toContain('/Subtype /Image')
})
