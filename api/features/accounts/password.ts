/** Passwords as argon2id by Node's own crypto, with OWASP's parameters (Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(argon2)
const memory = 19_456
const passes = 2
const tagLength = 32

const derive = (plain: string, nonce: Buffer) =>
  hash('argon2id', { message: plain.normalize('NFKC'), nonce, memory, passes, parallelism: 1, tagLength })

const plainBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The password in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(16)
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${plainBase64(salt)}$${plainBase64(await derive(plain, salt))}`
}

/** Whether the password is the hashed one; an account without a password costs the same time and is never right. */
export async function verifyPassword(plain: string, stored: string | null | undefined): Promise<boolean> {
  const [, , , , salt, tag] = (stored ?? nobody).split('$')
  const expected = Buffer.from(tag ?? '', 'base64')
  const actual = await derive(plain, Buffer.from(salt ?? '', 'base64'))
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Boolean(stored)
}

const nobody = `$argon2id$v=19$m=${memory},t=${passes},p=1$${plainBase64(Buffer.alloc(16))}$${plainBase64(Buffer.alloc(tagLength))}`
