/** What a server loads: the embedded database is large, and is not loaded where a PostgreSQL server is used. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const program = path.resolve(import.meta.dirname, '../oneProcess.ts')

/** The modules of the embedded database that the program imports before it opens any. */
function loaded(): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    const found = new Set()
    registerHooks({ load: (url, context, next) => (/@electric-sql|node:sqlite/.test(url) && found.add(url), next(url, context)) })
    await import(${JSON.stringify(program)})
    console.log(JSON.stringify([...found]))
    process.exit(0)`
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://none@127.0.0.1:1/none' },
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as string[]
}

test('a server with a PostgreSQL server does not load the embedded database', () => {
  expect(loaded()).toEqual([])
})
