/** DOIs and ORCID records, read from their public interfaces (DOI_URL, ORCID_API_URL). */
import * as texts from '#texts/publications/errors.js'
import { config } from '../../../config.ts'
import { invalid } from '../../../errors.ts'
import { log } from '../../../log.ts'
import { getText, NoAnswer } from '../../../outgoing/getText.ts'
import type { Entry } from './entry.ts'
import { entryOf } from './jsonEntries.ts'
import { isOrcid, orcidEntries, orcidWorks, type OrcidBulk } from './orcidEntries.ts'
import { orcidPerson, type OrcidPerson } from './orcidPerson.ts'

/** The most that are asked for at the same time. */
const abreast = 4
/** How many works of a record are read in full by one request; ORCID allows 100. */
const bulk = 50
const mostWorks = 500

/** The works of some DOIs, in their order; one that is not found is a broken entry. */
export async function lookUpDois(dois: readonly string[]): Promise<Entry[]> {
  const { doiUrl } = config
  if (!doiUrl) throw invalid({ dois: texts.noDoiLookups() })
  const entries: Entry[] = []
  for (let at = 0; at < dois.length; at += abreast)
    entries.push(
      ...(await Promise.all(dois.slice(at, at + abreast).map((doi, nth) => doiEntry(doiUrl, doi, at + nth + 1)))),
    )
  return entries
}

async function doiEntry(base: string, doi: string, line: number): Promise<Entry> {
  const broken = (problem: string) => ({ line, key: doi, text: doi, problem })
  try {
    const path = doi.split('/').map(encodeURIComponent).join('/')
    const text = await getText(`${base.replace(/\/$/, '')}/${path}`, 'application/vnd.citationstyles.csl+json')
    const { item, ...entry } = entryOf(JSON.parse(text), line)
    // The registry may spell the DOI in its own way, or leave it out.
    return item ? { ...entry, key: doi, item: { ...item, DOI: doi } } : { ...entry, key: doi }
  } catch (error) {
    if (error instanceof SyntaxError) return broken(texts.doiWithoutMetadata())
    return broken(reasonOf(error, { missing: texts.doiUnknown(), away: texts.doiAway() }))
  }
}

/** Reads parts of an ORCID record; null where this server reads none. */
function readerOf(orcid: string): Read | null {
  const base = config.orcid.apiUrl?.replace(/\/$/, '')
  if (!base) return null
  return async (path) => JSON.parse(await getText(`${base}/${orcid}${path}`, 'application/json')) as unknown
}

/** Reads parts of an ORCID record; what ORCID does not answer is refused in words. */
async function fromOrcid<T>(orcid: string, act: (read: Read) => Promise<T>): Promise<T> {
  const read = readerOf(orcid)
  if (!read) throw invalid({ orcid: texts.noOrcidLookups() })
  try {
    return await act(read)
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof SyntaxError)) throw error
    throw invalid({ orcid: reasonOf(error, { missing: texts.orcidUnknown(), away: texts.orcidAway() }) })
  }
}

/** Where the person of an ORCID record works, and on what. */
export const lookUpOrcidPerson = (orcid: string): Promise<OrcidPerson> =>
  fromOrcid(orcid, async (read) => orcidPerson(await recordBy(read, orcid)))

type Read = (path: string) => Promise<unknown>
type OrcidRecord = Parameters<typeof orcidEntries>[0]

/** A record, which names its works in short. */
async function recordBy(read: Read, orcid: string): Promise<OrcidRecord> {
  const record = await read('/record')
  if (!isOrcid(record)) throw new NoAnswer(orcid)
  return record
}

/** Works of a record in full, by their codes. */
async function worksInFull(read: Read, codes: readonly (number | string)[]) {
  const full = new Map<number, ReturnType<typeof orcidWorks>[number]>()
  for (let at = 0; at < codes.length; at += bulk) {
    const some = (await read(`/works/${codes.slice(at, at + bulk).join(',')}`)) as OrcidBulk
    for (const work of orcidWorks({ bulk: some.bulk ?? [] })) full.set(work['put-code'] ?? -1, work)
  }
  return full
}

/** The works of an ORCID record, with their authors where ORCID knows them. */
export const lookUpOrcid = (orcid: string): Promise<Entry[]> =>
  fromOrcid(orcid, async (read) => {
    const record = await recordBy(read, orcid)
    const codes = orcidWorks(record).flatMap((work) => work['put-code'] ?? [])
    if (codes.length > mostWorks) throw invalid({ orcid: texts.tooManyWorks({ most: mostWorks }) })
    return orcidEntries(record, await worksInFull(read, codes))
  })

/**
 * Those works of an ORCID record that `choose` picks by what the record says of them in short, the first 500 at most. Only they
 * are read in full. Throws NoAnswer, and whatever reading an answer that is no record does.
 */
export async function lookUpSome(orcid: string, choose: (all: Entry[]) => Promise<Entry[]>): Promise<Entry[]> {
  const read = readerOf(orcid)
  if (!read) throw new NoAnswer('ORCID records are not read here')
  const record = await recordBy(read, orcid)
  const chosen = (await choose(orcidEntries(record).filter(({ key }) => /^\d+$/.test(key)))).slice(0, mostWorks)
  const codes = new Set(chosen.map(({ key }) => key))
  const full = await worksInFull(read, [...codes])
  return orcidEntries(record, full).filter(({ key }) => codes.has(key))
}

function reasonOf(error: unknown, { missing, away }: { missing: string; away: string }): string {
  if (error instanceof NoAnswer && (error.status === 404 || error.status === 410)) return missing
  log.warn({ err: error }, 'a lookup of publications was not answered')
  return away
}
