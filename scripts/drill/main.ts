/** `npm run drill [-- NAME]`: each fault on a server of its own; what was acknowledged, what is there after, how long it took. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '../bench/postgres.ts'
import { backup } from './backup.ts'
import { clock } from './clock.ts'
import { database } from './database.ts'
import { deadlock } from './deadlock.ts'
import { disk } from './disk.ts'
import { failover } from './failover.ts'
import { firstStart } from './firstStart.ts'
import { hang } from './hang.ts'
import { jump } from './jump.ts'
import { junk } from './junk.ts'
import { kill } from './kill.ts'
import { lock } from './lock.ts'
import { mail } from './mail.ts'
import { pgbouncer } from './pgbouncer.ts'
import { pool } from './pool.ts'
import { race } from './race.ts'
import { redis } from './redis.ts'
import { sigterm } from './sigterm.ts'
import { slow } from './slow.ts'
import { storage } from './storage.ts'
import { uncaught } from './uncaught.ts'
import { versions } from './versions.ts'
import { webhook } from './webhook.ts'

const drills = {
  kill,
  firstStart,
  database,
  failover,
  hang,
  lock,
  deadlock,
  redis,
  uncaught,
  sigterm,
  disk,
  race,
  clock,
  jump,
  slow,
  junk,
  mail,
  webhook,
  storage,
  pool,
  pgbouncer,
  versions,
  backup,
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in drills))
if (unknown.length) {
  console.log(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.`)
  process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), 'ascent-drill-'))
const postgres = await findPostgres()
process.on('exit', () => {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

let good = true
for (const [name, drill] of Object.entries(drills)) {
  if (asked.length && !asked.includes(name)) continue
  const began = performance.now()
  console.log(name)
  const held = await drill({ postgres, folder })
  good &&= held
  console.log(`  ${held ? 'held' : 'DID NOT HOLD'}, ${Math.round((performance.now() - began) / 1000)} s`)
}
process.exit(good ? 0 : 1)
