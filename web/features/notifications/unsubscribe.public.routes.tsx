/** The page behind the link in a mail, which asks nobody to sign in. */
import * as texts from '#texts/notifications/unsubscribe.js'
import { page } from '#web/relay/page.tsx'

export const unsubscribePages = [
  page({
    path: '/unsubscribe',
    title: texts.unsubscribe(),
    requires: 'public',
    load: () => import('./UnsubscribePage.tsx'),
  }),
]
