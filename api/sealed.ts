/**
 * Secrets at rest: AES-256-GCM under a key that HKDF derives from SECRET_KEY for each purpose. Without SECRET_KEY a secret is
 * stored as it is. Texts that were stored before remain readable; sealStored.ts seals them at the next start.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  type CipherKey,
} from 'node:crypto'
import { config } from './config.ts'

/** What a secret is for; a text sealed for one purpose cannot be opened for another. */
export type Purpose =
  | 'webhook'
  | 'unsubscribe'
  | 'mail link'
  | 'content link'
  | 'cursor'
  | 'cursor nonce'
  | 'orcid'
  | 'totp'
  | 'provider'
  | 'integration'
  | 'calendar'
  | 'answer'

/** A sealed text that cannot be opened: its key is not in SECRET_KEY, or it was changed. */
export class CannotOpen extends Error {
  constructor(reason: string) {
    super(`A stored secret cannot be read: ${reason}.`)
  }
}

const sign = 'sealed:1:'
/** Bytes of a nonce. */
export const ivLength = 12
const tagLength = 16

/** The key for a purpose. */
export const derived = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ascent ${purpose}`, 32))

/** What a text that was sealed with this key begins with. */
const prefixOf = (key: Buffer) => `${sign}${createHash('sha256').update(key).digest('hex').slice(0, 12)}:`

/** AES-256-GCM: nonce, content and tag. `about` is not encrypted, but nothing is decrypted with another one. */
export function encrypt(key: CipherKey, iv: Buffer, text: string, about: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** The text behind bytes of `encrypt`; null when they were changed or made with another key or `about`. */
export function decrypt(key: CipherKey, bytes: Buffer, about: string): string | null {
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagLength))
  try {
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Encrypts a text with the first key of SECRET_KEY. */
export function seal(purpose: Purpose, text: string): string {
  const [secret] = config.secretKeys
  if (!secret) return text
  const key = derived(secret, purpose)
  return prefixOf(key) + encrypt(key, randomBytes(ivLength), text, purpose).toString('base64url')
}

/** The text that was sealed, or that was stored before SECRET_KEY was set. Throws CannotOpen. */
export function open(purpose: Purpose, text: string): string {
  if (!text.startsWith(sign)) return text
  const key = config.secretKeys.map((secret) => derived(secret, purpose)).find((one) => text.startsWith(prefixOf(one)))
  if (!key) throw new CannotOpen('it was encrypted with another SECRET_KEY, which can be added after the new one')
  const opened = decrypt(key, Buffer.from(text.slice(prefixOf(key).length), 'base64url'), purpose)
  if (opened === null) throw new CannotOpen('it was changed after it was encrypted')
  return opened
}

/** What texts begin with that need not be sealed again; null without SECRET_KEY. */
export function currentPrefix(purpose: Purpose): string | null {
  const [secret] = config.secretKeys
  return secret ? prefixOf(derived(secret, purpose)) : null
}

/** The key of a signature that is made with a stored value: with SECRET_KEY, reading the database is not enough to sign. */
export function signingKey(purpose: Purpose, stored: string): Buffer {
  const [secret] = config.secretKeys
  return secret ? createHmac('sha256', derived(secret, purpose)).update(stored).digest() : Buffer.from(stored)
}
