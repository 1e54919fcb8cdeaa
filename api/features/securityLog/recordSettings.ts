/** What administrators change about the platform's settings: in the record of changes, and in the security log. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { recordSecurityEvents } from './securityEvent.ts'

/** Records what was changed, if anything; `of` names the settings in the security log, `kept` is the row that holds them. */
export async function recordSettings(
  { tx, ctx, viewer, audit }: Work,
  of: string,
  changes: Changes,
  kept: { entity: Prisma.ModelName; id: number } = { entity: 'Platform', id: 1 },
): Promise<void> {
  if (!Object.keys(changes).length) return
  await audit(kept.entity, kept.id, changes)
  const { address, userAgent } = ctx
  const detail = Object.entries(changes).map(([name, [, value]]) => `${name} ${String(value)}`)
  await recordSecurityEvents(tx, [
    { kind: 'SETTINGS_CHANGED', userId: viewer.id, address, userAgent, detail: `${of}: ${detail.join(', ')}` },
  ])
}
