/**
 * The mail server hangs, is away for almost three days and then for longer: every mail arrives once, or is in the list of
 * those that were given up and arrives when it is sent again.
 */
import path from 'node:path'
import { query } from '../bench/postgres.ts'
import type { Started } from '../bench/started.ts'
import { mailServer } from './mailServer.ts'
import { ask, places, until, write, type Ground, type Place } from './ground.ts'

const hour = 3_600_000
const asked = 10
/** Hours at which is looked; within 72 nothing is given up. */
const within = [1, 36, 70]
const beyond = [74]
/** Milliseconds: how soon all due mails are tried, and how long a mail server that hangs keeps one. */
const patience = { tried: 20_000, hanging: 25_000 }

/** Runs it; the answer is whether no mail was lost on any of the databases. */
export async function mail(ground: Ground): Promise<boolean> {
  let good = true
  for (const place of await places(ground)) {
    await place.change(`UPDATE "User" SET role = 'ADMIN' WHERE id = 1`)
    good = (await lives(place)) && good
    await place.change(`UPDATE "User" SET role = 'RESEARCHER' WHERE id = 1`)
  }
  return good
}

async function lives(place: Place): Promise<boolean> {
  const post = await mailServer()
  const time = timeOf(place, post.url)
  let server = await time.at(0)
  await post.hang()
  await forgotten(server, 1, 3)
  const hung = (await until(async () => post.waiting() > 0, patience.tried)) !== null
  const began = performance.now()
  const wrote = await write(server, 'Maildrill').catch(() => false)
  const took = performance.now() - began
  const letGo = await until(async () => (await state(server)).tried >= 3, patience.hanging)

  await post.away()
  await forgotten(server, 4, asked)
  let kept = await tried(server, asked)
  for (const hours of within) {
    server = await time.at(hours)
    kept = (await triedSince(server, asked, time.began())) && (await state(server)).waiting === asked && kept
  }
  await post.work()
  server = await time.at(71)
  const back = await until(async () => (await state(server)).sent === asked, patience.tried)

  await post.away()
  await forgotten(server, asked + 1, 2 * asked)
  kept = (await tried(server, 2 * asked)) && kept
  for (const hours of beyond) server = await time.at(71 + hours)
  const listed = await until(async () => (await state(server)).givenUp === asked, patience.tried)
  await post.work()
  const again = await ask(server, 'mutation { sendGivenUpMails { count } }')
  const sent = await until(async () => (await state(server)).sent === 2 * asked, patience.tried)
  const end = await state(server)
  await server.stop()
  await post.away()
  const once = post.taken.length === 2 * asked && new Set(post.taken).size === 2 * asked
  console.log(
    `  ${place.name}: a write took ${Math.round(took)} ms while the mail server hung, which kept a mail ${Math.round((letGo ?? -1000) / 1000)} s; ${asked} mails ${kept ? 'all waited' : 'DID NOT WAIT'} for 70 hours in ${end.most} tries, all sent ${Math.round(back ?? -1)} ms after it was back; ${asked} others were ${listed === null ? 'NOT ' : ''}listed as given up after 74, ${JSON.stringify(again.data?.['sendGivenUpMails'])} sent again; ${post.taken.length} arrived, ${new Set(post.taken).size} different`,
  )
  return hung && wrote && took < 2_000 && kept && once && [letGo, back, listed, sent].every((one) => one !== null)
}

/** A server that runs so many hours later: the embedded database has the clock of its process, PostgreSQL's rows become older. */
function timeOf(place: Place, smtp: string) {
  let [server, passed, moved, since]: [Started | undefined, number, number, Date] = [undefined, 0, 0, new Date()]
  return {
    /** When it began to be so late, by the server's clock. */
    began: () => since,
    async at(hours: number): Promise<Started> {
      if (server && hours === passed) return server
      const step = hours - passed
      passed = hours
      await server?.stop()
      if (place.url) await older(place.url, step)
      else moved = hours * hour
      since = new Date(Date.now() + moved)
      const clock = path.join(import.meta.dirname, 'movedClock.mjs')
      server = await place.start({
        env: { SMTP_URL: smtp, NODE_OPTIONS: `--import ${clock}`, DRILL_CLOCK: String(moved) },
      })
      return server
    },
  }
}

async function older(url: string, hours: number) {
  const by = `interval '${hours} hours'`
  await query(
    url,
    `UPDATE "OutgoingMail" SET "createdAt" = "createdAt" - ${by}, "giveUpAt" = "giveUpAt" - ${by}, "triedAt" = "triedAt" - ${by};
     UPDATE pgboss.job SET start_after = start_after - ${by}, created_on = created_on - ${by}, keep_until = keep_until - ${by} WHERE state < 'active'`,
  )
}

/** People who forgot their password ask for mails, each from an address of their own. */
async function forgotten({ port }: Started, from: number, to: number) {
  for (let nth = from; nth <= to; nth++) {
    const input = `{ email: "person${100 + nth}@bench.test" }`
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.0.${nth}`,
        authorization: 'Bearer bench-session-1',
      },
      body: JSON.stringify({ query: `mutation { forgotPassword(input: ${input}) { message } }` }),
    })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (errors) throw new Error(errors[0]!.message)
  }
}

const list =
  '{ outgoingMails(first: 50, filter: { kind: "PASSWORD_LINK" }) { edges { node { state attempts triedAt } } } }'

/** The log of mails, as an administrator reads it. */
async function mails(server: Started) {
  const { data, errors } = await ask(server, list)
  if (!data) throw new Error(errors?.[0]?.message)
  const { edges } = data['outgoingMails'] as { edges: { node: { state: string; attempts: number; triedAt: string } }[] }
  return edges.map(({ node }) => node)
}

async function state(server: Started) {
  const all = await mails(server)
  const count = (name: string) => all.filter((one) => one.state === name).length
  return {
    waiting: count('WAITING'),
    sent: count('SENT'),
    givenUp: count('GIVEN_UP'),
    tried: all.filter(({ attempts }) => attempts > 0).length,
    most: Math.max(0, ...all.map(({ attempts }) => attempts)),
  }
}

const tried = async (server: Started, count: number) =>
  (await until(async () => (await state(server)).tried >= count, patience.tried)) !== null

/** Whether so many mails were tried since that moment. */
async function triedSince(server: Started, count: number, since: Date): Promise<boolean> {
  const all = async () => (await mails(server)).filter((one) => new Date(one.triedAt) > since).length >= count
  return (await until(all, patience.tried)) !== null
}
