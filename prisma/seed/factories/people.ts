/** People with believable defaults, for the demo university and tests. */
import type { Prisma, User } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

let made = 0

/** A row of a person; without overrides an active researcher who cannot sign in. */
export function userRow(overrides: Partial<Prisma.UserCreateManyInput> = {}): Prisma.UserCreateManyInput {
  const username = overrides.username ?? `person${++made}`
  const name = overrides.name ?? `Person ${made}`
  const [firstName = '', ...rest] = name.replace(/^(Dr|Prof)\. /, '').split(' ')
  return {
    username,
    email: `${username}@test.example`,
    name,
    firstName,
    lastName: rest.join(' '),
    role: 'RESEARCHER',
    ...overrides,
  }
}

/** Writes a person. */
export const makeUser = (db: Db | Tx, overrides: Partial<Prisma.UserCreateManyInput> = {}): Promise<User> =>
  db.user.create({ data: userRow(overrides) as Prisma.UserUncheckedCreateInput })
