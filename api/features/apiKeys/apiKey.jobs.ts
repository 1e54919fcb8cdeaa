/** Reminds people of their API keys that end in 14 and in 3 days: programs that use them would stop without a word. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { expiringSoon, expiryReminder } from '../../expiryReminders.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'

/** The most that one run reminds of, so that it ends itself. */
const most = 500

/** May run at any time, and twice at once: the first run reminds. Returns of how many keys it reminded. */
export const remindOfEndingKeys = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const keys = await tx.apiKey.findMany({
      where: expiringSoon(now),
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
      take: most,
    })
    let reminded = 0
    for (const key of keys) {
      const days = expiryReminder(key, now)
      if (days === null) continue
      const { id, userId, name, prefix, expiresAt, remindedDays } = key
      const { count } = await tx.apiKey.updateMany({
        where: { id, revokedAt: null, remindedDays },
        data: { remindedDays: days },
      })
      if (!count) continue
      reminded += 1
      await notify(work, {
        to: userId,
        kind: 'API_KEY_ENDS',
        data: { key: name, prefix, day: isoDay(universityDay(expiresAt)) },
      })
    }
    return reminded
  })

export const remindOfEndingKeysDaily = job({
  name: 'remindOfEndingKeys',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfEndingKeys(db, new Date())
  },
})
