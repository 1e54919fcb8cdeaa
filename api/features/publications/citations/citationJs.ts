/**
 * citation-js: reads BibTeX and RIS, and writes citations and BibTeX. It is loaded when it is first needed. The type of what
 * it reads is always said: left to guess, it would take an address for one to read from.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CslItem } from './csl.ts'

const require = createRequire(import.meta.url)
let loaded: typeof import('@citation-js/core') | undefined

function citationJs() {
  if (loaded) return loaded.plugins
  const core = require('@citation-js/core') as typeof import('@citation-js/core')
  require('@citation-js/plugin-bibtex')
  require('@citation-js/plugin-ris')
  require('@citation-js/plugin-csl')
  // It brings APA and Vancouver along, and not IEEE.
  const ieee = readFileSync(path.join(import.meta.dirname, 'ieee.csl'), 'utf8')
  core.plugins.config.get('@csl').styles.add('ieee', ieee)
  loaded = core
  return core.plugins
}

const types = { bibtex: '@bibtex/text', ris: '@ris/file' } as const

/** The works in a text; throws an error that names the place. */
export const readText = (format: keyof typeof types, text: string): CslItem[] =>
  citationJs().input.chain(text, { generateGraph: false, forceType: types[format] }) as CslItem[]

export type CitationStyle = 'apa' | 'ieee' | 'vancouver'

/** The entry of a list of references, without the number before it. */
export const citationOf = (style: CitationStyle, item: CslItem): string =>
  citationJs()
    .output.format('bibliography', [item], { style, template: style, lang: 'en-US', format: 'text' })
    .trim()
    .replace(/^(?:\[1\]|1\.)\s*/, '')

/** An entry of a BibTeX file. */
export const bibtexOf = (item: CslItem): string => `${citationJs().output.format('bibtex', [item]).trim()}\n`
