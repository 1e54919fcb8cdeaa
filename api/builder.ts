/** Pothos and its plugins, and the three forms that features are written in: listField, actionField, viewerCan. */
import SchemaBuilder from '@pothos/core'
import DirectivesPlugin from '@pothos/plugin-directives'
import PrismaPlugin, { type PrismaModelTypes } from '@pothos/plugin-prisma'
import RelayPlugin, { decodeGlobalID } from '@pothos/plugin-relay'
import { DateResolver, DateTimeResolver, JSONResolver } from 'graphql-scalars'
import type PrismaTypes from './__generated__/pothos.ts'
import { getDatamodel } from './__generated__/pothos.ts'
import type { Role } from './__generated__/prisma/enums.ts'
import type { Context } from './context.ts'
import './guard.ts'
import { describedRelay } from './relayWords.ts'
import { toKeep } from './language.ts'
import { meaningOf } from './permissionWords.ts'
import { permissions, rolesOf, ROLES, type Permission } from './policy.ts'

export interface Types {
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  Directives: {
    requires: { locations: 'FIELD_DEFINITION'; args: { permission: Permission } }
    semanticNonNull: { locations: 'FIELD_DEFINITION'; args: { levels?: readonly number[] } }
  }
  Scalars: {
    DateTime: { Input: Date; Output: Date | string }
    Date: { Input: Date; Output: Date | string }
    JSON: { Input: unknown; Output: unknown }
    ID: { Input: string; Output: string | number }
  }
  Enums: { Role: Role; Permission: Permission }
}

/** A text that is no global id is the id of nothing; the guard answers it. */
function readGlobalId(text: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(text)
  } catch {
    return { typename: '', id: '' }
  }
}

export const builder = new SchemaBuilder<Types>({
  // The guard stands last: hooks run in reverse, and it must see what the others made.
  plugins: [DirectivesPlugin, RelayPlugin, PrismaPlugin, 'guard'] as never,
  defaultFieldNullability: false,
  prisma: {
    client: (ctx) => ctx.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    maxConnectionSize: 100,
    defaultConnectionSize: 25,
    onUnusedQuery: process.env['NODE_ENV'] === 'production' ? null : 'error',
  },
  relay: { ...describedRelay, decodeGlobalID: readGlobalId },
  directives: { useGraphQLToolsUnorderedDirectives: true },
})

export type Builder = typeof builder

/** The builder's types as Pothos extends them, for field builders handed to functions. */
export type Schema = PothosSchemaTypes.ExtendDefaultTypes<Types>

/** The field builder of a model's node type. */
export type FieldsOf<M extends keyof PrismaTypes> = PothosSchemaTypes.PrismaObjectFieldBuilder<
  Schema,
  PrismaModelTypes & PrismaTypes[M]
>

builder.addScalarType('DateTime', DateTimeResolver, { description: 'An instant, ISO 8601 in UTC.' })
builder.addScalarType('Date', DateResolver, { description: 'A calendar date, YYYY-MM-DD.' })
builder.addScalarType('JSON', JSONResolver, { description: 'Any JSON value.' })

/** An enum with what each value means; null where its name says it. */
export const describedEnum = <V extends string>(name: string, description: string, values: Record<V, string | null>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string | null>(values).map(([value, words]) => [
        value,
        { value, ...(words === null ? {} : { description: words }) },
      ]),
    ) as Record<V, { value: V; description?: string }>,
  })

export const RoleEnum = describedEnum<Role>('Role', 'What a person is on the platform.', {
  RESEARCHER: 'Keeps projects, ideas and teams.',
  INDUSTRY: 'Posts challenges and reviews proposals for a company.',
  INDUSTRY_PARTNER: 'The same as INDUSTRY, for companies with a partnership.',
  INVESTOR: 'Finds opportunities and follows a portfolio.',
  EXPERT: 'Validates ideas in booked sessions.',
  COMMERCIALIZATION_TEAM: 'The same as KU_TEAM.',
  KU_TEAM: 'The university team: reviews, validates and opens projects.',
  ADMIN: 'Runs the platform.',
} satisfies Record<(typeof ROLES)[number], string>)

/** Roles that mean the same as another one, which stands for both where both hold a permission. */
const same: Partial<Record<Role, Role>> = { INDUSTRY_PARTNER: 'INDUSTRY', COMMERCIALIZATION_TEAM: 'KU_TEAM' }

/** The roles that hold a permission, as schema.graphql names them. */
function rolesInWords(permission: Permission): string {
  const roles = rolesOf(permission)
  if (roles.length === ROLES.length) return 'all'
  return roles.filter((role) => !same[role] || !roles.includes(same[role])).join(', ')
}

export const PermissionEnum = describedEnum<Permission>(
  'Permission',
  'What a role may do. On which records is decided per record (the fields `can…`). INDUSTRY stands for INDUSTRY_PARTNER, KU_TEAM for COMMERCIALIZATION_TEAM.',
  Object.fromEntries(
    permissions.map((name) => [name, `${toKeep(() => meaningOf(name))}. Roles: ${rolesInWords(name)}.`]),
  ) as Record<Permission, string>,
)

builder.queryType({ description: 'What can be asked.' })
builder.mutationType({ description: 'What can be done. Every mutation is an action: checked, then one transaction.' })
builder.subscriptionType({ description: 'What is told without asking.' })

export const SortDirection = describedEnum('SortDirection', 'Which end of the order comes first.', {
  ASC: 'Smallest, earliest or A first.',
  DESC: 'Largest, latest or Z first.',
})
