/** The server itself: health, headers, bounds, sockets and draining. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { config } from './config.ts'
import { bearer, testServer, type TestServer } from './testing/server.ts'
import { person } from './testing/run.ts'

let server: TestServer
const usual = { ...config }

beforeAll(async () => {
  server = await testServer()
})
afterEach(() => void Object.assign(config, usual))
afterAll(() => server.close())

/** A server of the test's own, to break or to stop. */
async function another(act: (other: TestServer) => Promise<void>) {
  const other = await testServer()
  try {
    await act(other)
  } finally {
    await other.close()
  }
}

/** A connection on which the test writes HTTP by itself. */
async function raw(text: string, { served }: TestServer = server) {
  const socket = connect(served.port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (data: Buffer) => (received += data.toString()))
  const ended = once(socket, 'close')
  socket.write(text)
  return {
    socket,
    /** All that came until the server closed the connection. */
    all: async () => {
      await ended
      return received
    },
  }
}
const upgrade = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${headers}\r\n`

describe('health', () => {
  test('it is alive and, with all migrations, ready', async () => {
    expect(await server.ask('GET', '/healthz')).toMatchObject({ status: 200, body: 'alive\n' })
    expect(await server.ask('GET', '/readyz')).toMatchObject({ status: 200, body: 'ready\n' })
  })

  test('a thousand who come while it is busy wait, and none is sent away', async () => {
    const came = new Int32Array(new SharedArrayBuffer(4))
    const guests = new Worker(
      `const { came, port } = require('node:worker_threads').workerData
      for (let guest = 0; guest < 1_000; guest++)
        require('node:net').connect(port, '127.0.0.1', () => Atomics.add(came, 0, 1)).on('error', () => {})`,
      { eval: true, workerData: { came, port: server.served.port } },
    )
    // The server is of this thread, which does nothing else meanwhile.
    const end = Date.now() + 15_000
    while (came[0]! < 1_000 && Date.now() < end) Atomics.wait(came, 0, came[0]!, 50)
    expect(came[0]).toBe(1_000)
    await guests.terminate()
  })

  test('it is not ready while a migration is missing or unfinished, or the database fails', () =>
    another(async ({ db, ask }) => {
      await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`
      expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, body: 'not migrated\n' })
      await db.$executeRaw`DELETE FROM _prisma_migrations`
      expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, body: 'not migrated\n' })
      await db.$executeRaw`ALTER TABLE _prisma_migrations DROP finished_at`
      expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, body: 'the database does not answer\n' })
      expect((await ask('GET', '/healthz')).status, 'alive all the same').toBe(200)
    }))
})

describe('headers', () => {
  const addresses = ['/', '/projects/7', '/assets/none.js', '/healthz', '/api/user', '/api/nope', '/graphql']

  // ASVS 3.4.3, 3.4.4, 3.4.5, 3.4.6
  test.each(addresses)('%s keeps browsers from guessing, framing and telling', async (path) => {
    const { headers } = await server.ask('GET', path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('answers that are data may load nothing and are not kept', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/user', undefined],
      ['POST', '/api/login', {}],
      ['POST', '/graphql', { query: '{ demo }' }],
    ] as const) {
      const { headers } = await server.ask(method, path, { body })
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
  })

  // ASVS 3.4.1
  test('https is demanded where it is our address, and only there', async () => {
    const hsts = async () => (await server.ask('GET', '/healthz')).headers.get('strict-transport-security')
    expect(await hsts()).toBeNull()
    config.publicUrl = 'https://ascent.test'
    expect(await hsts()).toBe('max-age=31536000; includeSubDomains')
  })

  test('the id of a request that failed is in its header and its answer', () =>
    another(async ({ db, ask }) => {
      await db.$executeRaw`DROP TABLE "Platform"`
      const { status, headers, body } = await ask('GET', '/api/white-label/active')
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          message: 'Something went wrong on our side. Try again.',
          code: 'INTERNAL',
          requestId: headers.get('x-request-id'),
        },
      })
    }))
})

describe('bounds', () => {
  const large = JSON.stringify({ email: 'x'.repeat(1_000_000) })

  test('a body above a million bytes answers 413', async () => {
    expect((await server.ask('POST', '/graphql', { body: large })).status).toBe(413)
    expect(await server.ask('POST', '/api/login', { body: large })).toMatchObject({
      status: 413,
      body: { message: 'The body is larger than 1,000,000 bytes', code: 'TOO_LARGE' },
    })
  })

  test('so does one that does not say its length, without being read to its end', async () => {
    for (const path of ['/graphql', '/api/login']) {
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(64_000, ' ')) })
      const answer = await fetch(server.url + path, { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
      expect(answer.status).toBe(413)
    }
  })

  test('addresses that make no sense are answered like others', async () => {
    for (const path of ['//', '/%', '/%c0%ae', '//evil.test/x', '/..%2f..%2fetc/passwd']) {
      const { all } = await raw(`GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`)
      expect(await all(), path).toMatch(/^HTTP\/1.1 (200|400|404) /)
    }
  })
})

describe('sockets', () => {
  test.each(['//', '/', '/graphql/x', 'http://[', '/graphqlx'])(
    'an upgrade of %s is refused and harms nobody',
    async (path) => {
      const { all } = await raw(upgrade(path))
      expect(await all()).toMatch(/^HTTP\/1.1 40[04] /)
      expect((await server.ask('GET', '/healthz')).status).toBe(200)
    },
  )

  test('a refused one that hangs up at once harms nobody', async () => {
    for (let n = 0; n < 20; n++) (await raw(upgrade('/nowhere'))).socket.resetAndDestroy()
    expect((await server.ask('GET', '/healthz')).status).toBe(200)
  })
})

/** A subscription over HTTP; `end` resolves when the server ends it. */
async function stream({ url }: TestServer, token: string) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { notificationAdded { unreadCount } }' }),
  })
  return { end: answer.text() }
}

test('a subscription over HTTP ends with its session, and only with its own', async () => {
  const ann = await person(server.db, 'EXPERT')
  const [here, there] = [await server.session(ann), await server.session(ann)]
  const [ours, other] = [await stream(server, here), await stream(server, there)]
  await server.ask('POST', '/api/logout', { headers: bearer(here) })
  await ours.end
  expect(await Promise.race([other.end, delay(100, 'open')])).toBe('open')
  await server.ask('POST', '/api/logout', { headers: bearer(there) })
  await other.end
})

describe('draining', () => {
  const half = 'POST /api/login HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{'
  const quickly = async (closing: Promise<void>) => {
    const began = performance.now()
    await closing
    expect(performance.now() - began).toBeLessThan(4_000)
  }

  test('lets a request under way finish while new connections are refused', () =>
    another(async (other) => {
      const { socket, all } = await raw(half, other)
      await other.ask('GET', '/healthz')
      let closed = false
      const closing = other.close().then(() => (closed = true))
      await expect(fetch(`${other.url}/healthz`)).rejects.toThrow()
      expect(closed).toBe(false)
      socket.write('}')
      expect(await all()).toMatch(/^HTTP\/1.1 422 /)
      await closing
    }))

  test('answers who asks on an open connection in that moment, and closes it then', () =>
    another(async (other) => {
      const question = 'GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n'
      const { socket, all } = await raw(question, other)
      await once(socket, 'data')
      const closing = other.close()
      socket.write(question)
      const [, first, second] = (await all()).split('HTTP/1.1 200 OK')
      expect(first).toMatch(/connection: keep-alive/i)
      expect(second).toMatch(/connection: close[^]*alive/i)
      await closing
    }))

  test('tells sockets 1012, so that they come back elsewhere', () =>
    another(async (other) => {
      const socket = await other.socket(await other.session(await person(other.db, 'EXPERT')))
      await quickly(other.close())
      expect(await socket.closed).toBe(1012)
    }))

  test('ends subscriptions over HTTP', () =>
    another(async (other) => {
      const { end } = await stream(other, await other.session(await person(other.db, 'EXPERT')))
      await quickly(other.close())
      await end
    }))

  test('waits neither for connections on which nothing is asked nor for clients that sleep', () =>
    another(async (other) => {
      const idle = await raw('', other)
      const sleeping = await raw(upgrade('/graphql', 'Sec-WebSocket-Protocol: graphql-transport-ws\r\n'), other)
      await once(sleeping.socket, 'data')
      await quickly(other.close())
      expect(await idle.all()).toBe('')
    }))
})
