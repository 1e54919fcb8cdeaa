/** The legal texts; the page for signing in links to them. */
import * as texts from '#texts/legal/legal.js'
import { page } from '#web/relay/page.tsx'

export const legalPages = [
  page({
    path: '/legal/terms',
    title: texts.termsOfUse(),
    requires: 'public',
    load: () => import('./TermsPage.tsx'),
  }),
  page({
    path: '/legal/privacy',
    title: texts.privacyNotice(),
    requires: 'public',
    load: () => import('./PrivacyPage.tsx'),
  }),
]
