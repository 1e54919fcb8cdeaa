/** The page behind the link in a mail, which asks nobody to sign in. */
import { page } from '#web/relay/page.tsx'

export const unsubscribePages = [
  page({
    path: '/unsubscribe',
    title: 'Unsubscribe',
    requires: 'public',
    load: () => import('./UnsubscribePage.tsx'),
  }),
]
