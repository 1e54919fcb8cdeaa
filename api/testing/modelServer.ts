/** A language model of the test's own: an OpenAI-compatible server on loopback that answers as it is told. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach } from 'vitest'
import { config } from '../config.ts'
import type { Db } from '../db.ts'

/** What was asked: our instructions, and the sources as the model reads them. */
export interface Asked {
  system: string
  sources: { name: string; text: string }[]
  /** All of it, as it came. */
  whole: string
}

/** An answer in words or as an object, or how it fails. */
export type Behaviour = ((asked: Asked) => object | string) | 'slow' | 'refusing' | 'cut' | 'broken' | number

export interface ModelServer {
  readonly asked: Asked[]
  /** Each answers one request; the last one all that follow. */
  behave(...next: Behaviour[]): void
}

/** Opens it for a test file, as the model of the configuration. */
export async function modelServer(): Promise<ModelServer> {
  const asked: Asked[] = []
  let behaviours: Behaviour[] = [() => ({ claims: [] })]
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const messages = (body as { messages: { role: string; content: string }[] }).messages
      const { sources } = JSON.parse(messages.at(-1)!.content) as Pick<Asked, 'sources'>
      asked.push({ system: messages[0]!.content, sources, whole: JSON.stringify(body) })
      answer(response, behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!, asked.at(-1)!)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const usual = config.model
  config.model = {
    provider: 'openai',
    name: 'test-1',
    apiKey: 'sk-test-secret',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    timeout: 20_000,
  }
  const own = { ...config.model }
  afterEach(() => {
    config.model = { ...own }
    asked.length = 0
    behaviours = [() => ({ claims: [] })]
  })
  afterAll(() => {
    config.model = usual
    server.closeAllConnections()
    server.close()
  })
  return { asked, behave: (...next) => void (behaviours = next) }
}

/** Switches it on, as an administrator does. */
export const switchOn = (db: Db, more: { modelConfidential?: boolean; modelDailyBudget?: number } = {}) =>
  db.platform.upsert({
    where: { id: 1 },
    create: { id: 1, modelOn: true, ...more },
    update: { modelOn: true, modelConfidential: false, modelDailyBudget: 50, ...more },
  })

function answer(response: ServerResponse, behaviour: Behaviour, asked: Asked): void {
  // The caller's time runs out; the end of the file closes the connection.
  if (behaviour === 'slow') return
  if (behaviour === 'broken') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"choices": [{"message":', () => response.destroy())
    return
  }
  if (typeof behaviour === 'number') {
    response.writeHead(behaviour, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `No, with sk-test-secret: ${behaviour}` } }))
    return
  }
  const message =
    behaviour === 'refusing'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: behaviour === 'cut' ? '{"claims": [{"text": "It' : contentOf(behaviour(asked)) }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'test-1',
      choices: [{ index: 0, message, finish_reason: behaviour === 'cut' ? 'length' : 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}

const contentOf = (answered: object | string) => (typeof answered === 'string' ? answered : JSON.stringify(answered))
