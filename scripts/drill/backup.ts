/** A backup while people write, everything deleted, and the backup restored: whatever was acknowledged before it began is there. */
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '../../api/database/embedded.ts'
import { filledDatabase, filledFolder } from '../bench/databases.ts'
import { query } from '../bench/postgres.ts'
import { root, startOurs } from '../bench/started.ts'
import { write, written, type Ground } from './ground.ts'

const size = { projects: 10_000, users: 250 }
const files = { count: 1_000, bytes: 1_000_000 }
const clients = 4
/** Milliseconds. */
const most = 300_000

interface Place {
  name: string
  env: Record<string, string>
  ask: (sql: string) => Promise<unknown>
  /** An empty place of the same kind. */
  other: () => Promise<Record<string, string>>
}

async function places({ postgres, folder }: Ground): Promise<Place[]> {
  const dataDir = filledFolder(path.join(folder, 'backed-up'), size)
  const embedded: Place = {
    name: 'embedded',
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    async ask(sql) {
      const pglite = await openFolder(path.join(dataDir, 'database'))
      await pglite.exec(sql)
      await pglite.close()
    },
    other: async () => ({ DATA_DIR: path.join(folder, 'restored'), DATABASE_URL: '' }),
  }
  if (!postgres) return [embedded]
  const { url } = await filledDatabase(postgres, size)
  const restored = `ascent_restored_${process.pid}`
  return [
    embedded,
    {
      name: 'PostgreSQL',
      env: { DATA_DIR: path.join(folder, 'backed-up-files'), DATABASE_URL: url },
      ask: (sql) => query(url, sql),
      async other() {
        await query(postgres.url('postgres'), `CREATE DATABASE ${restored}`)
        return { DATA_DIR: path.join(folder, 'restored-files'), DATABASE_URL: postgres.url(restored) }
      },
    },
  ]
}

/** Files of one project, as uploads keep them. */
async function upload({ env, ask }: Place) {
  const folder = path.join(env['DATA_DIR']!, 'files')
  const rows = Array.from({ length: files.count }, (_, nth) => {
    const [id, content] = [randomUUID(), Buffer.alloc(files.bytes, `${nth} `)]
    const key = `${id.slice(0, 2)}/${id}`
    mkdirSync(path.join(folder, id.slice(0, 2)), { recursive: true })
    writeFileSync(path.join(folder, key), content)
    return `('${nth}.bin', 'application/pdf', ${files.bytes}, '${createHash('sha256').update(content).digest('hex')}', '${key}')`
  })
  // Those that the database was filled with have no bytes.
  await ask(
    `DELETE FROM "File";
     INSERT INTO "File" (name, "mediaType", size, sha256, key, "projectId")
     SELECT of.*, (SELECT min(id) FROM "Project") FROM (VALUES ${rows.join(', ')}) AS of`,
  )
}

/** Runs a program as its npm command does, while this process goes on; gives the milliseconds that it took. */
async function command(file: string, env: Record<string, string>, args: readonly string[] = []): Promise<number> {
  const began = performance.now()
  const run = spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => run.once('close', resolve))
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}`)
  return performance.now() - began
}

/** A server of a place, as it is run in production. */
const serverOf = (env: Record<string, string>, more: Record<string, string>) =>
  startOurs({
    dataDir: env['DATA_DIR']!,
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    env: more,
  })

/** Runs it; the answer is whether nothing was lost, and all of it within the time. */
export async function backup(ground: Ground): Promise<boolean> {
  let good = true
  for (const place of await places(ground)) {
    const backups = path.join(ground.folder, `backups-${place.name}`)
    const key = { BACKUP_DIR: backups, BACKUP_KEY: 'the key of the drill keeps no secrets at all' }
    await upload(place)
    let server = await serverOf(place.env, key)
    let [over, asked] = [false, 0]
    const acknowledged = new Set<string>()
    const client = async () => {
      while (!over) {
        const title = `Backupdrill ${++asked}`
        if (await write(server, title).catch(() => false)) acknowledged.add(title)
      }
    }
    const busy = Promise.all(Array.from({ length: clients }, client))
    await delay(3_000)
    const before = acknowledged.size
    const making = await command('api/backup/backupFile.ts', { ...place.env, ...key })
    over = true
    await busy
    await server.stop('SIGKILL')
    rmSync(place.env['DATA_DIR']!, { recursive: true, force: true })
    const env = await place.other()
    const [archive] = readdirSync(backups).filter((name) => name.endsWith('.age'))
    const restoring = await command('api/backup/restoreFile.ts', { ...env, ...key }, [archive!])
    server = await serverOf(env, key)
    const there = await written(server, 'Backupdrill')
    await server.stop()
    const lying = readdirSync(path.join(env['DATA_DIR']!, 'files'), { recursive: true, withFileTypes: true })
    const kept = lying.filter((entry) => entry.isFile()).length
    good &&= there >= before && kept === files.count && making < most && restoring < most
    const seconds = (time: number) => `${(time / 1000).toFixed(0)} s`
    console.log(
      `  ${place.name}: ${before} writes acknowledged before, ${there} there, ${Math.max(0, before - there)} lost; ${kept} of ${files.count} files; made and test-restored in ${seconds(making)} (${acknowledged.size - before} writes meanwhile), restored in ${seconds(restoring)}`,
    )
  }
  return good
}
