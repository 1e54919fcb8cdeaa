/** A token in the address (?token=…) is nowhere in what the server writes: log, traces, answers, record of changes. */
import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'

const secret = 'hunter2-hunter2-hunter2'

/**
 * Asks a server in a process of its own, which logs everything, and gives what it wrote. The table of notifications is gone,
 * so that what needs it fails unexpectedly.
 */
const script = `
  import { createServer, request } from 'node:http'
  import { startTracing } from '${import.meta.dirname}/observe/tracing.ts'
  import { testServer } from '${import.meta.dirname}/testing/server.ts'
  import { person } from '${import.meta.dirname}/testing/run.ts'
  import { hashToken } from '${import.meta.dirname}/tokens.ts'
  import { WebSocket } from 'ws'
  const secret = '${secret}'
  let traces = ''
  const receiver = createServer(async (req, res) => {
    for await (const part of req) traces += part
    res.end('{}')
  })
  await new Promise((resolve) => receiver.listen(0, resolve))
  const stop = await startTracing('http://127.0.0.1:' + receiver.address().port)
  const { db, url, close } = await testServer()
  const expert = await person(db, 'EXPERT')
  await db.signIn.create({ data: { tokenHash: hashToken(secret), userId: expert.id, lifetime: 9999, expiresAt: new Date(Date.now() + 9e6) } })
  await db.$executeRawUnsafe('DROP TABLE "Notification" CASCADE')
  const statuses = {}
  const headers = []
  const ask = (path, { method = 'GET', body, ...more } = {}) => new Promise((resolve) => {
    const req = request(url, { method, path, headers: { 'content-type': 'application/json', ...more } }, async (res) => {
      headers.push(JSON.stringify(res.headers))
      let text = ''
      for await (const part of res) {
        text += part
        if ((more.accept ?? '').includes('event-stream')) break
      }
      statuses[method + ' ' + path.replaceAll(secret, 'SECRET')] = res.statusCode
      resolve(text)
    })
    req.on('error', () => resolve(''))
    req.end(body)
  })
  const at = 'token=' + secret
  await ask('/?' + at)
  await ask('/researchers/projects?' + at)
  await ask('/auth/reset-password?' + at)
  await ask('/auth/confirm-email?' + at)
  await ask('/assets/none.js?' + at)
  await ask('/healthz?' + at)
  await ask('/metrics?' + at)
  await ask('/api/user?' + at)
  await ask('/api/white-label/active?' + at)
  await ask('/api/experts?limit=1&' + at)
  await ask('/api/nothing?' + at)
  await ask('/api/projects/999999?' + at)
  await ask('/api/user%3F' + at)
  await ask('/api/%zz?' + at)
  await ask('/%zz?' + at)
  await ask('//[?' + at)
  await ask('/api/notifications?' + at)
  await ask('/api/user?' + at, { method: 'POST', body: '{}' })
  await ask('/api/login?' + at, { method: 'POST', body: '{' })
  await ask('/api/user/profile', { method: 'PATCH', body: JSON.stringify({ token: secret, position: 'Dean' }) })
  await ask('/api/calendar/' + secret + '.ics')
  await ask('/graphql?query={viewer{id}}&' + at)
  await ask('/graphql?query={&' + at)
  await ask('/graphql?query={notifications{totalCount}}&' + at)
  await ask('/graphql?query=' + encodeURIComponent('subscription { notificationsChanged { __typename } }') + '&' + at, { accept: 'text/event-stream' })
  await ask('/graphql?' + at, { method: 'POST', body: JSON.stringify({ query: '{ viewer { id } }' }) })
  await ask('/graphql?' + at, { accept: 'text/html' })
  await new Promise((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws') + '/graphql?' + at, 'graphql-transport-ws')
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer ' + secret } })))
    socket.on('message', () => socket.send('nothing that is known'))
    socket.on('close', resolve)
    socket.on('error', resolve)
  })
  const audit = JSON.stringify(await db.auditEntry.findMany())
  await close()
  await stop()
  receiver.close()
  console.log('RESULT ' + JSON.stringify({ statuses, headers, audit, traces }))`

interface Result {
  statuses: Record<string, number>
  headers: string[]
  audit: string
  traces: string
}
let log: string
let result: Result

beforeAll(() => {
  const env = { ...process.env, LOG_LEVEL: 'debug', SLOW_MS: '1' }
  const out = execFileSync('node', ['--input-type=module', '-e', script], { env, encoding: 'utf8', maxBuffer: 1e8 })
  const [before, json] = out.split('RESULT ')
  log = before!
  result = JSON.parse(json!) as Result
}, 120_000)

test('the calls were answered, refused, not found, broken and failed, and are in the log and the traces', () => {
  expect(result.statuses).toMatchObject({
    'GET /api/white-label/active?token=SECRET': 200,
    'GET /api/nothing?token=SECRET': 404,
    'POST /api/user?token=SECRET': 405,
    'POST /api/login?token=SECRET': 400,
    'GET /api/notifications?token=SECRET': 500,
    'PATCH /api/user/profile': 200,
    'GET /graphql?query={viewer{id}}&token=SECRET': 200,
  })
  expect(log).toContain('"path":"/api/user"')
  expect(log).toContain('unexpected error')
  expect(log).toContain('"msg":"slow"')
  expect(result.traces).toContain('/api/user')
})

// ASVS 14.2.1
test.each(['log', 'traces', 'headers', 'audit'] as const)('the token is not in the %s', (where) => {
  const text = where === 'log' ? log : String(result[where])
  for (const line of text.split('\n')) expect(line).not.toContain(secret)
})

test('no page or answer sends its address on to another site', () => {
  for (const headers of result.headers) expect(headers).toContain('"referrer-policy":"no-referrer"')
})
