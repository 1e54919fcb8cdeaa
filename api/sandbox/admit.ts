/** In a sandbox: lets in what the process that keeps it sends on, as the demo person of the key's role, and nothing else. */
import type { IncomingMessage } from 'node:http'
import type { Db } from '../db.ts'
import { dayLength } from '../days.ts'
import { beginsKey } from '../features/apiKeys/keyForm.rules.ts'
import { hashToken } from '../tokens.ts'
import { innerToken, vouchedKey, type VouchedKey } from './vouching.ts'

/** Whether a request is let in; its key is one of the sandbox's own from then on, with all that follows from that. */
export async function admit(db: Db, secret: string, { headers }: Pick<IncomingMessage, 'headers'>): Promise<boolean> {
  const key = vouchedKey(headers, secret)
  if (!key) return false
  const tokenHash = hashToken(innerToken(secret, key))
  // A reset of the demo from within drops the key as well.
  if (!(await db.apiKey.findUnique({ where: { tokenHash }, select: { id: true } }))) await makeKey(db, tokenHash, key)
  return true
}

async function makeKey(db: Db, tokenHash: string, { role, scopes }: VouchedKey): Promise<void> {
  const person = await db.user.findFirst({
    where: { role, demo: true, status: 'ACTIVE' },
    orderBy: [{ id: 'asc' }],
    select: { id: true },
  })
  // Without one, what is asked with the key is answered like what is asked with a key that has ended.
  if (!person) return
  const expiresAt = new Date(Date.now() + 366 * dayLength)
  const data = { tokenHash, userId: person.id, name: 'Sandbox', prefix: beginsKey, scopes: [...scopes], expiresAt }
  await db.apiKey.upsert({ where: { tokenHash }, create: data, update: {} })
}
