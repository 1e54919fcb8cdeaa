/** API keys in the schema. */
import { boolean, object } from 'yup'
import type { ApiScope } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { createApiKey, revokeApiKey } from './apiKey.actions.ts'
import { inForce } from './apiKey.ts'

const ApiScopeEnum = describedEnum<ApiScope>('ApiScope', 'What an API key may do.', {
  READ: 'Ask whatever its person may.',
  WRITE: 'Do whatever its person may, but for keys, sessions and passwords.',
})

builder.prismaNode('ApiKey', {
  id: { field: 'id' },
  readable: 'API_KEY_OWN',
  description: 'With which a program acts as the person who made it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    prefix: t.exposeString('prefix', { description: 'Its first characters, to know it again.' }),
    scopes: t.expose('scopes', { type: [ApiScopeEnum] }),
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
  read: 'API_KEY_OWN',
  description: "The viewer's API keys, without the keys themselves.",
  filter: {
    rules: object({
      inForce: boolean().nullable().meta({ description: 'Only those that may be used (true), or not.' }),
    }),
    where: ({ inForce: wanted }) => [wanted != null && (wanted ? inForce() : { NOT: inForce() })],
  },
  sort: { CREATED_AT: { column: 'id' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

actionField(createApiKey, (t) => ({
  key: t.exposeString('key', { description: 'The key. It is shown now and never again.' }),
  apiKey: recordField(t, 'ApiKey', (out) => out.apiKeyId),
}))

actionField(revokeApiKey, (t) => ({
  apiKey: recordField(t, 'ApiKey', (out) => out.apiKeyId),
}))
