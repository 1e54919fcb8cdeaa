/** People who are named on a record of research: with an account, or by their names alone. */
import type { Tx } from '../db.ts'
import { personAble } from '../personAble.ts'
import type { Permission } from '../policy.ts'

interface Given {
  userId?: number | null | undefined
  name?: string | undefined
  affiliation?: string | undefined
}

export interface NamedPerson {
  position: number
  userId: number | null
  name: string
  affiliation: string
}

interface Naming {
  /** The permission that people with an account must have. */
  permission: Permission
  /** The field of the input, and what is said of somebody who may not be named. */
  field: string
  refusal: () => string
  before?: readonly { userId: number | null; name: string }[]
}

/** People with an account are named as the platform knows them; who was named before stays, whatever became of the account. */
export async function namedPeople(
  tx: Tx,
  given: readonly Given[],
  { permission, field, refusal, before = [] }: Naming,
): Promise<NamedPerson[]> {
  const rows: NamedPerson[] = []
  for (const [position, { userId = null, name = '', affiliation = '' }] of given.entries()) {
    const known = userId === null ? undefined : before.find((one) => one.userId === userId)
    if (userId === null) rows.push({ position, userId, name, affiliation })
    else if (known) rows.push({ position, userId, name: known.name, affiliation })
    else {
      await personAble(tx, permission, userId, { [`${field}[${position}].userId`]: refusal() })
      const person = await tx.user.findUniqueOrThrow({
        where: { id: userId },
        select: { name: true, department: true },
      })
      rows.push({ position, userId, name: person.name, affiliation: affiliation || (person.department ?? '') })
    }
  }
  return rows
}
