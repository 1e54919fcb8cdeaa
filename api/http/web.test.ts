/** The built web app, as it is served: a page for every address, files as they are, and what both may load. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '../language.ts'
import { wantedLanguage } from './requestLanguage.ts'
import { webHandler } from './web.ts'

const script = "document.documentElement.dataset.theme = 'dark'"
const page = `<!doctype html><html><title>Ascent</title><script>${script}</script>`
const built = mkdtempSync(path.join(tmpdir(), 'ascent web '))
const folder = path.join(built, 'en')
const arabicPage = page.replace('<html>', '<html lang="ar" dir="rtl">')
const rendered = `${page}<div id="root" inert><h1>Terms of use</h1></div>`
const waiting = `${page}<div id="root">Welcome</div>`
let server: Server
let ownLook = false

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  mkdirSync(path.join(built, 'ar/assets'), { recursive: true })
  writeFileSync(path.join(built, 'ar/index.html'), arabicPage)
  writeFileSync(path.join(built, 'ar/assets/app-3c4d.js'), 'ابدأ()')
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'start()')
  writeFileSync(path.join(folder, 'robots.txt'), 'all')
  mkdirSync(path.join(folder, 'legal'))
  writeFileSync(path.join(folder, 'legal/terms.html'), rendered)
  writeFileSync(path.join(folder, 'projects.html'), waiting)
  const handle = webHandler(built, () => Promise.resolve(ownLook))
  server = createServer((req, res) => void inLanguage(wantedLanguage(req) ?? 'en', () => handle(req, res)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(built, { recursive: true })
})

/** Asks for a path exactly as it is written. */
async function get(asked: string, method = 'GET', headers = {}) {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path: asked, method, headers, agent: false }).end()
  const [res] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await res.toArray()) as Buffer[]).toString()
  return { status: res.statusCode, headers: res.headers, body }
}

test.each(['/', '/index.html', '/projects/7', '/?a=b', '/auth/reset-password?token=x.y'])(
  '%s is the page',
  async (at) => {
    expect(await get(at)).toMatchObject({ status: 200, body: page, headers: { 'cache-control': 'no-cache' } })
  },
)

test('a page is in the language of the request, and says that it depends on it', async () => {
  const arabic = { cookie: 'ascent_language=ar' }
  const { body, headers } = await get('/projects/7', 'GET', arabic)
  expect(body).toBe(arabicPage)
  expect(headers).toMatchObject({ vary: expect.stringContaining('Cookie') as string, 'cache-control': 'no-cache' })
  expect((await get('/projects/7', 'GET', { 'accept-language': 'ar-AE,en;q=0.5' })).body).toBe(arabicPage)
})

test('a page that is open gets its code after another language was chosen', async () => {
  expect((await get('/assets/app-1a2b.js', 'GET', { cookie: 'ascent_language=ar' })).body).toBe('start()')
  expect((await get('/assets/app-3c4d.js')).body).toBe('ابدأ()')
})

test('a page of the build is served until the platform has a look of its own', async () => {
  expect(await get('/legal/terms?from=landing')).toMatchObject({ status: 200, body: rendered })
  ownLook = true
  expect(await get('/legal/terms')).toMatchObject({ status: 200, body: page })
  // What shows nothing of the look is served all the same.
  expect(await get('/projects')).toMatchObject({ status: 200, body: waiting })
  ownLook = false
})

test.each(['/assets/app-9z.js', '/assets/', '/favicon.ico', '/../package.json', '/..%2fpackage.json'])(
  '%s is not there and is not the page',
  async (at) => {
    const { status, body } = await get(at)
    expect(status).toBe(404)
    expect(body).toBe('Not found')
  },
)

test('an address that makes no sense harms nobody', async () => {
  for (const at of ['//', '//evil.test/x', '/%', '/%00']) expect([200, 404], at).toContain((await get(at)).status)
})

test('a file named after its content is kept for a year, any other is asked for again', async () => {
  expect(await get('/assets/app-1a2b.js')).toMatchObject({
    body: 'start()',
    headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
})

test('only our own scripts run, and the inline ones that the page came with', async () => {
  const hash = createHash('sha256').update(script).digest('base64')
  for (const at of ['/', '/projects/7', '/assets/app-1a2b.js']) {
    const policy = String((await get(at)).headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self' 'sha256-${hash}'`,
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "img-src 'self' data:",
        "form-action 'self'",
      ]),
    )
  }
})

test('it is only read', async () => {
  expect((await get('/', 'POST')).status).toBe(405)
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' })
})

test('without a built app it says how to make it', async () => {
  let said = ''
  const res = { setHeader() {}, writeHead: () => ({ end: (text: string) => (said = text) }) }
  void webHandler(path.join(built, 'none'))({ url: '/' } as never, res as never)
  expect(said).toBe('The web app is not built: run npm start.')
})

/** The files that this process has open; only Linux tells. */
const descriptors = '/proc/self/fd'
const isOpen = (file: string) =>
  readdirSync(descriptors).some((name) => {
    try {
      return readlinkSync(path.join(descriptors, name)) === file
    } catch {
      return false
    }
  })

test.skipIf(!existsSync(descriptors))('a file is closed when who asked for it leaves amid it', async () => {
  const file = path.join(folder, 'assets/large-1a2b.js')
  writeFileSync(file, Buffer.alloc(20_000_000))
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path: '/assets/large-1a2b.js', agent: false }).end()
  const [res] = (await once(sent, 'response')) as [IncomingMessage]
  await once(res, 'readable')
  expect(isOpen(file)).toBe(true)
  sent.destroy()
  await expect.poll(() => isOpen(file)).toBe(false)
})
