/** Whether somebody has a feature of the product. */
import { createHash } from 'node:crypto'
import type { FeatureFlag } from '../__generated__/prisma/client.ts'
import type { Db, Tx } from '../db.ts'
import type { Viewer } from '../viewer.ts'
import { featureNames, featureOf, type FeatureName } from './features.rules.ts'

type Who = Pick<Viewer, 'id' | 'role'> | null

/**
 * The place of a person among a hundred, the same each time and another one for each feature. The database counts by the same
 * formula (affected.ts).
 */
export const placeOf = (name: string, userId: number): number =>
  Number.parseInt(createHash('md5').update(`${name}:${userId}`).digest('hex').slice(0, 7), 16) % 100

type Kept = Pick<FeatureFlag, 'on' | 'roles' | 'percent'> & { people: { userId: number }[] }

function holds(name: FeatureName, flag: Kept | undefined, who: Who): boolean {
  if (!flag) return true
  if (!flag.on) return false
  if (featureOf(name).forVisitors) return true
  if (!who) return false
  if (flag.people.some(({ userId }) => userId === who.id)) return true
  return (!flag.roles.length || flag.roles.includes(who.role)) && placeOf(name, who.id) < flag.percent
}

/** The features that somebody has; what was never switched is on. */
export async function featuresOf(db: Db | Tx, who: Who): Promise<FeatureName[]> {
  const flags = await db.featureFlag.findMany({
    select: { name: true, on: true, roles: true, percent: true, people: { where: { userId: who?.id ?? 0 } } },
  })
  const known = new Map(flags.map((flag) => [flag.name, flag]))
  return featureNames.filter((name) => holds(name, known.get(name), who))
}

export const featureIsOn = async (db: Db | Tx, who: Who, name: FeatureName): Promise<boolean> =>
  (await featuresOf(db, who)).includes(name)
