/** Publications as CSL-JSON, the form between all others, and back. */
import type { Publication, PublicationType } from '../../../__generated__/prisma/client.ts'
import { joinName, splitName, type AuthorName } from '../authorName.rules.ts'

/** What we use of an item of CSL-JSON (citationstyles.org); from outside, nothing about it is certain. */
export interface CslItem {
  id?: unknown
  type?: unknown
  title?: unknown
  author?: unknown
  issued?: unknown
  DOI?: unknown
  [field: string]: unknown
}

const cslTypes: Record<PublicationType, string> = {
  ARTICLE: 'article-journal',
  CONFERENCE_PAPER: 'paper-conference',
  BOOK: 'book',
  CHAPTER: 'chapter',
  THESIS: 'thesis',
  REPORT: 'report',
  PREPRINT: 'article',
  DATASET: 'dataset',
  OTHER: 'document',
}

/** Types of CSL, and those of Crossref that reach us in the same field. */
const ofType: Record<string, PublicationType> = {
  ...Object.fromEntries(Object.entries(cslTypes).map(([type, csl]) => [csl, type as PublicationType])),
  'article-magazine': 'ARTICLE',
  'article-newspaper': 'ARTICLE',
  'journal-article': 'ARTICLE',
  'review-article': 'ARTICLE',
  'proceedings-article': 'CONFERENCE_PAPER',
  'book-chapter': 'CHAPTER',
  'entry-encyclopedia': 'CHAPTER',
  monograph: 'BOOK',
  'edited-book': 'BOOK',
  dissertation: 'THESIS',
  'posted-content': 'PREPRINT',
  preprint: 'PREPRINT',
}

type Work = Pick<
  Publication,
  'id' | 'title' | 'authors' | 'year' | 'venue' | 'doi' | 'type' | 'volume' | 'issue' | 'pages' | 'publisher' | 'url'
>

/** A publication as CSL-JSON. */
export function cslOf(work: Work): CslItem {
  const given = {
    'container-title': work.venue,
    DOI: work.doi,
    volume: work.volume,
    issue: work.issue,
    page: work.pages,
    publisher: work.publisher,
    URL: work.url,
  }
  return {
    id: `publication-${work.id}`,
    type: cslTypes[work.type],
    title: work.title,
    author: work.authors.map(splitName),
    issued: { 'date-parts': [[work.year]] },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  }
}

/** A text from outside without marks of HTML and JATS; a number is a text as well. */
const words = (value: unknown): string => {
  const text = Array.isArray(value) ? (value[0] as unknown) : value
  return typeof text === 'string' || typeof text === 'number'
    ? String(text)
        .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : ''
}

/** The input of a publication, as far as an item says it; whether it is enough is for the rules to say. */
export function publicationOf(item: CslItem) {
  const url = words(item['URL'])
  return {
    title: words(item.title),
    authors: authorsOf(item.author).filter(Boolean),
    year: yearOf(item),
    type: ofType[words(item.type)] ?? ('OTHER' as const),
    venue: words(item['container-title']) || words(item['event-title']),
    doi: words(item.DOI),
    abstract: words(item['abstract']).replace(/^abstract[:.]?\s+/i, ''),
    volume: words(item['volume']),
    issue: words(item['issue']),
    pages: words(item['page']) || words(item['number']) || words(item['article-number']),
    publisher: words(item['publisher']),
    // Kept only where it says more than the DOI.
    url: /^https:\/\/(?!(?:dx\.)?doi\.org\/)/i.test(url) ? url : '',
    license: licenseOf(item),
    openAccess: /creativecommons\.org|^CC[ -]/i.test(licenseOf(item)),
  }
}

function authorsOf(authors: unknown): string[] {
  if (!Array.isArray(authors)) return []
  return authors.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return typeof one === 'string' ? one.trim() : ''
    const { given, family, literal, name, ...parts } = one as Record<string, unknown>
    const particle = [parts['dropping-particle'], parts['non-dropping-particle']].map(words).filter(Boolean).join(' ')
    const whole: AuthorName = {
      given: words(given),
      family: [particle, words(family)].filter(Boolean).join(' '),
      literal: words(literal) || words(name),
    }
    return joinName(whole)
  })
}

function yearOf(item: CslItem): number | null {
  for (const field of ['issued', 'published', 'published-print', 'published-online', 'event-date']) {
    const date = item[field] as { 'date-parts'?: unknown; raw?: unknown; literal?: unknown } | null | undefined
    const parts = Array.isArray(date?.['date-parts']) ? (date['date-parts'][0] as unknown) : null
    const year = Number(Array.isArray(parts) ? parts[0] : null)
    if (Number.isInteger(year) && year > 0) return year
    const [found] = /\b(?:1[5-9]|20)\d\d\b/.exec(words(date?.raw) || words(date?.literal)) ?? []
    if (found) return Number(found)
  }
  return null
}

/** Crossref gives addresses of licenses; those of Creative Commons have a short name. */
function licenseOf(item: CslItem): string {
  const first: unknown = Array.isArray(item['license']) ? item['license'][0] : item['license']
  const text = typeof first === 'object' && first !== null ? words((first as { URL?: unknown }).URL) : words(first)
  const [, kind, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(text) ?? []
  return (kind ? `CC ${kind.toUpperCase()} ${version}` : text).slice(0, 100)
}
