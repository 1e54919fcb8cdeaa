/**
 * Cursors: the place of a record in an ordered list, as its sort value and id. They are encrypted, so that they reveal nothing
 * and cannot be made up, and bound to their list, order and viewer. The nonce is derived from the content: a record that did
 * not change has the same cursor in every answer.
 */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { config } from './config.ts'
import type { Db } from './db.ts'
import { decrypt, derived, encrypt, ivLength } from './sealed.ts'

/** Where a record is in an order; a date is read again as its ISO 8601 text. */
export interface Place {
  value: string | number | Date
  id: number
}

/** As key objects: a page has many cursors, and a key as bytes makes each of them four times as expensive. */
interface Keys {
  content: KeyObject
  nonce: KeyObject
}

const known = new Map<string, Keys>()

function keysOf(secret: string): Keys {
  const keyOf = (purpose: 'cursor' | 'cursor nonce') => createSecretKey(derived(secret, purpose))
  const keys = known.get(secret) ?? { content: keyOf('cursor'), nonce: keyOf('cursor nonce') }
  known.set(secret, keys)
  return keys
}

const stored = new WeakMap<Db, Promise<string>>()

/** The key that the database keeps for servers without SECRET_KEY, read once. */
function storedKey(db: Db): Promise<string> {
  const before = stored.get(db)
  if (before) return before
  const key = db.serverKey.findUniqueOrThrow({ where: { id: 1 } }).then((row) => row.key)
  stored.set(db, key)
  key.catch(() => stored.delete(db))
  return key
}

/** Makes and reads the cursors of one list, order and viewer, which `about` names. */
export async function cursorsOf(db: Db, about: string) {
  const secrets = config.secretKeys.length ? config.secretKeys : [await storedKey(db)]
  const [keys] = secrets.map(keysOf) as [Keys]
  return {
    seal({ value, id }: Place): string {
      const text = JSON.stringify([value, id])
      const iv = createHmac('sha256', keys.nonce).update(`${about}\0${text}`).digest().subarray(0, ivLength)
      return encrypt(keys.content, iv, text, about).toString('base64url')
    },
    /** Null for a text that is no cursor of this list, order and viewer. */
    open(cursor: string): Place | null {
      const bytes = Buffer.from(cursor, 'base64url')
      for (const secret of secrets) {
        const text = decrypt(keysOf(secret).content, bytes, about)
        if (text === null) continue
        const [value, id] = JSON.parse(text) as [string | number, number]
        return { value, id }
      }
      return null
    },
  }
}
