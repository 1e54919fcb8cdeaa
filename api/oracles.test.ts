/** Filters, searches and sorts read only what the viewer may read on that record: a count or an order tells, too. */
import { isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { expect, test } from 'vitest'
import { Access } from './access.ts'
import { lists } from './listField.ts'
import { cellOf, policy, ROLES, type Permission } from './policy.ts'
import type { Role } from './__generated__/prisma/enums.ts'
import { translatedKinds } from './records/translated.ts'
import { schema } from './schema.ts'
import { sortedAsShown } from './sortedAsShown.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf, person } from './testing/run.ts'
import { generatedColumns, readsOf, type Read } from './testing/reads.ts'

const { db } = await fileDatabase()
const generated = await generatedColumns(db)

/** Columns that a field of another name shows, by that field; `ownerId` is shown by `owner` in any case. */
const shownBy: Record<string, string> = {
  'Company.names': 'otherNames',
  'Company.sortContact': 'lastContact',
  'Company.sortTask': 'nextTaskOn',
  'Company.sortValue': 'expectedValue',
  'MeetingParticipant.userId': 'name',
  'Notification.kind': 'category',
  'Notification.readAt': 'isRead',
  'Project.sortValidatedTrl': 'validatedTrl',
  'ValidationRequest.sessions': 'idea',
}

/** What is written in the other language of fields that everybody reads who reads the record (the trigger `keep_translation`). */
for (const model of translatedKinds.keys()) shownBy[`${model}.translationText`] = 'translation'

/** What lists are sorted by as it is shown (the trigger `keep_sort`). */
for (const [model, { fields }] of translatedKinds)
  for (const column of Object.keys(sortedAsShown)) shownBy[`${model}.${column}`] = Object.keys(fields)[0]!

/** Read only where a record says so itself: the name of a company is searched for unless the challenge hides it. */
const saidByRecord = new Set(['Challenge.companyName'])

type Extensions = {
  pothosPrismaVariant?: string
  pothosPrismaRelationField?: { name: string }
  directives?: { requires?: { permission: Permission } }
}
const readableOf = (model: string): Permission | undefined => {
  const options = schema.getType(model)?.extensions['pothosOptions'] as { readable?: Permission | 'parent' } | undefined
  return options?.readable === 'parent' ? undefined : options?.readable
}

/** The fields that show a column, with the permission that each needs. */
function permissionsOf(model: string, column: string): (Permission | undefined)[] {
  const type = schema.getType(model)
  if (!isObjectType(type)) return []
  const shows = ({ name, extensions }: GraphQLField<unknown, unknown>) => {
    const { pothosPrismaVariant, pothosPrismaRelationField } = extensions as Extensions
    const known = shownBy[`${model}.${column}`]
    return known
      ? name === known
      : [column, column.replace(/Id$/, '')].includes(name) ||
          pothosPrismaVariant === column ||
          pothosPrismaRelationField?.name === column
  }
  return Object.values(type.getFields())
    .filter(shows)
    .map(({ extensions }) => (extensions as Extensions).directives?.requires?.permission)
}

/** What is wrong with a read, in words; nothing when the viewer may make it. */
function problemOf({ model, column, guards }: Read, role: Role): string[] {
  const holds = (permission: Permission | undefined) =>
    permission === undefined ||
    guards.some((guard) => guard === permission || cellOf(guard, role) === cellOf(permission, role)) ||
    cellOf(permission, role) === 'any'
  // No record fits what asks for a permission that the role does not have.
  if (guards.some((guard) => cellOf(guard, role) === '')) return []
  const wall = readableOf(model)
  return (generated.get(`${model}.${column}`) ?? [column]).flatMap((source) => {
    // A record that is no type of its own is shown by the field of its relation.
    if (source === 'id' || !schema.getType(model) || (source !== column && saidByRecord.has(`${model}.${source}`)))
      return []
    const permissions = permissionsOf(model, source)
    if (!permissions.length) return [`${model}.${source} is shown by no field`]
    if (!holds(wall)) return [`${model}.${source} of records that need ${wall}`]
    return permissions.some(holds) ? [] : [`${model}.${source} needs ${permissions.join(' or ')}`]
  })
}

/** Whether a filter only asks for what a field of its name shows on every record of the list. */
function isShown(model: string, name: string, role: Role): boolean {
  const field = (schema.getType(model) as GraphQLObjectType).getFields()[name]
  const permission = (field?.extensions as Extensions | undefined)?.directives?.requires?.permission
  return field !== undefined && (permission === undefined || cellOf(permission, role) === 'any')
}

type Rule = SchemaDescription & Partial<SchemaInnerTypeDescription>
function samples(rule: Rule): unknown[] {
  if (rule.type === 'array') return samples(rule.innerType as Rule).map((value) => [value])
  if (rule.meta?.node) return [987_654]
  if (rule.oneOf.length) return rule.oneOf.filter((value) => value !== null)
  if (rule.type === 'boolean') return [true, false]
  if (rule.type === 'number') return [5]
  return rule.type === 'date' ? [new Date()] : ['word']
}

const cases = ROLES.flatMap((role) => [...lists].map(([name, list]) => ({ role, name, list })))

// ASVS 8.2.3
test.each(cases)('$name as $role', async ({ role, list }) => {
  if (cellOf(list.read, role) === '') return
  const viewer = await person(db, role)
  const ctx = contextOf(db, viewer)
  const clauses = new Map<object, Permission>()
  for (const permission of Object.keys(policy) as Permission[])
    if (policy[permission].entity) clauses.set(ctx.access.within(permission as 'USER_READ'), permission)
  const options = { viewerId: viewer.id, permissionOf: (clause: object) => clauses.get(clause) }
  const problems = new Set<string>()
  const { fields } = list.rules.describe() as SchemaObjectDescription
  const problemsOf = async (filter: object) =>
    readsOf([await list.where(ctx, filter)], list.table, options).flatMap((read) => problemOf(read, role))
  // What is asked whatever the caller says reveals nothing.
  const always = new Set(await problemsOf({}))
  for (const [field, rule] of Object.entries(fields)) {
    if (isShown(list.type, field, role)) continue
    for (const value of samples(rule as Rule))
      for (const problem of await problemsOf({ [field]: value }))
        if (!always.has(problem)) problems.add(`filter ${field}: ${problem}`)
  }
  for (const [field, { column, descending, inBoth, requires, within }] of Object.entries(list.sort)) {
    if (requires && !new Access(viewer, db).allowed(requires)) continue
    // What is worked out is told only of records that give a permission for it, as the type demands.
    if (column === undefined) continue
    for (const read of [column, descending ?? column, ...(inBoth ? Object.keys(sortedAsShown) : [])])
      for (const problem of problemOf(
        { model: list.table, column: read, guards: within ? [list.read, within] : [list.read] },
        role,
      ))
        problems.add(`sort ${field}: ${problem}`)
  }
  expect([...problems]).toEqual([])
})
