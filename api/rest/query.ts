/** Reads the parameters of an address. A value that cannot be read is refused by name: ignoring a filter would answer another question. */
import { invalid, type FieldErrors } from '../errors.ts'
import { parameters } from './parameters.ts'
import { slug, type Shim } from './shim.ts'

type Asked = Pick<Shim, 'query' | 'words' | 'needs'>

/** Throws INVALID (422), naming every declared parameter whose value cannot be read or is missing. */
export function checkQuery(shim: Asked, query: URLSearchParams): void {
  const wrong: FieldErrors = {}
  for (const name of shim.query ?? []) {
    const problem = query.get(name) ? problemOf(name, query.getAll(name), shim.words?.[name]) : missing(shim, name)
    if (problem) wrong[name] = problem
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

const missing = ({ needs = [] }: Asked, name: string) => (needs.includes(name) ? `Add ${name} to the address` : null)

function problemOf(name: string, values: string[], words: readonly string[] | undefined): string | null {
  const { schema } = parameters(name, words)
  const [value = ''] = values
  switch (schema['type']) {
    case 'integer':
      return isWhole(value, schema) ? null : wholeWords(schema)
    case 'boolean':
      return ['true', 'false', '1', '0'].includes(value) ? null : 'Must be true or false'
    case 'array':
      return allowed(
        values.flatMap((list) => list.split(',')),
        (schema['items'] as { enum?: string[] }).enum,
      )
    default:
      return allowed([value], schema['enum'] as string[] | undefined)
  }
}

function isWhole(value: string, { minimum, maximum }: { minimum?: number; maximum?: number }) {
  const number = Number(value)
  return /^\d{1,9}$/.test(value) && number >= (minimum ?? 0) && number <= (maximum ?? Infinity)
}

const wholeWords = ({ minimum, maximum }: { minimum?: number; maximum?: number }) =>
  `Must be a whole number ${maximum === undefined ? `from ${minimum ?? 0}` : `from ${minimum ?? 0} to ${maximum}`}`

/** Words are compared without regard to case, hyphens and underscores. */
function allowed(values: string[], words: readonly string[] | undefined): string | null {
  if (!words) return null
  const known = new Set(words.map(slug))
  const unknown = values.map((value) => value.trim()).filter((value) => value && !known.has(slug(value)))
  return unknown.length ? `Unknown: ${unknown.slice(0, 5).join(', ')}. Known: ${words.join(', ')}` : null
}
