/** What a review of access looks at: the accounts of some roles, and access to single records. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { AccessReviewScope, Role } from '../../__generated__/prisma/enums.ts'
import type { Changes } from '../../audit.ts'
import { universityDay } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { teamRoles } from '../../universityTeam.ts'

type Item = Omit<Prisma.AccessReviewItemCreateManyInput, 'reviewId'>

const rolesOf: Record<Exclude<AccessReviewScope, 'GRANTS'>, readonly Role[]> = {
  ADMINISTRATORS: ['ADMIN'],
  TEAM: teamRoles,
  EXTERNAL: ['INDUSTRY', 'INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT'],
}

/** Everything that people of the scopes have now, as items of a review. */
export async function itemsOf(tx: Tx, scopes: readonly AccessReviewScope[]): Promise<Item[]> {
  const items: Item[] = []
  for (const scope of new Set(scopes))
    items.push(...(scope === 'GRANTS' ? await grantItems(tx) : await accountItems(tx, scope, rolesOf[scope])))
  return items
}

async function accountItems(tx: Tx, scope: AccessReviewScope, roles: readonly Role[]): Promise<Item[]> {
  const accounts = await tx.user.findMany({
    where: { role: { in: [...roles] }, status: 'ACTIVE' },
    select: { id: true, role: true, createdAt: true, lastLogin: true },
    orderBy: { id: 'asc' },
  })
  const given = await rolesGiven(
    tx,
    accounts.map(({ id }) => id),
  )
  return accounts.map(({ id, role, createdAt, lastLogin }) => {
    const last = given.get(id)
    return {
      scope,
      userId: id,
      role,
      since: last?.at ?? createdAt,
      givenById: last?.actorId ?? null,
      lastSignIn: lastLogin,
    }
  })
}

/** The last entry of the audit trail that gave each account its role. */
async function rolesGiven(tx: Tx, ids: readonly number[]) {
  const entries = await tx.auditEntry.findMany({
    where: { entity: 'User', entityId: { in: [...ids] }, changes: { path: ['role', '1'], string_contains: '' } },
    select: { entityId: true, at: true, actorId: true, changes: true },
    orderBy: { id: 'asc' },
  })
  const told = entries.filter(({ changes }) => (changes as unknown as Changes)['role'])
  return new Map(told.map((entry) => [entry.entityId, entry]))
}

async function grantItems(tx: Tx): Promise<Item[]> {
  const standing = { status: 'GRANTED' as const, expiresOn: { gte: universityDay() } }
  const person = { select: { lastLogin: true } } as const
  const named = { select: { title: true, deletedAt: true } } as const
  const grants = await tx.recordGrant.findMany({
    where: standing,
    include: { user: person, project: named, idea: { select: { title: true } }, challenge: named },
    orderBy: { id: 'asc' },
  })
  const rooms = await tx.roomGrant.findMany({
    where: { ...standing, readerId: { not: null } },
    include: { reader: person, dataRoom: { select: { project: named } } },
    orderBy: { id: 'asc' },
  })
  return [
    ...grants
      .filter(({ project, challenge }) => !project?.deletedAt && !challenge?.deletedAt)
      .map(({ id, userId, user, project, idea, challenge, expiresOn, givenAt, givenById }): Item => ({
        scope: 'GRANTS',
        userId,
        recordGrantId: id,
        title: (project ?? idea ?? challenge)!.title,
        expiresOn,
        since: givenAt,
        givenById,
        lastSignIn: user.lastLogin,
      })),
    ...rooms
      .filter(({ dataRoom }) => !dataRoom.project.deletedAt)
      .map(({ id, readerId, reader, dataRoom, expiresOn, answeredAt, answeredById, createdAt }): Item => ({
        scope: 'GRANTS',
        userId: readerId,
        roomGrantId: id,
        title: dataRoom.project.title,
        expiresOn,
        since: answeredAt ?? createdAt,
        givenById: answeredById,
        lastSignIn: reader!.lastLogin,
      })),
  ]
}
