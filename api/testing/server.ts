/** A server of its own over a database of its own, asked over the network as any client would. */
import { WebSocket } from 'ws'
import { sessionCookie } from '../features/accounts/credentials.ts'
import { openSession } from '../features/accounts/session.ts'
import { serve } from '../serve.ts'
import { holdContract } from './contract.ts'
import { testDatabase } from './database.ts'
import { mutationOf } from './run.ts'

type Headers = Record<string, string>

interface Answer {
  status: number
  headers: globalThis.Headers
  /** What came as JSON; anything else as text. */
  body: unknown
}

/** What a mutation answered, with its payload by the mutation's name. */
export interface Performed {
  data: Record<string, Record<string, unknown>> | null
  codes: string[]
  errors: { message: string; extensions?: Record<string, unknown> }[]
}

export async function testServer() {
  const { db, close } = await testDatabase()
  const served = await serve(db, { port: 0, host: '127.0.0.1', lastQuestions: 50 })
  const url = `http://127.0.0.1:${served.port}`
  let closing: Promise<void> | undefined

  async function ask(method: string, path: string, { body, headers }: { body?: unknown; headers?: Headers } = {}) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const asked = () =>
      fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(text === undefined ? {} : { body: text }),
      })
    // A connection that was idle may be closed in the moment in which it is used: browsers ask again, too.
    const response = await asked().catch((error: unknown) => {
      if (method !== 'GET') throw error
      return asked()
    })
    const answer: Answer = { status: response.status, headers: response.headers, body: read(await response.text()) }
    const contentType = response.headers.get('content-type') ?? ''
    holdContract({ method, path, status: answer.status, contentType, body: answer.body })
    return answer
  }

  return {
    db,
    url,
    served,
    ask,
    /** A document over HTTP: its data and the codes of its errors. */
    async graphql(query: string, { headers = {}, variables = {} }: { headers?: Headers; variables?: object } = {}) {
      const { body } = await ask('POST', '/graphql', { body: { query, variables }, headers })
      const { data, errors = [] } = body as {
        data?: Record<string, unknown> | null
        errors?: { message: string; extensions?: Record<string, unknown> }[]
      }
      return { data: data ?? null, errors, codes: errors.map((error) => error.extensions?.['code']) }
    },
    /** A mutation with its one input over HTTP, with the token of a session or as a visitor; see `perform`. */
    async act(token: string | null, name: string, input: object, give = '__typename'): Promise<Performed> {
      const headers = token === null ? {} : bearer(token)
      return (await this.graphql(mutationOf(name, give), { headers, variables: { input } })) as unknown as Performed
    },
    /** The token of a new session. */
    session: async ({ id }: { id: number }, remember = false) =>
      (await openSession(db, id, { remember, userAgent: 'test', address: '127.0.0.1' })).token,
    socket: (token: string) => openSocket(url, token),
    /** May be called again. */
    close: () => (closing ??= served.close().then(close)),
  }
}

export type TestServer = Awaited<ReturnType<typeof testServer>>

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const cookie = (token: string) => ({ cookie: `${sessionCookie()}=${token}` })

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A graphql-ws client that the server has let in; `closed` is the code with which it was sent away. */
async function openSocket(url: string, token: string, headers: Headers = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const messages: { type: string; id?: string; payload?: unknown }[] = []
  let arrived = () => {}
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as (typeof messages)[number])
    arrived()
  })
  /** The next message. */
  const next = async () => {
    if (!messages.length) await new Promise<void>((resolve) => (arrived = resolve))
    return messages.shift()!
  }
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init', payload: bearer(token) })
  await Promise.race([next(), closed])
  return { closed, next, send, close: () => socket.close() }
}
