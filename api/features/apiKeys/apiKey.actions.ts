/** Making and revoking API keys. A key makes no keys: who finds one must not be able to stay. */
import * as texts from '#texts/apiKeys/errors.js'
import { action } from '../../action.ts'
import { config } from '../../config.ts'
import { conflict, invalid } from '../../errors.ts'
import { publish } from '../../events.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db.ts'
import { keepWithin } from '../../keepWithin.ts'
import { notify } from '../notifications/notify.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { inForce, mayBeInSandbox, newKey } from './apiKey.ts'
import { createApiKeyRules, revokeApiKeyRules } from './apiKey.rules.ts'
import { dayLength } from '../../days.ts'

const most = 20

export const createApiKey = action({
  name: 'createApiKey',
  requires: 'API_KEY_OWN',
  recentPassword: true,
  rules: createApiKeyRules,
  description:
    'Makes a key with which a program acts as the viewer, or in the sandbox as a demo person. The key is shown once.',
  async run({ ctx, tx, viewer, audit }, { name, scopes, sandboxRole = null, expiresInDays }) {
    if (sandboxRole !== null && !config.sandbox) throw conflict(texts.noSandbox(), { sandboxRole: texts.noSandbox() })
    if (sandboxRole !== null && !mayBeInSandbox(viewer, sandboxRole))
      throw invalid({ sandboxRole: texts.administratorsAlone() })
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most,
      count: () => tx.apiKey.count({ where: { userId: viewer.id, ...inForce() } }),
      message: texts.mostKeys({ most }),
    })
    const { key, tokenHash, prefix } = newKey(sandboxRole !== null)
    const { id } = await tx.apiKey.create({
      data: {
        userId: viewer.id,
        name,
        tokenHash,
        prefix,
        scopes: scopes.includes('WRITE') ? ['READ', 'WRITE'] : ['READ'],
        sandboxRole,
        expiresAt: new Date(Date.now() + expiresInDays * dayLength),
      },
    })
    await audit('ApiKey', id, {
      name: [null, name],
      scopes: [null, scopes],
      expiresInDays: [null, expiresInDays],
      ...(sandboxRole && { sandboxRole: [null, sandboxRole] }),
    })
    await recordKey(tx, ctx, 'API_KEY_CREATED', { name, userId: viewer.id })
    return { key, apiKeyId: id }
  },
})

export const revokeApiKey = action({
  name: 'revokeApiKey',
  requires: 'API_KEY_REVOKE',
  personal: true,
  rules: revokeApiKeyRules,
  description:
    'Ends a key at once, its open subscriptions included: one of the viewer, or of anyone as an administrator, of which its owner is notified.',
  async run(work, { id }) {
    const { ctx, tx, viewer, access, audit, afterCommit } = work
    const key = await access.find('API_KEY_REVOKE', id)
    const revokedAt = new Date()
    const { count } = await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } })
    if (count) {
      await audit('ApiKey', id, { revokedAt: [null, revokedAt] })
      await recordKey(tx, ctx, 'API_KEY_ENDED', key)
      if (key.userId !== viewer.id)
        await notify(work, { to: key.userId, kind: 'API_KEY_REVOKED', data: { key: key.name, prefix: key.prefix } })
      afterCommit(() => publish(`apiKeyEnded:${id}`, {}))
    }
    return { apiKeyId: id }
  },
})

const recordKey = (
  tx: Tx,
  { viewer, address, userAgent }: Context,
  kind: 'API_KEY_CREATED' | 'API_KEY_ENDED',
  { name, userId }: { name: string; userId: number },
) =>
  recordSecurityEvents(tx, [
    { kind, userId, actorId: userId === viewer!.id ? null : viewer!.id, address, userAgent, detail: name },
  ])
