/** What shows announcements: most pages have none, and need no code for it. */
import { loadable } from '#web/ui/loadable.ts'

export const [ShownAnnouncements, loadShownAnnouncements] = loadable(() => import('./ShownAnnouncements.tsx'))
