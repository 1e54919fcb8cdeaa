/** kill -9 at any moment of the very first start: the next start works, and the demo university is whole or not there. */
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { builtServer, freePort, root } from '../bench/started.ts'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { query } from '../bench/postgres.ts'
import type { Ground } from './ground.ts'

/** Milliseconds after which it is killed: while migrating, while seeding, shortly before it is ready. */
const moments = [300, 800, 1_500, 2_500, 4_000, 6_000, 9_000]

interface Home {
  name: string
  env: Record<string, string>
  /** Makes it as empty as on a new machine. */
  empty: () => Promise<void>
}

/** Runs it; the answer is whether each second start was ready with all accounts. */
export async function firstStart({ postgres, folder }: Ground): Promise<boolean> {
  const dataDir = path.join(folder, 'new')
  const clear = () => rmSync(dataDir, { recursive: true, force: true })
  const homes: Home[] = [{ name: 'embedded', env: { DATABASE_URL: '' }, empty: async () => clear() }]
  if (postgres)
    homes.push({
      name: 'PostgreSQL',
      env: { DATABASE_URL: postgres.url('drill_first') },
      async empty() {
        clear()
        await query(postgres.url('postgres'), 'DROP DATABASE IF EXISTS drill_first WITH (FORCE)')
        await query(postgres.url('postgres'), 'CREATE DATABASE drill_first')
      },
    })
  let good = true
  for (const { name, env, empty } of homes) {
    let slowest = 0
    for (const moment of moments) {
      await empty()
      await begin(dataDir, env, moment)
      const began = performance.now()
      const accounts = await begin(dataDir, env, null)
      slowest = Math.max(slowest, performance.now() - began)
      if (accounts !== true) console.log(`  ${name}: killed after ${moment} ms, the next start ${accounts}`)
      good &&= accounts === true
    }
    console.log(`  ${name}: killed at ${moments.length} moments, ready again within ${Math.round(slowest)} ms`)
  }
  return good
}

/** Starts it and kills it after so long; without a moment it waits until it is ready and a demo account can log in. */
async function begin(dataDir: string, env: Record<string, string>, moment: number | null): Promise<string | true> {
  const port = await freePort()
  const child = spawn(process.execPath, [builtServer], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: '', DEMO: '1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async () => {
    child.kill('SIGKILL')
    await gone
  }
  if (moment !== null) {
    await delay(moment)
    await end()
    return true
  }
  try {
    return await loggedIn(port, () => child.exitCode)
  } finally {
    await end()
  }
}

async function loggedIn(port: number, exitCode: () => number | null): Promise<string | true> {
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    if (exitCode() !== null) return `ended with ${exitCode()}`
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.ascent.test', password: 'ascent-demo' }),
    }).catch(() => null)
    if (answer) return answer.status === 200 ? true : `answered a login with ${answer.status}`
    await delay(200)
  }
  return 'was not ready within two minutes'
}
