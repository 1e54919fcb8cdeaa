/** The legal texts; the page for signing in links to them. */
import { page } from '#web/relay/page.tsx'

export const legalPages = [
  page({ path: '/legal/terms', title: 'Terms of use', requires: 'public', load: () => import('./TermsPage.tsx') }),
  page({
    path: '/legal/privacy',
    title: 'Privacy notice',
    requires: 'public',
    load: () => import('./PrivacyPage.tsx'),
  }),
]
