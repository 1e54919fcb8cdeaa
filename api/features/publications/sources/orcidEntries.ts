/** The works of an ORCID record (its API, version 3.0), as CSL-JSON. */
import type { CslItem } from '../citations/csl.ts'
import type { Entry } from './entry.ts'

interface Value {
  value?: string | null
}

interface OrcidWork {
  'put-code'?: number
  title?: { title?: Value | null } | null
  'journal-title'?: Value | null
  type?: string | null
  'publication-date'?: { year?: Value | null } | null
  'external-ids'?: { 'external-id'?: { 'external-id-type'?: string; 'external-id-value'?: string }[] } | null
  url?: Value | null
  'short-description'?: string | null
  contributors?: { contributor?: { 'credit-name'?: Value | null }[] } | null
}

interface OrcidRecord {
  person?: { name?: { 'given-names'?: Value | null; 'family-name'?: Value | null } | null } | null
  'activities-summary'?: { works?: OrcidWorks | null } | null
}

interface OrcidWorks {
  group?: { 'work-summary'?: OrcidWork[] }[]
}

/** What ORCID answers to `/works/1,2`. */
export interface OrcidBulk {
  bulk?: { work?: OrcidWork }[]
}

const types: Record<string, string> = {
  'journal-article': 'article-journal',
  'magazine-article': 'article-magazine',
  'conference-paper': 'paper-conference',
  'book-chapter': 'chapter',
  'edited-book': 'book',
  book: 'book',
  dissertation: 'thesis',
  'dissertation-thesis': 'thesis',
  report: 'report',
  'technical-report': 'report',
  'working-paper': 'report',
  preprint: 'article',
  'data-set': 'dataset',
}

/** Whether a JSON value is a record, its works or some of them in full. */
export const isOrcid = (value: unknown): value is OrcidRecord & OrcidWorks & OrcidBulk =>
  typeof value === 'object' &&
  value !== null &&
  ('activities-summary' in value || Array.isArray((value as OrcidWorks).group) || 'bulk' in value)

/** The best version of each work of a record: ORCID groups what several sources say of one. */
export const orcidWorks = (value: OrcidRecord & OrcidWorks & OrcidBulk): OrcidWork[] =>
  value.bulk
    ? value.bulk.flatMap(({ work }) => work ?? [])
    : ((value['activities-summary']?.works ?? value).group?.flatMap((group) => group['work-summary']?.[0] ?? []) ?? [])

/** Works as entries. A summary names no authors: then the person of the record is the one that is known. */
export function orcidEntries(
  value: OrcidRecord & OrcidWorks & OrcidBulk,
  full = new Map<number, OrcidWork>(),
): Entry[] {
  const name = value.person?.name
  const person = { given: name?.['given-names']?.value ?? '', family: name?.['family-name']?.value ?? '' }
  return orcidWorks(value).map((summary, nth) => {
    const work = full.get(summary['put-code'] ?? -1) ?? summary
    const key = String(summary['put-code'] ?? '')
    return { line: nth + 1, key, text: JSON.stringify(work, null, 2), item: itemOf(work, person) }
  })
}

function itemOf(work: OrcidWork, person: { given: string; family: string }): CslItem {
  const ids = work['external-ids']?.['external-id'] ?? []
  const named = work.contributors?.contributor?.flatMap((one) => one['credit-name']?.value ?? []) ?? []
  return {
    type: types[work.type ?? ''] ?? 'document',
    title: work.title?.title?.value ?? '',
    author: named.length ? named : person.family || person.given ? [person] : [],
    issued: { 'date-parts': [[work['publication-date']?.year?.value ?? null]] },
    'container-title': work['journal-title']?.value ?? '',
    DOI: ids.find((id) => id['external-id-type'] === 'doi')?.['external-id-value'] ?? '',
    URL: work.url?.value ?? '',
    abstract: work['short-description'] ?? '',
  }
}
