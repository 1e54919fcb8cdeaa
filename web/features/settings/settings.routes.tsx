/** The page of one's own settings. */
import * as texts from '#texts/settings/settings.js'
import SettingsPageQuery from '#web/__generated__/SettingsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const settingsPages = [
  page({
    path: '/settings',
    title: texts.settings(),
    requires: 'signed-in',
    search: {
      description: texts.yourProfilePasswordSessionsTheme(),
      tags: ['profile', 'password', 'account', 'api', 'keys'],
    },
    query: SettingsPageQuery,
    load: () => import('./SettingsPage.tsx'),
  }),
]
