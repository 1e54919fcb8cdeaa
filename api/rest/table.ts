/** All documented /api calls that are shims, by feature. */
import { accountShims } from './accounts.rest.ts'
import { notificationShims } from './notifications.rest.ts'
import { projectShims } from './projects.rest.ts'
import type { Shim } from './shim.ts'

export const shims: readonly Shim[] = [...accountShims, ...projectShims, ...notificationShims]
