/** The clock of a running server jumps: jobs go on, each is done once, and sessions end when they should. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Started } from '../bench/started.ts'
import { mailServer } from './mailServer.ts'
import { ask, onServer, until, write, type Ground, type Place } from './ground.ts'

const hour = 3_600_000
/** By how much it is off then, one after the other; a session lasts 30 days, and is ended for good then. */
const jumps = [
  { off: hour, name: '+1 h', holds: true },
  { off: -hour, name: '-1 h', holds: true },
  { off: 72 * hour, name: '+3 days', holds: true },
  { off: 0, name: 'back', holds: true },
  { off: 40 * 24 * hour, name: '+40 days', holds: false },
]
const each = 6
/** Milliseconds until jobs that were asked for after a jump are done. */
const patience = 15_000

/** Runs it; the answer is whether everything went on, once. The embedded database has the clock of the server, and jumps with it. */
export async function jump(ground: Ground): Promise<boolean> {
  if (ground.postgres) return lives(await onServer(ground), ground.folder)
  console.log('  no PostgreSQL here')
  return true
}

async function lives(place: Place, folder: string): Promise<boolean> {
  const file = path.join(folder, `clock-${place.name}`)
  writeFileSync(file, '0')
  const post = await mailServer()
  await post.work()
  const server = await place.start({
    env: {
      SMTP_URL: post.url,
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'movedClock.mjs')}`,
      DRILL_CLOCK_FILE: file,
    },
  })
  let [asked, good] = [0, true]
  for (const { off, name, holds } of jumps) {
    // Mails are under way when it jumps.
    if (holds) for (let nth = 0; nth < each; nth++) await forgotten(server, ++asked)
    writeFileSync(file, String(off))
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (holds) for (let nth = 0; nth < each; nth++) await forgotten(server, ++asked)
    const wrote = await write(server, `Jumpdrill ${name}`).catch(() => false)
    const done = holds ? await until(async () => post.taken.length >= asked, patience) : 0
    const isIn = Boolean((await ask(server, '{ viewer { id } }')).data?.['viewer'])
    const right = wrote === holds && isIn === holds && done !== null
    good &&= right
    console.log(
      `  ${place.name}: ${name}: ${holds ? `${post.taken.length} of ${asked} mails, the last ${done === null ? 'NOT THERE' : `after ${Math.round(done)} ms`}; ` : ''}${isIn ? 'signed in' : 'signed out'}${right ? '' : ' – WRONG'}`,
    )
  }
  const twice = post.taken.length - new Set(post.taken).size
  await server.stop()
  await post.away()
  console.log(`  ${place.name}: ${post.taken.length} mails arrived, ${twice} of them twice`)
  return good && twice === 0
}

/** Somebody who forgot the password asks for a mail, from an address of their own. */
async function forgotten({ port }: Started, nth: number) {
  await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.2.0.${nth}`,
      authorization: `Bearer bench-session-${1 + (nth % 40)}`,
    },
    body: JSON.stringify({
      query: `mutation { forgotPassword(input: { email: "person${100 + nth}@bench.test" }) { message } }`,
    }),
  })
}
