/** Where a drill takes place: a small filled database, embedded or on a PostgreSQL server, and somebody who writes to it. */
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '../../api/database/embedded.ts'
import { filledDatabase, filledFolder } from '../bench/databases.ts'
import { query, type Postgres } from '../bench/postgres.ts'
import { startOurs, type Started } from '../bench/started.ts'

const size = { projects: 200, users: 250 }

export interface Ground {
  postgres: Postgres | null
  folder: string
}

/** How a place is entered: with more in its environment, or through another program. */
interface Way {
  env?: Record<string, string>
  through?: readonly string[]
}

export interface Place {
  name: string
  start: (way?: Way) => Promise<Started>
  /** The database's address, where it is a server. */
  url?: string
  /** Changes its rows while no server of ours runs. */
  change: (sql: string) => Promise<void>
}

/** The embedded database, and a server where there is one. */
export async function places({ postgres, folder }: Ground): Promise<Place[]> {
  const dataDir = filledFolder(`${folder}/embedded`, size)
  const embedded = {
    name: 'embedded',
    start: (way?: Way) => startOurs({ dataDir, ...way }),
    async change(sql: string) {
      const pglite = await openFolder(path.join(dataDir, 'database'))
      await pglite.exec(sql)
      await pglite.close()
    },
  }
  return postgres ? [embedded, await onServer({ postgres, folder })] : [embedded]
}

/** A server's database alone. */
export async function onServer({ postgres, folder }: Ground): Promise<Place> {
  const { url } = await filledDatabase(postgres!, size)
  return {
    name: 'PostgreSQL',
    url,
    start: (way?: Way) => startOurs({ databaseUrl: url, dataDir: folder, ...way }),
    change: async (sql) => void (await query(url, sql)),
  }
}

/** What the session of that number is answered. */
export const ask = async ({ port }: Started, text: string, variables: object = {}, session = 1) => {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer bench-session-${session}` },
    body: JSON.stringify({ query: text, variables }),
  })
  return (await response.json()) as { data?: Record<string, unknown> | null; errors?: { message: string }[] }
}

/** Creates a project of that title; true once the server says that it is there; what it refuses with is thrown. */
export async function write(server: Started, title: string, session = 1): Promise<boolean> {
  const text = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { number } } }'
  const input = { title, description: 'Written by the drill.', department: 'Aerospace Engineering', trl: 1 }
  const { data, errors } = await ask(server, text, { input }, session)
  if (errors?.length) throw new Error(errors[0]!.message)
  return Boolean(data?.['createProject'])
}

/** How many projects' titles begin so. */
export async function written(server: Started, prefix: string): Promise<number> {
  const text = 'query ($text: String!) { projects(filter: { search: $text }, first: 1) { totalCount } }'
  const { data, errors } = await ask(server, text, { text: prefix })
  if (!data) throw new Error(errors?.[0]?.message)
  return (data['projects'] as { totalCount: number }).totalCount
}

/** The number of a backend of the server's database that is not our own. */
export async function backendOf(url: string): Promise<number> {
  const [row] = await query<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1',
  )
  return row!.pid
}

/** One answer as its caller saw it: status, code of the first error, Retry-After and milliseconds. */
export async function answerOf({ port }: Started, text: string, session = 1) {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer bench-session-${session}` },
    body: JSON.stringify({ query: text }),
  })
  const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] }
  const [status, retryAfter] = [response.status, response.headers.get('retry-after')]
  return { status, retryAfter, code: errors?.[0]?.extensions?.code, took: performance.now() - began }
}

/** What /readyz says: status and word. */
export async function readiness({ port }: Started): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  return `${response.status} ${(await response.text()).trim()}`
}

/** Milliseconds until it is so; null when it takes longer than `most`. */
export async function until(isSo: () => Promise<boolean>, most: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < most) {
    if (await isSo()) return performance.now() - began
    await delay(50)
  }
  return null
}
