/** Which attributes of a resource are given: `attributes` and `excludedAttributes` (RFC 7644, 3.4.2.5). */
import { isObject, plainName } from './names.ts'

/** Given whatever is asked for. */
const always = new Set(['schemas', 'id'])

export interface Chosen {
  only: Set<string>
  without: Set<string>
}

const namesIn = (text: string | null) => new Set((text ?? '').split(',').map(plainName).filter(Boolean))

export const chosenIn = (query: URLSearchParams): Chosen => ({
  only: namesIn(query.get('attributes')),
  without: namesIn(query.get('excludedAttributes')),
})

/** Whether an attribute is given at all, so that what nobody asks for need not be read. */
export const wants = ({ only, without }: Chosen, name: string): boolean =>
  !without.has(name) && (!only.size || [...only].some((one) => one === name || one.startsWith(`${name}.`)))

type Resource = Record<string, unknown>

/** The part of a resource that was chosen. */
export function chosenPart(resource: Resource, { only, without }: Chosen): Resource {
  const given: Resource = {}
  for (const [name, value] of Object.entries(resource)) {
    const path = plainName(name)
    if (always.has(path)) given[name] = value
    else if (without.has(path)) continue
    else if (!only.size || only.has(path)) given[name] = withoutParts(value, path, without)
    else {
      const part = partsOf(value, path, only)
      if (part !== undefined) given[name] = part
    }
  }
  return given
}

/** Attributes of an extension go by their own names, too. */
const isPart = (path: string, key: string, names: Set<string>) =>
  names.has(`${path}.${key.toLowerCase()}`) || (path.startsWith('urn:') && names.has(key.toLowerCase()))

function partsOf(value: unknown, path: string, names: Set<string>): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((one) => partsOf(one, path, names)).filter((one) => one !== undefined)
    return parts.length ? parts : undefined
  }
  if (!isObject(value)) return undefined
  const kept = Object.entries(value).filter(([key]) => isPart(path, key, names))
  return kept.length ? Object.fromEntries(kept) : undefined
}

function withoutParts(value: unknown, path: string, names: Set<string>): unknown {
  if (!names.size) return value
  if (Array.isArray(value)) return value.map((one: unknown) => withoutParts(one, path, names))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isPart(path, key, names)))
}
