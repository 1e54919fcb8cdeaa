/** Every form of the product, as the sources say it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface FormSource {
  /** The API call that the form names. */
  call: string
  /** Whether it asks before changes are lost: small forms need not, and those with drafts keep them. */
  asks: boolean
}

const web = path.resolve(import.meta.dirname, '../..')
const sources = globSync(['app/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], { cwd: web })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(web, file), 'utf8'))

/** How a source says that what is written in its form needs no question. */
const keeps = /guard=\{false\}|<(KeepDraft|KeptDraft|KeptChanges)\b|\buseDraft\(|\bkeeping\}/

/** Every form of the sources, once for each time that a source names the call. */
export const formSources: readonly FormSource[] = sources.flatMap((source) =>
  [...source.matchAll(/\b(?:call|writeCall|updateCall)(?:=|: )(?:\{[^}]*\}|["']\w+["'])/g)].flatMap(([named]) =>
    [...named.matchAll(/["'](\w+)["']/g)].map(([, call]) => ({ call: call!, asks: !keeps.test(source) })),
  ),
)
