/** The page to which ORCID sends people back. */
import * as texts from '#texts/orcid/back.js'
import { page } from '#web/relay/page.tsx'

export const orcidPages = [
  page({
    path: '/settings/orcid',
    under: ['/settings'],
    title: texts.title(),
    requires: 'signed-in',
    load: () => import('./OrcidReturnPage.tsx'),
  }),
]
