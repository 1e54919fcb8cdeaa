/** Generated from the schema: every field guarded or on the short public list, and named alike. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { rolesOf, type Permission } from './policy.ts'
import { schema } from './schema.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { argumentsOf } from './testing/literal.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

/** What a visitor may ask or do. A name more here is a decision, to be argued for. */
const open = [
  'Query.viewer',
  'Query.whiteLabel',
  'Query.demo',
  'Query.platformSettings',
  'Query.features',
  'Query.currentAnnouncements',
  'Query.helpWords',
  'Query.offeredHelpArticles',
  'Query.departments',
  'Query.openData',
  'Query.publicStats',
  'Query.publishedTechnology',
  'Query.publishedTechnologies',
  'Query.publishedSectors',
  'Query.answerPromise',
  'Query.publicAnswerPromises',
  'Query.resetLinkIsGood',
  'Query.node',
  'Query.nodes',
  'Mutation.confirmEmailChange',
  'Mutation.login',
  'Mutation.completeSignIn',
  'Mutation.startPasskeySignIn',
  'Mutation.signInWithPasskey',
  'Query.signInWays',
  'Mutation.startProviderSignIn',
  'Mutation.signInWithProvider',
  'Mutation.register',
  'Mutation.devLogin',
  'Mutation.forgotPassword',
  'Mutation.resetPassword',
  'Mutation.unsubscribe',
  'Mutation.askAboutTechnology',
]

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!]

const roles = ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT', 'KU_TEAM', 'ADMIN'] as const
const people = {} as Record<(typeof roles)[number], Viewer>
const { db } = await fileDatabase()
for (const role of roles) people[role] = await person(db, role)

test('every root field names a permission or is on the public list', () => {
  const unguarded = roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter((field) => !('requires' in ((field.extensions['directives'] as object | undefined) ?? {})))
      .map((field) => `${root.name}.${field.name}`),
  )
  expect(unguarded.sort()).toEqual([...open].sort())
})

test('a mutation begins with one of the verbs that docs/api.md explains', () => {
  const documented = readFileSync(path.join(import.meta.dirname, '../docs/api.md'), 'utf8')
  const table = documented.slice(documented.indexOf('## Verbs'), documented.indexOf('## Lists'))
  const verbs = [...table.matchAll(/`([a-z]+)`/g)].map(([, verb]) => verb!)
  const used = new Set(Object.keys(schema.getMutationType()!.getFields()).map((name) => /^[a-z]+/.exec(name)![0]))
  expect([...used].toSorted()).toEqual(verbs.toSorted())
})

test('an input names the record that it is about id, and every other record by what it is: projectId, userIds', () => {
  const given = types.flatMap((type) => [
    ...(isInputObjectType(type) ? Object.values(type.getFields()) : []).map((field) => ({ type, field })),
    ...(isObjectType(type) ? Object.values(type.getFields()) : [])
      .flatMap(({ args }) => args)
      .map((field) => ({ type, field })),
  ])
  const stray = given.filter(
    ({ field: { name, type } }) => /^ids?$|.Ids?$/.test(name) !== (getNamedType(type).name === 'ID'),
  )
  // A job's id is a UUID, which nothing else has.
  expect(stray.map(({ type, field }) => `${type.name}.${field.name}: ${String(field.type)}`)).toEqual([
    'RetryJobInput.id: String!',
  ])
})

test('a number of an input is a whole one that a column can hold', () => {
  const loose = types
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => `${type.name}.${field.name}: ${String(field.type)}`),
    )
    .filter((field) => field.includes('Float'))
  // A share of a company and the figures of an update have fractions; their rules say how large they may be.
  expect(loose).toEqual([
    'CompleteInterestInput.stakePercent: Float',
    'CorrectHoldingTermsInput.stakePercent: Float',
    'CreateHoldingInput.stakePercent: Float',
    'CreateInterestHoldingInput.stakePercent: Float',
    'HoldingAnswerInput.value: Float',
    'HoldingFigureInput.value: Float!',
    'UpdateHoldingInput.stakePercent: Float',
  ])
})

test('an id is of its own type, as caches keep records by it, and node(id) finds Nodes alone', async () => {
  const others = types.filter(isObjectType).filter((type) => type.getFields()['id'] && !type.getInterfaces().length)
  expect(others.map(({ name }) => name)).toContain('CompanyNote')
  const withoutType: string[] = []
  for (const type of others) {
    const { resolve = defaultFieldResolver } = type.getFields()['id']!
    const id = String(await resolve({ id: 1 }, {}, {}, { fieldName: 'id' } as GraphQLResolveInfo))
    expect([idOf(type.name, 1), '1'], type.name).toContain(id)
    if (id === '1') {
      withoutType.push(type.name)
      continue
    }
    // They are reached through the record that they belong to, whose permission guards them.
    const { data, codes } = await run(db, 'query ($id: ID!) { node(id: $id) { id } }', {
      as: people.ADMIN,
      variables: { id },
    })
    expect({ data, codes }, type.name).toEqual({ data: { node: null }, codes: [] })
  }
  // Their ids are UUIDs, which nothing else has.
  expect(withoutType).toEqual(['Job'])
})

const guardedQueries = Object.values(schema.getQueryType()!.getFields()).filter(
  (field) => !open.includes(`Query.${field.name}`),
)
const guardedMutations = Object.values(schema.getMutationType()!.getFields()).filter(
  (field) => !open.includes(`Mutation.${field.name}`),
)

/** A selection and arguments that fit a field, whatever its type. */
function ask(field: (typeof guardedQueries)[number]): string {
  const named = schema.getType(field.type.toString().replace(/[[\]!]/g, ''))
  return `${field.name}${argumentsOf(field)} ${isObjectType(named) || isInterfaceType(named) ? '{ __typename }' : ''}`
}

describe('without a session', () => {
  test.each(guardedQueries.map((field) => [field.name, field] as const))('query %s is refused', async (_, field) => {
    expect((await run(db, `{ ${ask(field)} }`, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  })
  test.each(guardedMutations.map((field) => [field.name, field] as const))(
    'mutation %s is refused',
    async (_, field) => {
      expect((await run(db, `mutation { ${ask(field)} }`, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
    },
  )
})

describe('with a role that does not hold the permission', () => {
  const allowed = (field: (typeof guardedQueries)[number]) =>
    rolesOf((field.extensions['directives'] as { requires: { permission: Permission } }).requires.permission)
  const cases = [
    ...guardedQueries.map((field) => ({ kind: 'query', field })),
    ...guardedMutations.map((field) => ({ kind: 'mutation', field })),
  ].flatMap(({ kind, field }) =>
    roles.filter((role) => !allowed(field).includes(role)).map((role) => ({ kind, role, field, name: field.name })),
  )
  test.each(cases)('$kind $name is refused to $role', async ({ kind, role, field }) => {
    expect((await run(db, `${kind} { ${ask(field)} }`, { as: people[role] })).codes).toEqual(['FORBIDDEN'])
  })
})
