/** What a password must be beyond six characters: off with DEMO, on otherwise (resolutions.md 16; NIST SP 800-63B 5.1.1.2). */
import { config } from '../../config.ts'

const common = new Set(
  (
    '12345678 123456789 1234567890 password password1 password123 qwertyui qwertyuiop qwerty123 iloveyou princess ' +
    'sunshine football baseball welcome1 welcome123 admin123 administrator letmein1 changeme passw0rd p@ssw0rd p@ssword ' +
    'abc12345 abcd1234 1q2w3e4r 1qaz2wsx zaq12wsx 11111111 00000000 88888888 87654321 superman batman123 monkey123 ' +
    'dragon123 master123 michael1 jennifer computer internet trustno1 starwars whatever university research innovation'
  ).split(' '),
)

/** Why the password will not do, or null. */
export function passwordProblem(password: string, email: string, strict = !config.demo): string | null {
  if (!strict) return null
  const plain = password.toLowerCase()
  if (password.length < 8) return 'Password must be at least 8 characters'
  if (common.has(plain)) return 'This password is too common'
  const name = email.split('@')[0]!
  return name.length > 3 && plain.includes(name) ? 'The password must not contain your email name' : null
}
