/** Seals stored secrets that are not encrypted with the current SECRET_KEY: rows from before it was set, or of an older key. */
import type { Db } from './db.ts'
import { log } from './log.ts'
import { CannotOpen, currentPrefix, open, seal } from './sealed.ts'

interface Stored {
  id: number
  text: string
}

/** Every column that holds a secret. */
const columns = (db: Db) =>
  [
    {
      purpose: 'webhook',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (await db.webhook.findMany({ where: { NOT: { secret: { startsWith: prefix } } } })).map((row) => ({
          id: row.id,
          text: row.secret,
        })),
      write: (id: number, secret: string, text: string) =>
        db.webhook.updateMany({ where: { id, secret }, data: { secret: text } }),
    },
    {
      purpose: 'webhook',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (
          await db.webhook.findMany({
            where: { previousSecret: { not: null }, NOT: { previousSecret: { startsWith: prefix } } },
          })
        ).map((row) => ({ id: row.id, text: row.previousSecret! })),
      write: (id: number, previousSecret: string, text: string) =>
        db.webhook.updateMany({ where: { id, previousSecret }, data: { previousSecret: text } }),
    },
    {
      purpose: 'unsubscribe',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (
          await db.notificationSchedule.findMany({
            where: { unsubscribeKey: { not: null }, NOT: { unsubscribeKey: { startsWith: prefix } } },
          })
        ).map((row) => ({ id: row.userId, text: row.unsubscribeKey! })),
      write: (userId: number, unsubscribeKey: string, text: string) =>
        db.notificationSchedule.updateMany({ where: { userId, unsubscribeKey }, data: { unsubscribeKey: text } }),
    },
    {
      purpose: 'totp',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (await db.totpSecret.findMany({ where: { NOT: { secret: { startsWith: prefix } } } })).map((row) => ({
          id: row.userId,
          text: row.secret,
        })),
      write: (userId: number, secret: string, text: string) =>
        db.totpSecret.updateMany({ where: { userId, secret }, data: { secret: text } }),
    },
    {
      purpose: 'provider',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (
          await db.signInProvider.findMany({
            where: { clientSecret: { not: null }, NOT: { clientSecret: { startsWith: prefix } } },
          })
        ).map((row) => ({ id: row.id, text: row.clientSecret! })),
      write: (id: number, clientSecret: string, text: string) =>
        db.signInProvider.updateMany({ where: { id, clientSecret }, data: { clientSecret: text } }),
    },
    {
      purpose: 'provider',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (
          await db.signIn.findMany({
            where: { providerHint: { not: null }, NOT: { providerHint: { startsWith: prefix } } },
          })
        ).map((row) => ({ id: row.id, text: row.providerHint! })),
      write: (id: number, providerHint: string, text: string) =>
        db.signIn.updateMany({ where: { id, providerHint }, data: { providerHint: text } }),
    },
    {
      purpose: 'integration',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (
          await db.integration.findMany({
            where: { clientSecret: { not: null }, NOT: { clientSecret: { startsWith: prefix } } },
          })
        ).map((row) => ({ id: row.id, text: row.clientSecret! })),
      write: (id: number, clientSecret: string, text: string) =>
        db.integration.updateMany({ where: { id, clientSecret }, data: { clientSecret: text } }),
    },
    {
      purpose: 'calendar',
      unsealed: async (prefix: string): Promise<Stored[]> =>
        (await db.connectedCalendar.findMany({ where: { NOT: { secret: { startsWith: prefix } } } })).map((row) => ({
          id: row.id,
          text: row.secret,
        })),
      write: (id: number, secret: string, text: string) =>
        db.connectedCalendar.updateMany({ where: { id, secret }, data: { secret: text } }),
    },
  ] as const

/** Runs at every start; rows that cannot be opened are left as they are and logged. */
export async function sealStored(db: Db): Promise<void> {
  for (const { purpose, unsealed, write } of columns(db)) {
    const prefix = currentPrefix(purpose)
    if (!prefix) return
    let unreadable = 0
    for (const { id, text } of await unsealed(prefix)) {
      try {
        await write(id, text, seal(purpose, open(purpose, text)))
      } catch (error) {
        if (!(error instanceof CannotOpen)) throw error
        unreadable++
      }
    }
    if (unreadable)
      log.error(
        { purpose, unreadable },
        'stored secrets cannot be read: add the SECRET_KEY that they were encrypted with',
      )
  }
}
