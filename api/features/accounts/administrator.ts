/** Makes the administrator of a new installation, whom nobody in it could make. */
import type { Db } from '../../db.ts'
import { changeAccount } from './changeAccount.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { freeUsername } from './username.ts'

const lifetime = 24 * 3_600_000

/** What an address says of its person's name, who can change it: ada.noor@… is Ada Noor. */
function nameIn(email: string): [first: string, last: string, whole: string] {
  const words = email
    .split('@')[0]!
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
  const [first = email, ...rest] = words
  return [first, rest.join(' '), words.join(' ') || email]
}

/**
 * Makes the account of an address an active administrator, and the account itself where there is none. Returns the path of
 * a link by which the person chooses a password: it works once, for a day.
 */
export async function makeAdministrator(db: Db, email: string): Promise<{ path: string; created: boolean }> {
  const token = newToken()
  const effects: (() => void)[] = []
  const created = await db.$transaction(async (tx) => {
    const role = { role: 'ADMIN', status: 'ACTIVE' } as const
    const before = await tx.user.findUnique({ where: { email } })
    const [firstName, lastName, name] = nameIn(email)
    if (before) await changeAccount({ tx, afterCommit: (effect) => effects.push(effect) }, before, role)
    const { id } =
      before ??
      (await tx.user.create({
        data: { email, name, firstName, lastName, ...role, username: await freeUsername(tx, email) },
      }))
    await tx.passwordReset.create({
      data: { tokenHash: hashToken(token), userId: id, expiresAt: new Date(Date.now() + lifetime) },
    })
    const changes = { role: [before?.role ?? null, 'ADMIN'], status: [before?.status ?? null, 'ACTIVE'] }
    await tx.auditEntry.create({ data: { action: 'makeAdministrator', entity: 'User', entityId: id, changes } })
    return !before
  })
  for (const effect of effects) effect()
  return { path: `/auth/reset-password?token=${token}`, created }
}
