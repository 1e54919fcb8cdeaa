/** Many open subscriptions: how long until the last one has an event, whether one is lost, and what each costs. */
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { once } from './load.ts'
import type { Started } from './started.ts'
import { persistedId } from './works.ts'

/** What an open page listens to, and what makes it ring: the bell of one person, in many windows. */
export const bell = 'subscription BenchBell { notificationAdded { unreadCount } }'
export const ring = 'mutation BenchRing { markAllNotificationsRead { unreadCount } }'

interface Listener {
  socket: WebSocket
  events: number
  /** Whether the first event came, which says how things are: what was told before is in it. */
  begun: boolean
}

export interface Heard {
  listeners: number
  /** Milliseconds until the last one has it. */
  last: number
  lost: number
  /** Kilobytes in the server for each. */
  each: number
}

/** Opens so many subscriptions of one person, rings, and waits for all of them. */
export async function heardBy(server: Started, listeners: number, session: number): Promise<Heard> {
  const before = server.resident()
  const all = await listenAll(server.port, listeners, session)
  const each = ((server.resident() - before) * 1024) / listeners
  const { last, lost } = await ringAll(all, server.port, session)
  for (const { socket } of all) socket.terminate()
  return { listeners, last, lost, each }
}

/** Listeners at one of two nodes hear what happens at the other; when theirs is killed they come back at the other. */
export async function acrossNodes(here: Started, there: Started, listeners: number, session: number) {
  const all = await listenAll(there.port, listeners, session)
  const across = await ringAll(all, here.port, session)
  const began = performance.now()
  const back: Promise<Listener>[] = []
  const gone = all.map(
    ({ socket }) =>
      new Promise<void>((resolve) =>
        socket.once('close', () => {
          back.push(listen(here.port, session))
          resolve()
        }),
      ),
  )
  await there.stop('SIGKILL')
  await Promise.all(gone)
  const again = await Promise.all(back)
  while (again.some(({ begun }) => !begun)) await wait(10)
  const returned = performance.now() - began
  const after = await ringAll(again, here.port, session)
  for (const { socket } of again) socket.terminate()
  return { across, returned, after }
}

/** Rings on a server and waits until every listener has the event, or fifteen seconds. */
async function ringAll(all: Listener[], port: number, session: number) {
  for (const listener of all) listener.events = 0
  const began = performance.now()
  await once(port, {
    path: '/graphql',
    headers: { authorization: `Bearer bench-session-${session}` },
    body: JSON.stringify({ extensions: { persistedId: persistedId(ring) }, variables: {} }),
  })
  while (all.some(({ events }) => events === 0) && performance.now() - began < 15_000) await wait(5)
  return { last: performance.now() - began, lost: all.filter(({ events }) => events === 0).length }
}

/** Opens subscriptions, a hundred at a time. */
async function listenAll(port: number, count: number, session: number): Promise<Listener[]> {
  const all: Listener[] = []
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - all.length) }, () => listen(port, session)))),
    )
  while (all.some(({ begun }) => !begun)) await wait(10)
  return all
}

function listen(port: number, session: number): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
    const listener = { socket, events: 0, begun: false }
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.once('error', reject)
    socket.once('open', () =>
      send({ type: 'connection_init', payload: { authorization: `Bearer bench-session-${session}` } }),
    )
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string }
      if (type === 'ping') send({ type: 'pong' })
      if (type === 'next') {
        listener.begun = true
        listener.events++
      }
      if (type !== 'connection_ack') return
      send({ id: 'bell', type: 'subscribe', payload: { query: '', extensions: { persistedId: persistedId(bell) } } })
      resolve(listener)
    })
  })
}
