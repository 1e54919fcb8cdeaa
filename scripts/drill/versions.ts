/**
 * A new version is started beside an earlier one and migrates the database while people go on working with both; then the
 * earlier one is stopped. Nobody notices.
 */
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { root, start, startOurs, type Started } from '../bench/started.ts'
import { earlier } from './earlier.ts'
import { ask, type Ground } from './ground.ts'

/** Requests a second, and milliseconds: each part of it, and how long a request may take meanwhile. */
const [rate, limits] = [50, { part: 6_000, answer: 10_000 }]
const size = ['200', '250']

const reads = [
  '{ viewer { id name } unreadNotificationCount }',
  '{ projects(first: 10) { totalCount edges { node { number title owner { name } } } } }',
  '{ notifications(first: 10) { edges { node { id } } } }',
]

/** Runs it; the answer is whether all requests were answered in time, by either version. */
export async function versions({ postgres, folder }: Ground): Promise<boolean> {
  if (!postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const old = earlier(folder)
  if (!old) {
    console.log('  no history of an earlier version here')
    return true
  }
  const name = `ascent_versions_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE ${name}`)
  const databaseUrl = postgres.url(name)
  old.run('scripts/bench/fill.ts', databaseUrl, ...size)
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    SECRET_KEY: 'the key of the bench keeps no secrets at all',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    REDIS_URL: '',
  }
  const before = await applied(databaseUrl)
  const first = await start(path.relative(root, path.join(old.folder, 'api/server.ts')), env)
  const nodes: Started[] = [first]
  const load = asking(nodes)
  await delay(limits.part)
  const began = performance.now()
  load.part('while it migrated')
  const second = await startOurs({ databaseUrl, dataDir: folder })
  const took = performance.now() - began
  nodes.push(second)
  load.part('by both')
  await delay(limits.part)
  nodes.shift()
  load.part('after the earlier one went')
  await first.stop()
  await delay(limits.part)
  const parts = await load.end()
  const after = await applied(databaseUrl)
  await second.stop()
  old.remove()
  await query(postgres.url('postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
  for (const { part, count, errors, slowest, said } of parts)
    console.log(
      `  ${part}: ${count} requests, ${errors} failed${said.size ? ` (${[...said].join(', ').slice(0, 300)})` : ''}, the slowest after ${Math.round(slowest)} ms`,
    )
  console.log(
    `  from ${old.commit}: ${after - before} migrations; the new version was ready after ${Math.round(took)} ms`,
  )
  const good = parts.every(({ errors, slowest }) => errors === 0 && slowest < limits.answer)
  return good && after > before
}

const applied = async (url: string): Promise<number> =>
  (
    await query<{ count: number }>(
      url,
      'SELECT count(*)::int AS count FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
  )[0]!.count

interface Part {
  part: string
  count: number
  errors: number
  slowest: number
  said: Set<string>
}

/** So many requests a second, each to the next node; every fifth is a write. */
function asking(nodes: readonly Started[]) {
  const parts: Part[] = []
  const part = (name: string) => parts.push({ part: name, count: 0, errors: 0, slowest: 0, said: new Set() })
  part('by the earlier one')
  const open = new Set<Promise<void>>()
  let asked = 0
  const one = async (nth: number, into: Part) => {
    const at = performance.now()
    const node = nodes[nth % nodes.length]!
    const session = 1 + (nth % 40)
    into.count++
    try {
      const { errors } = await (nth % 5
        ? ask(node, reads[nth % reads.length]!, {}, session)
        : change(node, nth, session))
      if (errors?.length) throw new Error(errors[0]!.message)
    } catch (error) {
      into.errors++
      into.said.add((error as Error).message)
    }
    into.slowest = Math.max(into.slowest, performance.now() - at)
  }
  const timer = setInterval(() => {
    const work = one(++asked, parts.at(-1)!)
    open.add(work)
    void work.finally(() => open.delete(work))
  }, 1_000 / rate)
  return {
    part,
    async end() {
      clearInterval(timer)
      await Promise.all(open)
      return parts
    },
  }
}

const creating = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { number } } }'

const change = (node: Started, nth: number, session: number) => {
  const input = { title: `Versiondrill ${nth}`, description: 'Written by the drill.', department: 'Physics', trl: 1 }
  return ask(node, creating, { input }, session)
}
