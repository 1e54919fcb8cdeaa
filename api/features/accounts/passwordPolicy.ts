/**
 * What a new password must be beyond six characters: off with DEMO, on otherwise (docs/spec/accounts.md#validation; NIST SP 800-63B-4
 * 3.1.1.2). Only the server knows the list of common passwords: it is larger than the web app.
 */
import * as texts from '#texts/accounts/errors.js'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { hashPassword } from './password.ts'
import { leastLength } from './passwordPolicy.rules.ts'
import { signInPolicy } from './signInPolicy.ts'

interface Person {
  email: string
  name: string
}

/** The password's hash; throws INVALID when it is too weak for the person. */
export async function hashNewPassword(db: Db, password: string, person: Person): Promise<string> {
  const problem = config.demo ? null : await problemOf(db, password.normalize('NFKC'), person)
  if (problem) throw invalid({ password: problem })
  return hashPassword(password)
}

async function problemOf(db: Db, password: string, person: Person): Promise<string | null> {
  const plain = password.toLowerCase()
  const { passwordLength: shortest } = await signInPolicy(db)
  if (password.length < shortest) return texts.shortPassword({ shortest })
  if ((await commonPasswords()).has(plain)) return texts.commonPassword()
  const name = person.email.split('@')[0]!
  if (name.length > 3 && plain.includes(name)) return texts.emailInPassword()
  return isGuessable(plain, person) ? texts.guessablePassword() : null
}

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 commonest passwords, in lower case; only those that are long enough are kept. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= leastLength)),
  ))

/** Whether nothing but digits and signs is left without the words that anybody would try first. */
function isGuessable(plain: string, { email, name }: Person): boolean {
  const own = `${name} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const words = [...own, 'ascent', 'password'].filter(({ length }) => length > 2)
  // A long word first: it may contain a short one.
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain)
  return !/\p{L}/u.test(rest)
}
