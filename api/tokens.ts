/** Secret tokens: 256 random bits, of which the database keeps the SHA-256 alone. */
import { createHash, randomBytes } from 'node:crypto'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')
