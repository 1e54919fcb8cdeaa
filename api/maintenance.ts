/** While the platform is maintained, everybody reads and administrators alone change something (docs/decisions/0367). */
import * as texts from '#texts/platform/errors.js'
import type { Context } from './context.ts'
import { unavailable } from './errors.ts'
import { platformSettings } from './platformSettings.ts'

/** In how many seconds callers try again where nobody knows when the maintenance is over. */
const usualWait = 300

/** Refuses what a person or program asks to be changed; what the server itself began before goes on. */
export async function needNoMaintenance({ db, viewer, sessionId, apiKey, access }: Context): Promise<void> {
  if (viewer && sessionId === null && !apiKey) return
  if (viewer && access.allowed('ADMINISTRATION')) return
  const { maintenanceSince, maintenanceUntil } = await platformSettings(db)
  if (!maintenanceSince) return
  const seconds = maintenanceUntil ? Math.ceil((maintenanceUntil.getTime() - Date.now()) / 1_000) : 0
  throw unavailable(seconds > 0 ? seconds : usualWait, texts.maintenance())
}
