/** What administrators have decided about the analytics. */
import type { Db, Tx } from '../../db.ts'

export interface AnalyticsSettings {
  /** Whether figures of the whole university are open data. */
  readonly openData: boolean
  readonly fiscalYearMonth: number
}

export const analyticsSettings = async (db: Db | Tx): Promise<AnalyticsSettings> =>
  (await db.platform.findUnique({ where: { id: 1 }, select: { openData: true, fiscalYearMonth: true } })) ?? {
    openData: false,
    fiscalYearMonth: 1,
  }
