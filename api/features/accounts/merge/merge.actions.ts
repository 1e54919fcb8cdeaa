/** Merges a second account of a person into the first one, and undoes that for a day (docs/decisions/0355). */
import * as texts from '#texts/accountMerge/errors.js'
import type { User } from '../../../__generated__/prisma/client.ts'
import { action, type Work } from '../../../action.ts'
import { conflict, invalid } from '../../../errors.ts'
import { post } from '../../../letters/post.ts'
import { lockRow } from '../../../lockRow.ts'
import { giveRole } from '../accountState.ts'
import { changeAccount, keepAnAdmin } from '../changeAccount.ts'
import { mergedLetter, restoredLetter } from './merge.mails.ts'
import { mergeAccountsRules, restoreMergedAccountRules } from './merge.rules.ts'
import { moveAccount, moveBack, type Dropped, type Moved } from './moveAccount.ts'

/** How long a merge can be undone. */
export const undoHours = 24

/** Both accounts, held until the transaction ends; of two merges at once the second finds the first one done. */
async function held({ tx, access }: Work, ids: readonly number[]): Promise<User[]> {
  for (const id of ids.toSorted((a, b) => a - b)) await lockRow(tx, 'User', id)
  return Promise.all(
    ids.map(async (id) => {
      await access.find('USER_READ', id)
      return tx.user.findUniqueOrThrow({ where: { id } })
    }),
  )
}

/** Why these two cannot be merged by the viewer, or null. */
export function mergeObstacle(viewerId: number, kept: User, merged: User): string | null {
  if (kept.id === merged.id) return texts.sameAccount()
  if (kept.id === viewerId || merged.id === viewerId) return texts.ownAccount()
  if (kept.status !== 'ACTIVE') return texts.keptNotActive()
  if (merged.status === 'DEACTIVATED') return texts.closedAlready()
  return null
}

export const mergeAccounts = action({
  name: 'mergeAccounts',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: mergeAccountsRules,
  description: `Moves everything of a second account of a person to the first one, and deactivates the second: its sessions and keys end, both addresses are mailed. It can be undone for ${undoHours} hours. Never one’s own account.`,
  async run(work, { id, duplicateId, role, reason }) {
    const { tx, viewer, audit } = work
    const [kept, merged] = (await held(work, [id, duplicateId])) as [User, User]
    const obstacle = mergeObstacle(viewer.id, kept, merged)
    if (obstacle) throw conflict(obstacle, { duplicateId: obstacle })
    if (kept.role !== merged.role && !role) throw invalid({ role: texts.chooseRole() })
    if (role && role !== kept.role && role !== merged.role) throw invalid({ role: texts.oneOfBoth() })
    if (merged.role === 'ADMIN') await keepAnAdmin(tx, merged.id)
    const { moved, dropped } = await moveAccount(tx, kept.id, merged.id)
    await changeAccount(work, merged, { status: 'DEACTIVATED', mergedIntoId: kept.id })
    if (role) await giveRole(work, kept, role, reason)
    await tx.accountMerge.create({
      data: {
        keptId: kept.id,
        mergedId: merged.id,
        byId: viewer.id,
        moved,
        dropped: dropped as object,
        before: { kept: kept.role, merged: merged.status },
        reason,
      },
    })
    await audit('User', merged.id, { status: [merged.status, 'DEACTIVATED'], mergedInto: [null, kept.name] }, reason)
    await audit('User', kept.id, { merged: [null, merged.name] }, reason)
    for (const one of [kept, merged])
      await post(tx, mergedLetter, one, { kept: kept.email, merged: merged.email, reason })
    return { userId: kept.id }
  },
})

export const restoreMergedAccount = action({
  name: 'restoreMergedAccount',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: restoreMergedAccountRules,
  description: `Undoes a merge within ${undoHours} hours: what was moved and is still the other account’s is given back, and the account opens again. Sessions and keys that ended stay so.`,
  async run(work, { id }) {
    const { tx, audit } = work
    const since = new Date(Date.now() - undoHours * 3_600_000)
    const merge = await tx.accountMerge.findFirst({
      where: { mergedId: id, undoneAt: null, at: { gt: since }, keptId: { not: null } },
      orderBy: { id: 'desc' },
    })
    if (!merge) throw conflict(texts.tooLate())
    const [kept, merged] = (await held(work, [merge.keptId!, id])) as [User, User]
    const { count } = await tx.accountMerge.updateMany({
      where: { id: merge.id, undoneAt: null },
      data: { undoneAt: new Date() },
    })
    if (!count || merged.mergedIntoId !== kept.id) throw conflict(texts.tooLate())
    await moveBack(tx, kept.id, merged.id, merge.moved as Moved, merge.dropped as Dropped)
    const before = merge.before as { kept: User['role']; merged: User['status'] }
    await changeAccount(work, merged, { status: before.merged, mergedIntoId: null })
    if (kept.role !== before.kept) await giveRole(work, kept, before.kept, texts.undone())
    await audit('User', merged.id, { status: ['DEACTIVATED', before.merged], mergedInto: [kept.name, null] })
    await audit('User', kept.id, { merged: [merged.name, null] })
    for (const one of [kept, merged]) await post(tx, restoredLetter, one, { kept: kept.email, merged: merged.email })
    return { userId: merged.id }
  },
})
