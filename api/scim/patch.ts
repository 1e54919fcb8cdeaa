/**
 * PATCH (RFC 7644, 3.5.2), with what Entra ID and Okta make of it: operations in capitals, values without a path, names of
 * attributes with dots inside of such a value. The operations become what the change says; nothing is merged into objects,
 * so that no name of an attribute reaches further than the names that are known here.
 */
import { parse, type Filter } from 'scim2-parse-filter'
import { attributeIn, isObject, patchMessage, plainName } from './names.ts'
import { setUser, type GivenUser } from './readUser.ts'
import { ScimFault } from './scimError.ts'

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  /** The attribute in lower case without its schema; empty for none. */
  path: string
  /** The filter in brackets behind it. */
  filter: Filter | null
  value: unknown
}

const most = 1_000

/** The operations of a body. Throws ScimFault. */
export function operationsOf(body: Record<string, unknown>): Operation[] {
  const schemas = attributeIn(body, 'schemas')
  if (!Array.isArray(schemas) || !schemas.includes(patchMessage))
    throw new ScimFault('invalidSyntax', `schemas must name ${patchMessage}`)
  const operations = attributeIn(body, 'Operations')
  if (!Array.isArray(operations) || !operations.length || operations.length > most)
    throw new ScimFault('invalidSyntax', `Operations must be 1 to ${most} operations`)
  return operations.map(read)
}

function read(operation: unknown): Operation {
  if (!isObject(operation)) throw new ScimFault('invalidSyntax', 'An operation must be an object')
  const op = String(attributeIn(operation, 'op')).toLowerCase()
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw new ScimFault('invalidSyntax', 'op must be add, replace or remove')
  const path = attributeIn(operation, 'path') ?? ''
  if (typeof path !== 'string' || path.length > 500) throw new ScimFault('invalidPath', 'path must be a short text')
  const value = attributeIn(operation, 'value')
  if (op === 'remove' && !path) throw new ScimFault('noTarget', 'remove needs a path')
  if (op !== 'remove' && value === undefined) throw new ScimFault('invalidValue', `${op} needs a value`)
  return { op, ...partsOf(path), value }
}

/** `emails[type eq "work"].value` -> emails.value, with the filter. */
function partsOf(path: string): { path: string; filter: Filter | null } {
  const found = /^([^[\]]+)\[(.+)\](?:\.(\w+))?$/s.exec(path.trim())
  if (!found) {
    if (/[[\]]/.test(path)) throw new ScimFault('invalidPath', 'The path has an open bracket')
    return { path: plainName(path), filter: null }
  }
  const [, name, filter, sub] = found
  try {
    return { path: plainName(name! + (sub ? `.${sub}` : '')), filter: parse(filter!) }
  } catch {
    throw new ScimFault('invalidPath', 'The filter in brackets cannot be read')
  }
}

/** Attributes that SCIM’s people have and Ascent does not keep: identity systems send them all the same. */
const notKept = new Set(
  `nickname profileurl usertype preferredlanguage locale timezone password phonenumbers ims photos addresses groups
  entitlements roles x509certificates schemas id meta employeenumber costcenter organization division manager name.middlename
  name.honorificprefix name.honorificsuffix`.split(/\s+/),
)
const kept = new Set(
  'username externalid displayname title active name name.formatted name.givenname name.familyname emails emails.value department'.split(
    ' ',
  ),
)
const removable: Readonly<Record<string, (given: GivenUser) => void>> = {
  externalid: (given) => (given.externalId = null),
  title: (given) => (given.title = ''),
  department: (given) => (given.department = ''),
  displayname: () => undefined,
}

/** What the operations say of somebody. */
export function patchedUser(operations: readonly Operation[]): GivenUser {
  const given: GivenUser = {}
  for (const { op, path, filter, value } of operations) {
    if (filter && !path.startsWith('emails') && !isNotKept(path))
      throw new ScimFault('invalidPath', 'Only addresses are chosen by a filter')
    if (filter && path.startsWith('emails') && !isOwnEmail(filter)) continue
    if (op === 'remove') remove(given, path)
    else if (path) set(given, path, value)
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) set(given, plainName(name), one)
    else throw new ScimFault('invalidValue', 'Without a path, the value must be an object')
  }
  return given
}

function remove(given: GivenUser, path: string): void {
  if (isNotKept(path)) return
  const clear = removable[path]
  if (!clear) throw new ScimFault(kept.has(path) ? 'mutability' : 'invalidPath', 'The attribute cannot be removed')
  clear(given)
}

function set(given: GivenUser, path: string, value: unknown): void {
  if (path.startsWith('urn:') && isObject(value)) return setUser(given, path, value)
  if (path === 'emails.type' || path === 'emails.primary' || isNotKept(path)) return
  if (!kept.has(path)) throw new ScimFault('invalidPath', 'The attribute is not known')
  setUser(given, path, value)
}

const isNotKept = (path: string) => notKept.has(path) || notKept.has(path.split('.')[0]!) || path.startsWith('urn:')

/** Every account has one address, of type work and primary: those of other types are not kept. */
function isOwnEmail(filter: Filter): boolean {
  if (filter.op !== 'eq' || !('compValue' in filter)) return true
  const value = String(filter.compValue).toLowerCase()
  const name = filter.attrPath.toLowerCase()
  return !((name === 'type' && value !== 'work') || (name === 'primary' && value !== 'true'))
}
