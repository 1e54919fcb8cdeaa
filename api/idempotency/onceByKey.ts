/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a change that is sent twice with the same key is made once.
 * Within 24 hours the second sender gets the first one's answer; another input with the same key is refused. The key is
 * written before anything runs and is given back when nothing was changed, so that no crash makes a change twice.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as texts from '#texts/ui/idempotency.js'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { open, seal } from '../sealed.ts'

/** Milliseconds for which an answer is kept: a day. */
const kept = 24 * 3_600_000
/** Since when answers are kept. */
export const startOfKept = () => new Date(Date.now() - kept)
/** Milliseconds in which the first sender is waited for, between two looks, and after which it is taken for gone. */
const patience = 10_000
const pause = 100
const longest = 120_000

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The key of a request; null when it has none. Refuses what is no key. */
function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const key = Array.isArray(header) ? header.join() : header
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalid({ 'Idempotency-Key': texts.malformed() })
  return key
}

interface Change<Answer> {
  /** All that the answer depends on. */
  input: () => unknown
  /** Makes the change. */
  make: () => Promise<Answer>
  /** Whether the answer says that something was changed; the key may be used again otherwise. */
  changed: (answer: Answer) => boolean
  /** Whether it may be kept: answers that hold a secret are not. */
  keeps: boolean
}

/** Makes a change once for the request's key and gives the answer, which says whether it is an earlier one; without a key, simply makes it. */
export async function onceByKey<Answer>(
  ctx: Context,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  change: Change<Answer>,
): Promise<Answer> {
  const key = keyOf(req.headers['idempotency-key'])
  if (key === null) return change.make()
  const { answer, again } = await madeOnce(ctx, key, change)
  if (again) {
    res.setHeader('idempotent-replayed', 'true')
    // What is still to come of a body, such as the bytes of an upload, is not waited for.
    if (!req.complete) res.setHeader('connection', 'close')
  }
  return answer
}

/** The answer, and whether an earlier request with the key got it first. */
async function madeOnce<Answer>(
  ctx: Context,
  key: string,
  change: Change<Answer>,
): Promise<{ answer: Answer; again: boolean }> {
  const { db, viewer, address } = ctx
  const { input, make, changed, keeps } = change
  const caller = viewer ? `account ${viewer.id}` : `visitor ${hash(address)}`
  const asked = hash(JSON.stringify(input()))
  await db.idempotencyKey.deleteMany({ where: { caller, key, startedAt: { lt: startOfKept() } } })
  const { count } = await db.idempotencyKey.createMany({ data: { caller, key, input: asked }, skipDuplicates: true })
  const mine = { caller_key: { caller, key } }
  if (!count) {
    const earlier = await answered(db, mine)
    // The first sender changed nothing and gave the key back.
    if (!earlier) return madeOnce(ctx, key, change)
    if (earlier.input !== asked) throw conflict(texts.otherInput())
    return { answer: JSON.parse(keptAnswer(earlier)) as Answer, again: true }
  }
  const giveBack = () => db.idempotencyKey.deleteMany({ where: { caller, key, madeAt: null } })
  let answer: Answer
  try {
    answer = await make()
  } catch (error) {
    await giveBack()
    throw error
  }
  if (changed(answer)) {
    const text = keeps ? seal('answer', JSON.stringify(answer)) : null
    await db.idempotencyKey.update({ where: mine, data: { answer: text, madeAt: new Date() } })
  } else await giveBack()
  return { answer, again: false }
}

type Earlier = Awaited<ReturnType<Context['db']['idempotencyKey']['findUnique']>>

/** The earlier request, once it is answered; null when it gave the key back meanwhile. */
async function answered(db: Context['db'], where: { caller_key: { caller: string; key: string } }): Promise<Earlier> {
  for (let waited = 0; ; waited += pause) {
    const earlier = await db.idempotencyKey.findUnique({ where })
    if (!earlier || earlier.madeAt) return earlier
    if (Date.now() - earlier.startedAt.getTime() > longest) throw conflict(texts.unknown())
    if (waited >= patience) throw conflict(texts.underWay())
    await wait(pause)
  }
}

function keptAnswer({ answer }: NonNullable<Earlier>): string {
  if (answer === null) throw conflict(texts.secret())
  return open('answer', answer)
}
