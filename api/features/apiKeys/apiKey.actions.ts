/** Making and revoking API keys. A key makes no keys: who finds one must not be able to stay. */
import { action } from '../../action.ts'
import { publish } from '../../events.ts'
import { keepWithin } from '../../keepWithin.ts'
import { inForce, newKey } from './apiKey.ts'
import { createApiKeyRules, revokeApiKeyRules } from './apiKey.rules.ts'

const most = 20
const day = 86_400_000

export const createApiKey = action({
  name: 'createApiKey',
  requires: 'API_KEY_OWN',
  recentPassword: true,
  rules: createApiKeyRules,
  description: 'Makes a key with which a program acts as the viewer. The key is shown once.',
  async run({ tx, viewer, audit }, { name, scopes, expiresInDays }) {
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most,
      count: () => tx.apiKey.count({ where: { userId: viewer.id, ...inForce() } }),
      message: `At most ${most} keys at a time. Please revoke one first.`,
    })
    const { key, tokenHash, prefix } = newKey()
    const { id } = await tx.apiKey.create({
      data: {
        userId: viewer.id,
        name,
        tokenHash,
        prefix,
        scopes: scopes.includes('WRITE') ? ['READ', 'WRITE'] : ['READ'],
        expiresAt: new Date(Date.now() + expiresInDays * day),
      },
    })
    await audit('ApiKey', id, { name: [null, name], scopes: [null, scopes], expiresInDays: [null, expiresInDays] })
    return { key, apiKeyId: id }
  },
})

export const revokeApiKey = action({
  name: 'revokeApiKey',
  requires: 'API_KEY_OWN',
  personal: true,
  rules: revokeApiKeyRules,
  description: 'Ends a key of the viewer at once, its open subscriptions included.',
  async run({ tx, access, audit, afterCommit }, { id }) {
    const key = await access.find('API_KEY_OWN', id)
    if (!key.revokedAt) {
      const revokedAt = new Date()
      await tx.apiKey.update({ where: { id }, data: { revokedAt } })
      await audit('ApiKey', id, { revokedAt: [null, revokedAt] })
      afterCommit(() => publish(`apiKeyEnded:${id}`, {}))
    }
    return { apiKeyId: id }
  },
})
