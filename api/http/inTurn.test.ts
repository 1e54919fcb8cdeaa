/** The questions of one connection, sent ahead of the answers. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

let begun: ServerResponse[] = []
const server = createServer(inTurn((_, res) => void begun.push(res)))

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
beforeEach(() => (begun = []))
afterAll(() => server.close())

async function asking(times: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let closed = false
  socket.on('error', () => {}).once('close', () => (closed = true))
  socket.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n'.repeat(times))
  await expect.poll(() => begun.length).toBeGreaterThan(0)
  return { socket, closed: () => closed }
}

test('each is begun when the answer before it is over, and none after the caller left', async () => {
  const { socket } = await asking(3)
  await delay(20)
  expect(begun).toHaveLength(1)
  begun[0]!.end('first')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('first')
  await expect.poll(() => begun.length).toBe(2)
  const over = once(begun[1]!, 'close')
  socket.destroy()
  await over
  await delay(20)
  expect(begun).toHaveLength(2)
})

test('another connection does not wait', async () => {
  const both = [await asking(2), await asking(2)]
  await expect.poll(() => begun.length).toBe(2)
  for (const { socket } of both) socket.destroy()
})

test('who asks too much ahead is sent away', async () => {
  const sentAway = await asking(150)
  sentAway.socket.resume()
  await expect.poll(() => sentAway.closed()).toBe(true)
  expect(begun).toHaveLength(1)
})
