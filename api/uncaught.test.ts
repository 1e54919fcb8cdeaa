/** Errors that no code caught, in a server of its own that is made to have them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { killAll, startProcess } from './testing/serverProcess.ts'

// A first start migrates a new database, which takes long where others are at work too.
vi.setConfig({ testTimeout: 180_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'ascent uncaught '))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

/** What a module that is loaded before the server does when it is signalled. */
const onSignal = (fault: string) => {
  const code = `process.on('SIGUSR2', () => { ${fault} })`
  return `--import=data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`
}
const error = "new Error('boom', { cause: new Error('the cause') })"

test.each([
  ['unhandledRejection', `void Promise.reject(${error})`],
  ['uncaughtException', `setImmediate(() => { throw ${error} })`],
])('%s: logged with its cause, and the process drains and ends with 1', async (kind, fault) => {
  const server = startProcess(folder, { DATA_DIR: path.join(folder, 'data'), NODE_OPTIONS: onSignal(fault) })
  const address = await server.address()
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toContain('# TYPE ascent_uncaught_errors_total counter')
  const began = performance.now()
  server.child.kill('SIGUSR2')
  // Connections that are open are answered until the process is gone.
  await expect.poll(server.output).toContain('stopping')
  expect(await server.ended).toBe(1)
  expect(performance.now() - began).toBeLessThan(10_000)
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('uncaught error'))
  expect(JSON.parse(line!)).toMatchObject({ level: 60, kind, err: { message: expect.stringContaining('boom') } })
  expect(line).toContain('the cause')
})
