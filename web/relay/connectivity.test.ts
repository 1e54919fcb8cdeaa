/** The server goes and comes back: what waited is done then, and an app that never started fails instead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const lost = new TypeError('Failed to fetch')

let apps = 0
/** What an app knows that was just started. Resetting all modules would load the whole app again for the next test file. */
const started = () =>
  import(/* @vite-ignore */ `./connectivity.ts?app=${++apps}`) as Promise<typeof import('./connectivity.ts')>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits for the connection and then runs again', async () => {
  const { answered, isOffline, whenConnected } = await started()
  answered()
  const probes = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(new Response())
  vi.stubGlobal('fetch', probes)
  const run = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('there')
  const done = whenConnected(run)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOffline()).toBe(true)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await done).toBe('there')
  expect(isOffline()).toBe(false)
  expect(run).toHaveBeenCalledTimes(2)
})

test('fails at once before the server was ever reached, and for every other error', async () => {
  const { answered, isOffline, whenConnected } = await started()
  await expect(whenConnected(() => Promise.reject(lost))).rejects.toBe(lost)
  answered()
  const other = new Error('The disk is full')
  await expect(whenConnected(() => Promise.reject(other))).rejects.toBe(other)
  expect(isOffline()).toBe(false)
})
