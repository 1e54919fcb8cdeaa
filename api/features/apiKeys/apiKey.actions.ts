/** Making and revoking API keys. A key makes no keys: who finds one must not be able to stay. */
import * as texts from '#texts/apiKeys/errors.js'
import { action } from '../../action.ts'
import { publish } from '../../events.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db.ts'
import { keepWithin } from '../../keepWithin.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { inForce, newKey } from './apiKey.ts'
import { createApiKeyRules, revokeApiKeyRules } from './apiKey.rules.ts'
import { dayLength } from '../../days.ts'

const most = 20

export const createApiKey = action({
  name: 'createApiKey',
  requires: 'API_KEY_OWN',
  recentPassword: true,
  rules: createApiKeyRules,
  description: 'Makes a key with which a program acts as the viewer. The key is shown once.',
  async run({ ctx, tx, viewer, audit }, { name, scopes, expiresInDays }) {
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most,
      count: () => tx.apiKey.count({ where: { userId: viewer.id, ...inForce() } }),
      message: texts.mostKeys({ most }),
    })
    const { key, tokenHash, prefix } = newKey()
    const { id } = await tx.apiKey.create({
      data: {
        userId: viewer.id,
        name,
        tokenHash,
        prefix,
        scopes: scopes.includes('WRITE') ? ['READ', 'WRITE'] : ['READ'],
        expiresAt: new Date(Date.now() + expiresInDays * dayLength),
      },
    })
    await audit('ApiKey', id, { name: [null, name], scopes: [null, scopes], expiresInDays: [null, expiresInDays] })
    await recordKey(tx, ctx, 'API_KEY_CREATED', name)
    return { key, apiKeyId: id }
  },
})

export const revokeApiKey = action({
  name: 'revokeApiKey',
  requires: 'API_KEY_OWN',
  personal: true,
  rules: revokeApiKeyRules,
  description: 'Ends a key of the viewer at once, its open subscriptions included.',
  async run({ ctx, tx, access, audit, afterCommit }, { id }) {
    const key = await access.find('API_KEY_OWN', id)
    if (!key.revokedAt) {
      const revokedAt = new Date()
      await tx.apiKey.update({ where: { id }, data: { revokedAt } })
      await audit('ApiKey', id, { revokedAt: [null, revokedAt] })
      await recordKey(tx, ctx, 'API_KEY_ENDED', key.name)
      afterCommit(() => publish(`apiKeyEnded:${id}`, {}))
    }
    return { apiKeyId: id }
  },
})

const recordKey = (
  tx: Tx,
  { viewer, address, userAgent }: Context,
  kind: 'API_KEY_CREATED' | 'API_KEY_ENDED',
  name: string,
) => recordSecurityEvents(tx, [{ kind, userId: viewer!.id, address, userAgent, detail: name }])
