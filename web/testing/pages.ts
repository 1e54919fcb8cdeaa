/** Every page that exists. */
import { publicPages } from '#web/routes.tsx'
import { signedInPages } from '#web/signedIn.routes.tsx'

export const pages = [...publicPages, ...signedInPages]
