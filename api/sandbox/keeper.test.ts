/** When the sandbox gets new data and when it is started again, by a clock of the test and children that are none. */
import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { dropSandbox, noteSandbox, sandboxFolder, sandboxMadeAt } from './folder.ts'
import { SandboxKeeper } from './keeper.ts'

const minute = 60_000
const dataDir = config.dataDir

/** Runs until it is asked to end, and then until it has ended; the test may make it deaf to the first. */
class Child extends EventEmitter {
  pid = 1
  exitCode: number | null = null
  signalCode: NodeJS.Signals | null = null
  readonly heard: NodeJS.Signals[] = []
  stubborn = false
  kill(signal: NodeJS.Signals) {
    this.heard.push(signal)
    if (!this.stubborn || signal === 'SIGKILL') queueMicrotask(() => this.ends())
    return true
  }
  ends(code = 0) {
    this.exitCode = code
    this.emit('exit', code, null)
  }
  get runs() {
    return this.exitCode === null
  }
}

let children: Child[]
let keeper: SandboxKeeper
/** What a new child does once it is there: it listens. */
let begins: (child: Child) => void
const mark = () => path.join(sandboxFolder(), 'row')
const listens = (child: Child) =>
  child.emit('message', { place: { port: children.indexOf(child) + 1, secret: 'secret' } })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent sandbox '))
  children = []
  begins = listens
  keeper = new SandboxKeeper(() => {
    const child = new Child()
    // Two at once would lose each other's rows.
    if (children.some(({ runs }) => runs)) queueMicrotask(() => child.ends(1))
    else
      queueMicrotask(() => {
        mkdirSync(sandboxFolder(), { recursive: true })
        begins(child)
      })
    children.push(child)
    return child as unknown as ChildProcess
  }, 50)
})
afterEach(async () => {
  await keeper.stop()
  dropSandbox()
  rmSync(config.dataDir, { recursive: true, force: true })
  vi.useRealTimers()
})
afterAll(() => {
  config.dataDir = dataDir
})

const port = async () => (await keeper.place()).port
/** What a program has written is still there, or not. */
const write = () => writeFileSync(mark(), '')
const written = () => {
  try {
    truncateSync(mark(), 0)
    return true
  } catch {
    return false
  }
}
/** A minute goes by, and what it brings is done. */
const look = async (minutes = 1) => {
  vi.advanceTimersByTime(minutes * minute)
  await delay(60)
}

test('one child answers everybody of a day, with the same data', async () => {
  expect(await Promise.all([port(), port()])).toEqual([1, 1])
  write()
  await look(10)
  expect(await port()).toBe(1)
  expect(written()).toBe(true)
  expect(sandboxMadeAt()).toEqual(new Date('2026-12-01T08:00:00Z'))
})

test('a new day at the university brings new data, to who asks first', async () => {
  vi.setSystemTime(new Date('2026-12-01T19:59:30Z'))
  await port()
  write()
  // Midnight in the university's zone, hours before that of UTC.
  vi.setSystemTime(new Date('2026-12-01T20:00:00Z'))
  expect(await Promise.all([port(), port()])).toEqual([2, 2])
  expect(children[0]!.heard).toEqual(['SIGTERM'])
  expect(written()).toBe(false)
  expect(sandboxMadeAt()).toEqual(new Date('2026-12-01T20:00:00Z'))
})

test('a new day drops the data also while nobody asks, and starts nothing', async () => {
  await port()
  write()
  vi.setSystemTime(new Date('2026-12-01T20:00:00Z'))
  await look()
  expect(children.map(({ runs }) => runs)).toEqual([false])
  expect(sandboxMadeAt()).toBeNull()
  expect(written()).toBe(false)
  expect(await port()).toBe(2)
})

test('data of yesterday are dropped when the sandbox starts', async () => {
  mkdirSync(sandboxFolder(), { recursive: true })
  noteSandbox(new Date('2026-11-30T08:00:00Z'))
  write()
  await port()
  expect(written()).toBe(false)
  expect(sandboxMadeAt()).toEqual(new Date('2026-12-01T08:00:00Z'))
})

test('a first start that reaches into the next day is that day’s, and is not started twice', async () => {
  begins = (child) => {
    vi.setSystemTime(new Date('2026-12-01T20:00:10Z'))
    write()
    listens(child)
  }
  vi.setSystemTime(new Date('2026-12-01T19:59:50Z'))
  expect(await port()).toBe(1)
  expect(await port()).toBe(1)
  expect(children).toHaveLength(1)
  expect(written()).toBe(true)
})

test('data of more than 1 GB are dropped, and less are not', async () => {
  await port()
  write()
  const stamp = sandboxMadeAt()!.toISOString().length
  truncateSync(mark(), 1_000_000_000 - stamp)
  await look()
  expect(children[0]!.heard).toEqual([])
  truncateSync(mark(), 1_000_000_001 - stamp)
  await look()
  expect(children[0]!.heard).toEqual(['SIGTERM'])
  expect(written()).toBe(false)
  expect(sandboxMadeAt()).toBeNull()
  expect(await port()).toBe(2)
})

test('data that cannot be dropped are tried again, and end nothing', async () => {
  await port()
  vi.setSystemTime(new Date('2026-12-02T08:00:00Z'))
  const reset = vi.spyOn(keeper, 'reset').mockRejectedValueOnce(new Error('EBUSY'))
  await look()
  await look()
  expect(reset).toHaveBeenCalledTimes(2)
  expect(sandboxMadeAt()).toBeNull()
})

test('one that ends by itself is started again with its data, but not before it has let go of them', async () => {
  await port()
  write()
  children[0]!.emit('message', 'leaving')
  const next = port()
  await delay(20)
  expect(children).toHaveLength(1)
  children[0]!.ends()
  expect(await next).toBe(2)
  expect(children[0]!.heard).toEqual([])
  expect(written()).toBe(true)
})

test('a reset drops nothing under one that is leaving', async () => {
  await port()
  write()
  children[0]!.emit('message', 'leaving')
  const reset = keeper.reset()
  await delay(20)
  expect(written()).toBe(true)
  children[0]!.ends()
  await reset
  expect(written()).toBe(false)
})

test('one that does not end is killed', async () => {
  await port()
  children[0]!.stubborn = true
  await keeper.reset()
  expect(children[0]!.heard).toEqual(['SIGTERM', 'SIGKILL'])
  expect(await port()).toBe(2)
})

test('one that dies is started again with its data', async () => {
  await port()
  write()
  children[0]!.ends(1)
  expect(await port()).toBe(2)
  expect(written()).toBe(true)
})

test('data that cannot be opened any more are replaced, once', async () => {
  await port()
  write()
  await keeper.stop()
  begins = (child) => (children.length === 2 ? child.ends(1) : listens(child))
  expect(await port()).toBe(3)
  expect(written()).toBe(false)
  await keeper.reset()
  begins = (child) => child.ends(1)
  await expect(port()).rejects.toThrow('It ended with 1')
  expect(children).toHaveLength(4)
  // Who asks next tries again.
  begins = listens
  expect(await port()).toBe(5)
})
