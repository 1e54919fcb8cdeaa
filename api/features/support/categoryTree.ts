/** Categories are a tree: what is offered, and where one may hang. */
import * as errors from '#texts/support/errors.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'

/** A category has at most two above it, so that lists and menus stay readable. */
const mostLevels = 3

/** The categories that researchers can choose: those that are active, as are all above them. */
export const offered = {
  active: true,
  OR: [{ parentId: null }, { parent: { active: true, OR: [{ parentId: null }, { parent: { active: true } }] } }],
} as const satisfies Prisma.SupportCategoryWhereInput

/**
 * Refuses a parent below the category itself, and one that makes the tree too deep. All categories stay locked until the
 * commit, so that two changes at once cannot make a circle.
 */
export async function needPlace(tx: Tx, id: number, parentId: number): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "SupportCategory" ORDER BY "id" FOR UPDATE`
  const all = await tx.supportCategory.findMany({ select: { id: true, parentId: true } })
  const parents = new Map(all.map((one) => [one.id, one.parentId]))
  if (!parents.has(parentId)) throw invalid({ parentId: errors.parentUnknown() })
  const above: number[] = []
  for (let at: number | null = parentId; at !== null; at = parents.get(at) ?? null) above.push(at)
  if (above.includes(id)) throw invalid({ parentId: errors.parentBelow() })
  if (above.length + levelsFrom(id, all) > mostLevels)
    throw invalid({ parentId: errors.parentDeep({ most: mostLevels }) })
}

/** How many levels a category has with all below it. */
function levelsFrom(id: number, all: readonly { id: number; parentId: number | null }[]): number {
  const below = all.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...below.map((one) => levelsFrom(one.id, all)))
}
