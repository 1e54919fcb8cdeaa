/** API keys in the schema. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { ApiScope } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { listField, oneOf } from '../../listField.ts'
import { createApiKey, revokeApiKey } from './apiKey.actions.ts'
import { inForce } from './apiKey.ts'
import { apiKeyFilterRules, type ApiKeyState } from './apiKey.rules.ts'

const ApiScopeEnum = describedEnum<ApiScope>('ApiScope', 'What an API key may do.', {
  READ: 'Ask whatever its person may.',
  WRITE: 'Do whatever its person may, but for keys, sessions and passwords.',
})

describedEnum<ApiKeyState>('ApiKeyState', 'Whether an API key can be used.', {
  IN_FORCE: null,
  EXPIRED: 'Its time is over.',
  REVOKED: null,
})

builder.prismaNode('ApiKey', {
  id: { field: 'id' },
  readable: 'API_KEY_READ',
  description: 'With which a program acts as the person who made it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    owner: t.relation('user', { nullable: true, description: 'The person as whom a program acts with it.' }),
    prefix: t.exposeString('prefix', { description: 'Its first characters, to know it again.' }),
    scopes: t.expose('scopes', { type: [ApiScopeEnum] }),
    sandboxRole: t.expose('sandboxRole', {
      type: RoleEnum,
      nullable: true,
      description: 'As whom it asks in the sandbox; null for a key to the data of the university.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; nothing before the first time.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    inForce: t.boolean({
      resolve: ({ revokedAt, expiresAt }) => !revokedAt && expiresAt > new Date(),
    }),
  }),
})

listField('apiKeys', {
  type: 'ApiKey',
  read: 'API_KEY_READ',
  description:
    "The viewer's API keys, without the keys themselves; for administrators those of everyone when asked for.",
  filter: {
    rules: apiKeyFilterRules,
    where: ({ inForce: wanted, everybody, search: text, state, scope, sandbox }, { viewer }) => [
      everybody !== true && { userId: viewer!.id },
      wanted != null && (wanted ? inForce() : { NOT: inForce() }),
      text ? keyFound(text) : false,
      oneOf(state, (values) => ({ OR: values.map((value) => inState[value]()) })),
      oneOf(scope, (values) => ({ OR: values.map(ofScope) })),
      sandbox != null && { sandboxRole: sandbox ? { not: null } : null },
    ],
  },
  sort: { CREATED_AT: { column: 'id' }, EXPIRES_AT: { column: 'expiresAt' }, NAME: { column: 'name' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

const inState: Record<ApiKeyState, () => Prisma.ApiKeyWhereInput> = {
  IN_FORCE: inForce,
  EXPIRED: () => ({ revokedAt: null, expiresAt: { lte: new Date() } }),
  REVOKED: () => ({ revokedAt: { not: null } }),
}
/** A key that may write may read as well. */
const ofScope = (scope: ApiScope): Prisma.ApiKeyWhereInput =>
  scope === 'WRITE' ? { scopes: { has: 'WRITE' } } : { NOT: { scopes: { has: 'WRITE' } } }

const keyFound = (text: string): Prisma.ApiKeyWhereInput => {
  const contains = { contains: text, mode: 'insensitive' } as const
  return { OR: [{ name: contains }, { prefix: contains }, { user: { name: contains } }] }
}

actionField(createApiKey, (t) => ({
  key: t.exposeString('key', { description: 'The key. It is shown now and never again.' }),
  apiKey: recordField(t, 'ApiKey', (out) => out.apiKeyId),
}))

actionField(revokeApiKey, (t) => ({
  apiKey: recordField(t, 'ApiKey', (out) => out.apiKeyId),
}))
