/** Programs that the bench starts: servers of ours and of others, each a process that is ended by its id. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { residentOf } from './processes.ts'

export const root = path.resolve(import.meta.dirname, '../..')

export interface Started {
  port: number
  pid: number
  /** Resident memory of it and of its children, in MB. */
  resident: () => number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Whatever ends the bench ends what it started. */
const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Runs a file with Node as in production, `through` another program when one is given, until it answers at `ready`. */
export async function start(
  file: string,
  env: Record<string, string>,
  { ready = '/readyz', through = [] }: { ready?: string; through?: readonly string[] } = {},
): Promise<Started> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? []
  const [program, ...args] = [...through, process.execPath, ...flags, path.join(root, file)]
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SESSION_REQUESTS: '1000000000', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve(void children.delete(child))))
  await answers(child, `http://127.0.0.1:${port}${ready}`)
  return {
    port,
    pid: child.pid!,
    resident: () => residentOf(child.pid!),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await gone
    },
  }
}

/** Our server as scripts/buildServer.mjs makes it. */
export const builtServer = 'dist/server/server.js'

/** Our server as it is run in production. */
export async function startOurs(where: {
  databaseUrl?: string
  dataDir: string
  env?: Record<string, string>
  through?: readonly string[]
  /** The program; by default the one that is built. */
  file?: string
}) {
  const port = await freePort()
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET_KEY: 'the key of the bench keeps no secrets at all',
    DATABASE_URL: where.databaseUrl ?? '',
    DATA_DIR: where.dataDir,
    LOG_LEVEL: 'warn',
    // Every login comes from another address, or the limit on tries would be measured.
    TRUST_PROXY: '1',
    REDIS_URL: '',
    ...where.env,
  }
  return start(where.file ?? builtServer, env, { through: where.through })
}

async function answers(child: ChildProcess, url: string) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.at(-1)} ended with ${child.exitCode}`)
    const ok = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${child.spawnargs.at(-1)} does not answer`)
}
