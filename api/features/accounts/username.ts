/** The unique short name that an account gets from its address. */
import type { Tx } from '../../db.ts'

/** The part before the @, made free by a number when it is taken. */
export async function freeUsername(tx: Tx, email: string): Promise<string> {
  const stem =
    email
      .split('@')[0]!
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 60) || 'user'
  const taken = new Set(
    (await tx.user.findMany({ where: { username: { startsWith: stem } }, select: { username: true } })).map(
      (user) => user.username,
    ),
  )
  let name = stem
  for (let n = 2; taken.has(name); n++) name = `${stem}${n}`
  return name
}
