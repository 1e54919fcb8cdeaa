/** The page of one's own settings. */
import SettingsPageQuery from '#web/__generated__/SettingsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const settingsPages = [
  page({
    path: '/settings',
    title: 'Settings',
    requires: 'signed-in',
    search: {
      description: 'Your profile, password, sessions, theme, time zone, API keys and data',
      tags: ['profile', 'password', 'account', 'api', 'keys'],
    },
    query: SettingsPageQuery,
    load: () => import('./SettingsPage.tsx'),
  }),
]
