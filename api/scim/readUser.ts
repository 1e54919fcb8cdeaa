/**
 * People as identity systems write them: whatever the capitals of an attribute, true as a word, an address of several. Of
 * what SCIM knows and Ascent does not keep nothing is read; what a request does not say stays as it is.
 */
import { attributeIn, enterpriseSchema, isObject } from './names.ts'
import { ScimFault } from './scimError.ts'

export interface GivenUser {
  userName?: string
  externalId?: string | null
  email?: string
  displayName?: string
  givenName?: string
  familyName?: string
  department?: string
  title?: string
  active?: boolean
}

type Body = Record<string, unknown>

/** What the body of POST or PUT says. Without an address, a name that is one counts. */
export function readUser(body: Body): GivenUser {
  const given: GivenUser = {}
  for (const [name, value] of Object.entries(body)) setUser(given, name.toLowerCase(), value)
  if (given.email === undefined && given.userName?.includes('@')) given.email = given.userName
  return given
}

/** Sets one attribute by its name in lower case, as setUserPath in patch.ts names it; unknown ones are passed over. */
export function setUser(given: GivenUser, name: string, value: unknown): void {
  if (value === undefined) return
  switch (name) {
    case 'username':
      given.userName = textOf(value, 'userName')
      break
    case 'externalid':
      given.externalId = value === null ? null : textOf(value, 'externalId') || null
      break
    case 'displayname':
      given.displayName = textOf(value, 'displayName')
      break
    case 'title':
      given.title = textOf(value, 'title')
      break
    case 'active':
      given.active = booleanOf(value)
      break
    case 'name':
      setName(given, value)
      break
    case 'name.formatted':
      given.displayName ??= textOf(value, 'name.formatted')
      break
    case 'name.givenname':
      given.givenName = textOf(value, 'name.givenName')
      break
    case 'name.familyname':
      given.familyName = textOf(value, 'name.familyName')
      break
    case 'emails':
    case 'emails.value':
      setEmail(given, value)
      break
    case 'department':
      given.department = textOf(value, 'department')
      break
    case enterpriseSchema.toLowerCase():
      if (isObject(value)) setUser(given, 'department', attributeIn(value, 'department'))
      break
  }
}

function setName(given: GivenUser, value: unknown): void {
  if (value === null) return
  if (!isObject(value)) throw new ScimFault('invalidValue', 'name must be an object')
  for (const part of ['givenName', 'familyName', 'formatted'])
    setUser(given, `name.${part.toLowerCase()}`, attributeIn(value, part))
}

/** The primary address, else the one at work, else the first. */
function setEmail(given: GivenUser, value: unknown): void {
  if (typeof value === 'string') {
    given.email = value
    return
  }
  const all = (Array.isArray(value) ? value : [value]).filter(isObject)
  const primary = all.find((one) => isTrue(attributeIn(one, 'primary')))
  const work = all.find((one) => String(attributeIn(one, 'type')).toLowerCase() === 'work')
  const chosen = primary ?? work ?? all[0]
  const address = chosen && attributeIn(chosen, 'value')
  if (address !== undefined && address !== null) given.email = textOf(address, 'emails.value')
}

const isTrue = (value: unknown) => value === true || (typeof value === 'string' && value.toLowerCase() === 'true')

/** Entra ID writes "True" and "False". */
function booleanOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  throw new ScimFault('invalidValue', 'active must be true or false')
}

/** A text, or a number as one; null is an empty one. Throws ScimFault. */
export function textOf(value: unknown, name: string): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new ScimFault('invalidValue', `${name} must be a text`)
}
