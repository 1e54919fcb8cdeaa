/** How often a person may use the language model on a day of the university. */
import { isoDay, universityDay } from '../days.ts'
import type { Db } from '../db.ts'

/** Counts one use, and returns whether it was within the budget; of several at the same moment only so many are. */
export async function takeFromBudget(db: Db, userId: number, budget: number): Promise<boolean> {
  const day = isoDay(universityDay())
  const taken = await db.$executeRaw`
    INSERT INTO "ModelUse" ("userId", "day", "count")
    SELECT ${userId}, ${day}::date, 1 WHERE ${budget} > 0
    ON CONFLICT ("userId", "day") DO UPDATE SET "count" = "ModelUse"."count" + 1 WHERE "ModelUse"."count" < ${budget}`
  return taken > 0
}
