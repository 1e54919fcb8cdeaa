/** What administrators decide about the language model. */
import type { Db, Tx } from '../db.ts'

export interface ModelSettings {
  on: boolean
  /** Whether confidential sources may be sent. */
  confidential: boolean
  /** How often a person may use it on a day. */
  dailyBudget: number
}

const defaults: ModelSettings = { on: false, confidential: false, dailyBudget: 50 }

export async function modelSettings(db: Db | Tx): Promise<ModelSettings> {
  const row = await db.platform.findUnique({ where: { id: 1 } })
  if (!row) return defaults
  return { on: row.modelOn, confidential: row.modelConfidential, dailyBudget: row.modelDailyBudget }
}
