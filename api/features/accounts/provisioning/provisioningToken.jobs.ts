/** Reminds administrators of tokens of provisioning connections that end in 14 and in 3 days. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../../days.ts'
import type { Db, Tx } from '../../../db.ts'
import { expiringSoon, expiryReminder } from '../../../expiryReminders.ts'
import { inBackground } from '../../../inBackground.ts'
import { job } from '../../../job.ts'
import type { ProvisioningToken } from '../../../__generated__/prisma/client.ts'
import { notifyAdministrators } from '../../notifications/tellUniversity.ts'

/** May run at any time, and twice at once: the first run reminds. Returns of how many tokens it reminded. */
export const remindOfEndingTokens = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const tokens = await tx.provisioningToken.findMany({
      where: { ...expiringSoon(now), connection: { enabled: true } },
      include: { connection: true },
      orderBy: { id: 'asc' },
    })
    let reminded = 0
    for (const { connection, ...token } of tokens) {
      const { id, prefix, expiresAt, remindedDays } = token
      const days = expiryReminder(token, now)
      if (days === null) continue
      if (await isReplaced(tx, token)) continue
      const { count } = await tx.provisioningToken.updateMany({
        where: { id, revokedAt: null, remindedDays },
        data: { remindedDays: days },
      })
      if (!count) continue
      reminded += 1
      await notifyAdministrators(work, {
        kind: 'PROVISIONING_TOKEN_ENDS',
        subject: { entity: 'ProvisioningConnection', id: connection.id },
        data: { prefix, connection: connection.name, day: isoDay(universityDay(expiresAt)) },
      })
    }
    return reminded
  })

/** Whether a token that ends later was used since this one was: the other system has the newer one. */
const isReplaced = async (tx: Tx, { connectionId, expiresAt, lastUsedAt }: ProvisioningToken): Promise<boolean> =>
  (await tx.provisioningToken.count({
    where: {
      connectionId,
      revokedAt: null,
      expiresAt: { gt: expiresAt },
      lastUsedAt: { gt: lastUsedAt ?? new Date(0) },
    },
  })) > 0

export const remindOfEndingTokensDaily = job({
  name: 'remindOfEndingTokens',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfEndingTokens(db, new Date())
  },
})
