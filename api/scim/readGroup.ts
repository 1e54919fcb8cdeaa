/** Groups as identity systems write and patch them. */
import type { Filter } from 'scim2-parse-filter'
import { attributeIn, isObject, plainName } from './names.ts'
import type { Operation } from './patch.ts'
import { textOf } from './readUser.ts'
import { ScimFault } from './scimError.ts'

export interface GivenGroup {
  displayName?: string
  externalId?: string | null
  members?: number[]
  add?: number[]
  remove?: number[]
}

/** What the body of POST or PUT says of a group. */
export function readGroup(body: Record<string, unknown>): GivenGroup {
  const given: GivenGroup = {}
  for (const [name, value] of Object.entries(body)) setGroup(given, name.toLowerCase(), value)
  return given
}

/** What the operations say of a group, one after the other. */
export function patchedGroup(operations: readonly Operation[]): GivenGroup {
  const given: GivenGroup = {}
  const [add, gone] = [new Set<number>(), new Set<number>()]
  const only = (ids: number[]) => {
    given.members = ids
    add.clear()
    gone.clear()
  }
  const come = (ids: readonly number[]) => move(ids, gone, add)
  const go = (ids: readonly number[]) => move(ids, add, gone)
  for (const { op, path, filter, value } of operations) {
    if (path === 'members') {
      if (op === 'add') come(memberIds(value))
      else if (op === 'replace') only(memberIds(value))
      else if (filter) go(chosenBy(filter))
      else if (value === undefined) only([])
      else go(memberIds(value))
    } else if (op === 'remove' && path === 'externalid') given.externalId = null
    else if (op === 'remove') throw new ScimFault('mutability', 'The attribute cannot be removed')
    else if (path) setGroup(given, path, value, true)
    else if (isObject(value)) {
      for (const [name, one] of Object.entries(value)) {
        if (plainName(name) === 'members' && op === 'add') come(memberIds(one))
        else setGroup(given, plainName(name), one, true)
      }
    } else throw new ScimFault('invalidValue', 'Without a path, the value must be an object')
  }
  return { ...given, add: [...add], remove: [...gone] }
}

function setGroup(given: GivenGroup, name: string, value: unknown, strict = false): void {
  if (name === 'displayname') given.displayName = textOf(value, 'displayName')
  else if (name === 'externalid') given.externalId = textOf(value, 'externalId') || null
  else if (name === 'members') given.members = memberIds(value ?? [])
  else if (strict && !['schemas', 'id', 'meta'].includes(name))
    throw new ScimFault('invalidPath', 'The attribute is not known')
}

/** `[{ "value": "12" }]`; also one alone, and also the ids alone. */
function memberIds(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    const id = isObject(one) ? attributeIn(one, 'value') : one
    if (isObject(one) && /^group$/i.test(textOf(attributeIn(one, 'type') ?? '', 'members.type')))
      throw new ScimFault('invalidValue', 'Groups inside of groups are not supported')
    if (!/^\d{1,9}$/.test(String(id))) throw new ScimFault('invalidValue', 'A member is not known')
    return Number(id)
  })
}

/** `members[value eq "12"]` */
function chosenBy(filter: Filter): number[] {
  if (filter.op === 'or' && 'filters' in filter) return filter.filters.flatMap(chosenBy)
  if (filter.op !== 'eq' || !('compValue' in filter) || filter.attrPath.toLowerCase() !== 'value')
    throw new ScimFault('invalidFilter', 'Members are chosen by value eq')
  return memberIds(filter.compValue)
}

function move(ids: readonly number[], from: Set<number>, to: Set<number>): void {
  for (const id of ids) {
    from.delete(id)
    to.add(id)
  }
}
