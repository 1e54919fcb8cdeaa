/** The lock on the data folder, with real processes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const source = path.join(import.meta.dirname, 'lock.ts')
let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent lock '))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Another process that holds the lock. */
async function holder() {
  const script = `const { lockFolder } = await import(${JSON.stringify(source)})
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn('node', ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

test('a second process is refused in a sentence that names the first', async () => {
  const child = await holder()
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another Ascent (process ${child.pid}); stop it first or set DATA_DIR.`,
  )
})

test('after kill -9 the folder is free at once', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder)()
})

test('a process number that lives on as something else does not keep the folder shut', () => {
  writeFileSync(path.join(folder, 'lock.pid'), String(process.ppid))
  lockFolder(folder)()
})

test('who let go can take it again', () => {
  lockFolder(folder)()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('in use')
  unlock()
})

test('a folder that cannot be made is named', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(path.join(file, 'data'))).toThrow(`DATA_DIR ${file}/data cannot be written to`)
})
