/** What of an address a page's query was refused for, and the address without it. */

export interface Refused {
  /** The server's words by path in the variables: `filter.status[0]`, or `status[0]` when a filter's rules refuse it. */
  fieldErrors: Record<string, string>
  variables: Record<string, unknown>
}

/** The parameters that filter nothing. */
const paging = new Set(['page', 'size', 'exact'])

/** Splits an address's parameters into those that stay and those that the server refused, as `name=value`. */
export function leaveOut(search: URLSearchParams, { fieldErrors, variables }: Refused) {
  const given = [...search]
  const found = new Set(Object.keys(fieldErrors).flatMap((path) => causes(given, path, variables)))
  // What cannot be traced to one parameter is one of them.
  const filters = given.filter(([name]) => !paging.has(name))
  const wrong = found.size ? found : new Set(filters.length ? filters : given)
  return {
    kept: new URLSearchParams(given.filter((one) => !wrong.has(one))),
    leftOut: [...wrong].flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])),
  }
}

type Parameter = [name: string, value: string]

/** The parameters of a path's own name and value; else those of its value, as names may differ; else those of its name. */
function causes(given: Parameter[], path: string, variables: Refused['variables']): Parameter[] {
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  if (steps[0] === 'sort') return given.filter(([name]) => name === 'sort')
  const inside = Object.values(variables).map((value) => at(value, steps))
  const values = new Set([at(variables, steps), ...inside].flatMap(wordsOf))
  const field = steps.findLast((step) => !/^\d+$/.test(step))
  const named = given.filter(([name]) => name === field)
  const valued = given.filter(([, value]) => values.has(value))
  const both = named.filter((one) => valued.includes(one))
  return [both, valued, named].find((some) => some.length) ?? []
}

const at = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step], value)

/** A variable as an address may have it: as it is, in small letters, or as the number of a global id. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'string' ? [value, value.toLowerCase(), numberIn(value)] : []
}

function numberIn(id: string): string {
  try {
    return decodeURIComponent(atob(id).replace(/^\w+:/, ''))
  } catch {
    return id
  }
}
