/** How many people have a feature: counted by the database, by the formula of featureIsOn.ts. */
import { Prisma } from '../__generated__/prisma/client.ts'
import type { FeatureFlag } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'

/** People who can sign in; `flag` is null where everybody has it. */
export async function affected(db: Db, name: string, flag: FeatureFlag | null): Promise<number> {
  const active = { status: 'ACTIVE' } as const
  if (!flag) return db.user.count({ where: active })
  if (!flag.on) return 0
  const { id, roles, percent } = flag
  const role = roles.length ? Prisma.sql`"role"::text = ANY(${roles})` : Prisma.sql`TRUE`
  const [row] = await db.$queryRaw<[{ count: bigint }]>`
    SELECT count(*) FROM "User"
    WHERE "status" = 'ACTIVE' AND (
      "id" IN (SELECT "userId" FROM "FeatureFlagPerson" WHERE "flagId" = ${id})
      OR ${role} AND ('x' || substr(md5(${name} || ':' || "id"), 1, 7))::bit(28)::int % 100 < ${percent}
    )`
  return Number(row.count)
}
