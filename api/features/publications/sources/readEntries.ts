/** What of a source can be taken, what is listed already and what is broken: all of it is known before anything is written. */
import type { InferType } from 'yup'
import { GraphQLError } from 'graphql'
import { check } from '../../../action.ts'
import type { Db } from '../../../db.ts'
import { publicationOf } from '../citations/csl.ts'
import { createPublicationRules } from '../publication.rules.ts'
import type { Entry } from './entry.ts'
import { keyed, listedOf, type Listed } from './known.ts'

/** What a publication is created with. */
type PublicationInput = InferType<typeof createPublicationRules>

export interface Problem {
  field: string
  message: string
}

export interface ReadEntry extends Omit<Entry, 'item' | 'problem'> {
  /** What was read of it, also where that is not enough. */
  read: ReturnType<typeof publicationOf> | null
  /** As it can be added; null for a broken one. */
  publication: PublicationInput | null
  problems: Problem[]
  listed: Listed | null
  /** The entry of the same source that is the same work. */
  repeats: { line: number; key: string } | null
}

/** Checks entries by the rules of a publication and against what is listed. */
export async function readEntries(db: Db, entries: readonly Entry[]): Promise<ReadEntry[]> {
  const checked = await Promise.all(entries.map(readEntry))
  const good = checked.filter((one) => one.publication)
  const keys = await keyed(
    db,
    good.map((one) => one.publication!),
  )
  const listed = await listedOf(db, keys)
  const seen = new Map<string, ReadEntry>()
  for (const [nth, one] of good.entries()) {
    one.listed = listed[nth]!
    const { work, key } = keys[nth]!
    const names = [work.doi && `doi ${work.doi}`, key && `title ${key}`].filter((name) => name) as string[]
    const first = names.map((name) => seen.get(name)).find(Boolean)
    if (first) one.repeats = { line: first.line, key: first.key }
    for (const name of names) if (!seen.has(name)) seen.set(name, one)
  }
  return checked
}

async function readEntry({ item, problem, ...entry }: Entry): Promise<ReadEntry> {
  const blank = { ...entry, read: null, publication: null, listed: null, repeats: null }
  if (!item) return { ...blank, problems: [{ field: '', message: problem ?? '' }] }
  const read = publicationOf(item)
  try {
    return { ...blank, read, publication: await check(createPublicationRules, read), problems: [] }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { fieldErrors = {} } = error.extensions as { fieldErrors?: Record<string, string> }
    return { ...blank, read, problems: Object.entries(fieldErrors).map(([field, message]) => ({ field, message })) }
  }
}
