/** The container and its compose file name what there is: variables that the server reads, and files that it is started by. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#api/config/variables.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

test('the compose file sets variables that the server reads, and all that production asks for', () => {
  const [, environment] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('compose.yaml'))!
  const names = [...environment!.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name!)
  expect(names.filter((name) => !(name in variables))).toEqual([])
  for (const needed of ['PUBLIC_URL', 'SECRET_KEY', 'DATABASE_URL']) expect(names).toContain(needed)
  // Several processes need Redis.
  expect(names).toContain('REDIS_URL')
})

test('the container is built and started by what is there, and by a user of its own', () => {
  const file = read('Dockerfile')
  const commands = file.split('\n').filter((line) => /^(RUN|CMD)/.test(line))
  const scripts = commands.flatMap((line) => [...line.matchAll(/scripts\/[\w.]+/g)].map(([name]) => name))
  expect(scripts).toEqual(['scripts/setUp.mjs', 'scripts/start.mjs'])
  for (const script of scripts) expect(existsSync(path.join(root, script)), script).toBe(true)
  const [, set] = /^ENV (.*)$/m.exec(file)!
  const names = [...set!.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!)
  expect(names.filter((name) => name !== 'NODE_ENV' && !(name in variables))).toEqual([])
  expect(file).toMatch(/^USER node$/m)
})

test('nothing of a checkout that is secret or made goes into the container', () => {
  const left = read('.dockerignore').split('\n')
  for (const name of ['.git', '.env', '.data', 'node_modules', '**/__generated__', 'web/lists'])
    expect(left).toContain(name)
})
