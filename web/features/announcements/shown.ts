/** What shows announcements: most pages have none, and need no code for it. */
import type { App } from '#web/app/app.ts'
import { loadable } from '#web/ui/loadable.ts'
import { standsOn } from './standsOn.ts'

const [ShownAnnouncements, load] = loadable(() => import('./ShownAnnouncements.tsx'))
export { ShownAnnouncements }

/** Before the first page is shown, so that what is announced there comes with it and moves nothing down. */
export async function loadAnnounced({ currentAnnouncements }: App, pathname: string): Promise<void> {
  // What cannot be loaded now is asked for again when it is shown.
  if (currentAnnouncements.some(({ pages }) => standsOn(pathname, pages))) await load().catch(() => {})
}
