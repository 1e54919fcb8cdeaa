/** Every curl request that the page of the API prints runs as it is printed. */
import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { person } from '../../testing/run.ts'
import { testServer, type TestServer } from '../../testing/server.ts'

/** A PNG of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const run = promisify(execFile)
let server: TestServer
let folder: string

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(path.join(tmpdir(), 'ascent-curl-'))
  await writeFile(path.join(folder, 'report.pdf'), '%PDF-1.4\n%%EOF\n')
  await writeFile(path.join(folder, 'picture.png'), Buffer.from(dot, 'base64'))
})
afterAll(() => server.close())

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

test('and none is malformed, unknown or of the wrong method', async () => {
  const page = (await server.ask('GET', '/api/docs')).body as string
  const printed = [...page.matchAll(/<pre>(curl[\s\S]*?)<\/pre>/g)].map(([, text]) =>
    text!.replace(/&\w+;/g, (sign) => signs[sign]!).replace(/\nexport TOKEN=.*$/, ''),
  )
  expect(printed.length).toBeGreaterThan(100)
  const bad: string[] = []
  for (const request of printed) {
    // Some of them end sessions or accounts.
    const TOKEN = await server.session(await person(server.db, 'ADMIN'))
    const here = request.replaceAll(config.publicUrl, server.url)
    const { stdout } = await run('sh', ['-c', `${here} -s -o answer -w '%{http_code}'`], {
      cwd: folder,
      env: { ...process.env, TOKEN },
    })
    // 400 and 405 are of a request that can never work, 401 of a token that was not sent.
    if (/^(000|400|405|415|5\d\d)$/.test(stdout) || (stdout === '401' && !request.includes('/api/login')))
      bad.push(`${stdout} ${request}`)
  }
  expect(bad).toEqual([])
}, 120_000)
