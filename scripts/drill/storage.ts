/** The storage of files is away, refuses, hangs, and breaks off: uploads and downloads are refused in words, nothing is left half. */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import type { Started } from '../bench/started.ts'
import { objectStorage, type Mood } from './objectStorage.ts'
import { onServer, until, write, type Ground } from './ground.ts'

const moods: Mood[] = ['away', 'refuses', 'breaks', 'keepsSilently', 'hangs']
const people = 4
/** Milliseconds: for a refusal, which waits for a storage that hangs, and until all is as before. */
const limits = { refusal: 45_000, back: 5_000, swept: 20_000 }

/** Runs it; the answer is whether people were told why, and files and rows agree in the end. */
export async function storage(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const s3 = await objectStorage()
  const server = await start({ env: s3.env })
  await query(url!, 'DELETE FROM "File"')
  const owners = await query<{ session: number; project: number }>(
    url!,
    `SELECT "ownerId" AS session, min(id) AS project FROM "Project" WHERE "ownerId" <= 40 GROUP BY 1 ORDER BY 1 LIMIT ${people}`,
  )
  const uploads = () => Promise.all(owners.map((owner) => upload(server, owner)))

  const before = await uploads()
  const [file] = await query<Uploaded>(url!, 'SELECT id, "uploaderId" AS session FROM "File" LIMIT 1')
  let [clear, slowest, wrote] = [true, 0, 0]
  for (const mood of moods) {
    await s3.be(mood)
    const [refused, read, writing] = await Promise.all([
      uploads(),
      download(server, file!),
      write(server, `Storagedrill ${mood}`).catch(() => false),
    ])
    const all = [...refused, read]
    clear &&= all.every(({ status, words }) => status === 503 && words.startsWith('Files cannot be'))
    const took = Math.max(...all.map((one) => one.took))
    slowest = Math.max(slowest, took)
    wrote += Number(writing)
    console.log(
      `  ${mood}: ${[...new Set(all.map(({ status, words }) => `${status} ${words}`))].join('; ')}, at most ${Math.round(took)} ms`,
    )
  }
  await s3.be('works')
  const back = await until(async () => (await download(server, file!)).status === 200, limits.back)
  const after = await uploads()
  const [count] = await query<{ rows: number }>(url!, 'SELECT count(*)::int AS rows FROM "File"')
  const left = s3.objects.size - count!.rows
  await query(url!, `UPDATE pgboss.job SET start_after = now() WHERE name = 'removeUnclaimed' AND state = 'created'`)
  const swept = await until(async () => s3.objects.size === count!.rows, limits.swept)
  await delay(1_000)
  const keys = (await query<{ key: string }>(url!, 'SELECT key FROM "File"')).map(({ key }) => key)
  const agree = keys.length === s3.objects.size && keys.every((key) => s3.objects.has(key))
  await server.stop()
  s3.close()
  const good = [...before, ...after].every(({ status }) => status === 201)
  console.log(
    `  ${people * moods.length} uploads and ${moods.length} downloads refused${clear ? ' in words' : ', NOT ALL IN WORDS'}, the slowest after ${Math.round(slowest)} ms; ${wrote} of ${moods.length} other writes went on; back after ${Math.round(back ?? -1)} ms; ${left} objects without a row ${swept === null ? 'STAYED' : 'were removed'}; ${keys.length} rows and ${s3.objects.size} objects ${agree ? 'agree' : 'DO NOT AGREE'}`,
  )
  return good && clear && slowest < limits.refusal && wrote === moods.length && back !== null && swept !== null && agree
}

interface Answer {
  status: number
  words: string
  took: number
}

async function asked(port: number, path: string, session: number, body?: FormData): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer bench-session-${session}` },
    ...(body ? { method: 'POST', body } : {}),
  })
  const text = await answer.text()
  const words = answer.ok ? '' : ((JSON.parse(text) as { message?: string }).message ?? '')
  return { status: answer.status, words, took: performance.now() - began }
}

function upload({ port }: Started, { session, project }: { session: number; project: number }) {
  const form = new FormData()
  form.append('entityType', 'project')
  form.append('entityId', String(project))
  form.append('file', new Blob([`Notes\n${'of the drill '.repeat(40_000)}`], { type: 'text/plain' }), 'notes.txt')
  return asked(port, '/api/upload', session, form)
}

interface Uploaded {
  id: number
  session: number
}

const download = ({ port }: Started, { id, session }: Uploaded) => asked(port, `/api/files/${id}/content`, session)
