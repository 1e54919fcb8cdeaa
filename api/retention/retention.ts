/** For how long something is kept: what goes when its time is over, how many that are, and who may say otherwise. */
import type { Db } from '../db.ts'
import type { RetentionName } from './names.rules.ts'

export interface Retention {
  name: RetentionName
  /** The usual time in days; null: always. */
  days: number | null
  /** Between how many days administrators may choose; null where people were promised the usual time. */
  range: { least: number; most: number } | null
  /** How many there are of which the time is over: those from before the moment. */
  count(db: Db, before: Date): Promise<number>
  /** Removes them, and gives how many. */
  remove(db: Db, before: Date): Promise<number>
}

/** What was made before the moment. */
export const older = (before: Date) => ({ where: { createdAt: { lt: before } } })
