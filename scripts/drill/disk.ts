/** The disk fills up while people write and upload: they are told so, nothing breaks, and it goes on when there is room. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync, appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Started } from '../bench/started.ts'
import { places, write, written, type Ground } from './ground.ts'

const megabyte = 1024 * 1024

/** A disk of its own for a process and nobody else: its folder in memory, in a namespace that needs no rights. */
const smallDisk = (folder: string, from: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=300m tmpfs '${folder}' && cp -a '${from}/.' '${folder}/' && exec "$@"`,
  'sh',
]

/** Runs it; the answer is whether nothing was lost and it went on by itself. */
export async function disk(ground: Ground): Promise<boolean> {
  if (spawnSync('unshare', ['-rm', 'true']).status !== 0) {
    console.log('  no namespaces here, so no small disk')
    return true
  }
  let good = true
  for (const { name, start } of await places(ground)) {
    const folder = path.join(ground.folder, 'small')
    const from = name === 'embedded' ? path.join(ground.folder, 'embedded') : path.join(ground.folder, 'nothing')
    mkdirSync(folder, { recursive: true })
    mkdirSync(from, { recursive: true })
    const server = await start({ env: { DATA_DIR: folder }, through: smallDisk(folder, from) })
    const seen = `/proc/${server.pid}/root${folder}`
    let acknowledged = 0
    const more = async (times: number) => {
      const said: string[] = []
      for (let nth = 0; nth < times; nth++) {
        const done = await write(server, `Diskdrill ${acknowledged}`).catch((error: Error) => error.message)
        if (done === true) acknowledged++
        else said.push(String(done))
      }
      return said
    }
    const before = [...(await more(10)), ...(await upload(server))]
    fill(path.join(seen, 'ballast'))
    // What the database has already reserved may still take some.
    const full = await more(300)
    const refused = await upload(server)
    const alive = await fetch(`http://127.0.0.1:${server.port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    rmSync(path.join(seen, 'ballast'), { force: true })
    const began = performance.now()
    let back: number | undefined
    while (back === undefined && performance.now() - began < 15_000) {
      if ((await more(1)).length === 0 && (await upload(server)).length === 0) back = performance.now() - began
      else await delay(100)
    }
    const there = await written(server, 'Diskdrill').catch(() => -1)
    await server.stop()
    const clear = [...full, ...refused].every((said) => said.includes('run out of storage'))
    const held =
      before.length === 0 && clear && refused.length > 0 && alive && back !== undefined && there >= acknowledged
    good &&= held
    console.log(
      `  ${name}: ${acknowledged} writes acknowledged, ${there} there; while full ${full.length} of 300 writes were refused (${words(full)}), the upload was (${words(refused)}); ${alive ? 'it lived on' : 'IT ENDED'}; went on ${back === undefined ? 'NEVER' : `${Math.round(back)} ms after there was room`}${before.length ? `; before: ${words(before)}` : ''}`,
    )
  }
  return good
}

const words = (said: readonly string[]) => [...new Set(said)].join(', ') || 'nothing'

function fill(file: string) {
  writeFileSync(file, '')
  for (let size = megabyte; size >= 512;)
    try {
      appendFileSync(file, Buffer.alloc(size))
    } catch {
      size /= 2
    }
}

/** Sends a file of a megabyte; what it was refused with, or nothing. */
async function upload({ port }: Started): Promise<string[]> {
  const form = new FormData()
  form.append('entityType', 'project')
  form.append('entityId', String(await ownProject(port)))
  form.append(
    'file',
    new Blob([`Notes\n${'of the drill '.repeat(megabyte / 13)}`], { type: 'text/plain' }),
    'notes.txt',
  )
  const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, {
    method: 'POST',
    headers: { authorization: 'Bearer bench-session-1' },
    body: form,
  }).catch((error: Error) => error)
  if (answer instanceof Error) return [answer.message]
  if (answer.status === 201) return []
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
  return [`${answer.status} ${message ?? ''}`]
}

/** A project of the one who uploads. */
async function ownProject(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/projects?limit=1&mine=true`, {
    headers: { authorization: 'Bearer bench-session-1' },
  })
  const { data } = (await answer.json()) as { data?: { id: number }[] }
  return data?.[0]?.id ?? 1
}
