/** A stand-in for S3 that works, refuses, hangs, or breaks off in the middle or after it has kept what it was given. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../bench/started.ts'

export type Mood = 'works' | 'away' | 'refuses' | 'hangs' | 'breaks' | 'keepsSilently'

/** Starts it; `objects` are what it holds. */
export async function objectStorage() {
  const port = await freePort()
  const objects = new Map<string, Buffer>()
  let mood: Mood = 'works'
  const server = createServer((req, res) => {
    req.on('error', () => {})
    void answer(req, res).catch(() => res.destroy())
  })
  async function answer(req: IncomingMessage, res: ServerResponse) {
    const key = new URL(req.url!, 'http://s3').pathname.replace('/ascent/', '')
    if (mood === 'hangs') return
    if (mood === 'refuses') return void res.writeHead(503).end()
    if (mood === 'breaks') return void req.once('data', () => req.destroy()).once('end', () => res.destroy())
    if (req.method === 'PUT') objects.set(key, await buffer(req))
    if (mood === 'keepsSilently') return void res.destroy()
    if (req.method === 'DELETE') objects.delete(key)
    const there = objects.get(key)
    if (req.method === 'GET' && there) res.writeHead(200, { 'content-length': there.length }).end(there)
    else res.writeHead(req.method === 'GET' ? 404 : 200).end()
  }
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen()
  return {
    env: {
      S3_BUCKET: 'ascent',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'the drill keeps none',
    },
    objects,
    async be(next: Mood) {
      server.closeAllConnections()
      if (server.listening && next === 'away') await new Promise((resolve) => server.close(resolve))
      mood = next
      if (!server.listening && next !== 'away') await listen()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
