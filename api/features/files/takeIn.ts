/** An upload from its first byte to the row that names it: received, scanned, looked at, kept, written down. Refused, it leaves nothing. */
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import * as texts from '#texts/files/errors.js'
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { log } from '../../log.ts'
import { countSecurityEvent } from '../securityLog/securityEvent.ts'
import { receive, type Arrived, type Fields } from './receive.ts'
import { keepFor } from './keepFor.ts'
import { malwareIn } from './malwareScanner.ts'
import { remove } from './storage.ts'

interface Steps<Seen, Out> {
  /** Bytes. */
  most: number
  /** Asked before the first byte, with the fields that came before it; throws to refuse. */
  begin?: (fields: Fields) => Promise<void>
  /** What it is; throws to refuse. */
  look: (arrived: Arrived) => Promise<Seen>
  /** Writes down under which key it lies; when that fails, the bytes go. */
  save: (key: string, seen: Seen, arrived: Arrived) => Promise<Out>
}

/** Takes one file in and gives what `save` made of it. */
export async function takeIn<Seen, Out>(
  ctx: Context,
  req: IncomingMessage,
  { most, begin = () => Promise.resolve(), look, save }: Steps<Seen, Out>,
): Promise<Out> {
  const arrived = await receive(req, { most, begin })
  try {
    await refuseMalware(ctx, arrived)
    const seen = await look(arrived)
    const key = await keepFor(ctx.db, arrived.path)
    try {
      return await save(key, seen, arrived)
    } catch (error) {
      // Where that fails as well, they go in an hour.
      await remove(key).catch((err: unknown) => log.warn({ err, key }, 'a refused file could not be removed at once'))
      throw error
    }
  } finally {
    await rm(arrived.path, { force: true })
  }
}

/** Nothing reads a file before it was scanned. What was found in whose file is in the security log. */
async function refuseMalware({ db, viewer, address, userAgent }: Context, { path, name }: Arrived): Promise<void> {
  const found = await malwareIn(path)
  if (!found) return
  const detail = `${found}: ${name}`
  countSecurityEvent(db, { kind: 'MALWARE_FOUND', userId: viewer?.id ?? null, address, userAgent, detail })
  throw invalid({ file: texts.malware({ name }) })
}
