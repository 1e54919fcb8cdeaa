/** When a sandbox ends: 15 minutes after its last request, or with the process that keeps it. The clock is the test's. */
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../db.ts'
import { lifeOfSandbox } from './lifeOfSandbox.ts'

const minute = 60_000
const end = vi.fn<(reason: string) => void>()
let life: ReturnType<typeof lifeOfSandbox>
/** What it does when its parent is gone; others of this process listen to the same. */
let onDisconnect: () => void

beforeEach(() => {
  const others = process.listeners('disconnect')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  end.mockClear()
  life = lifeOfSandbox({} as Db, end)
  onDisconnect = process.listeners('disconnect').find((one) => !others.includes(one))!
})
afterEach(() => {
  vi.useRealTimers()
  process.removeListener('disconnect', onDisconnect)
})

/** A request that lasts until it is closed; that nobody vouches for it changes nothing of that. */
async function request() {
  const res = new EventEmitter() as ServerResponse
  await life.admits({ headers: {} } as IncomingMessage, res)
  return () => res.emit('close')
}
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minute)

test('without a request it ends after 15 minutes', () => {
  pass(15)
  expect(end).not.toHaveBeenCalled()
  pass(1)
  expect(end).toHaveBeenCalledWith('nobody asks the sandbox')
})

test('the 15 minutes are counted from the end of the last request', async () => {
  pass(10)
  const close = await request()
  pass(10)
  close()
  pass(15)
  expect(end).not.toHaveBeenCalled()
  pass(1)
  expect(end).toHaveBeenCalledOnce()
})

test('it does not end while a request or a stream lasts', async () => {
  const [first, second] = [await request(), await request()]
  pass(60)
  first()
  pass(60)
  expect(end).not.toHaveBeenCalled()
  second()
  pass(16)
  expect(end).toHaveBeenCalledOnce()
})

test('it ends with the process that keeps it', () => {
  onDisconnect()
  expect(end).toHaveBeenCalledWith('the server that keeps the sandbox is gone')
})
