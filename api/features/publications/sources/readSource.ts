/** The entries of a pasted text or a file: BibTeX, RIS, CSL-JSON or what ORCID gives, as the text itself shows. */
import * as texts from '#texts/publications/errors.js'
import { invalid } from '../../../errors.ts'
import { bibtexEntries } from './bibtexEntries.ts'
import type { Entry } from './entry.ts'
import { jsonEntries } from './jsonEntries.ts'
import { risEntries } from './risEntries.ts'

/** More are refused, not cut off. */
const mostEntries = 1_000

/** The entries of a text; refuses one in which there are none, or too many. */
export function readSource(text: string): Entry[] {
  const entries = entriesOf(text)
  if (!entries) throw invalid({ text: texts.unknownFormat() })
  if (!entries.length) throw invalid({ text: texts.noEntries() })
  if (entries.length > mostEntries) throw invalid({ text: texts.tooManyEntries({ most: mostEntries }) })
  return entries
}

function entriesOf(text: string): Entry[] | null {
  const plain = text.replace(/^\uFEFF/, '')
  if (/^\s*[[{]/.test(plain)) return jsonEntries(plain)
  if (/^[A-Z][A-Z0-9] {2}-/m.test(plain)) return risEntries(plain)
  return /@\s*[a-z]+\s*[{(]/i.test(plain) ? bibtexEntries(plain, mostEntries + 1) : null
}
