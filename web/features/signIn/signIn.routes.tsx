/** The page on which administrators decide how people sign in. */
import { KeyRound } from 'lucide-react'
import * as texts from '#texts/signIn/page.js'
import SignInSettingsPageQuery from '#web/__generated__/SignInSettingsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const signInPages = [
  page({
    path: '/admin/access-control/sign-in',
    under: ['/admin/access-control'],
    title: texts.title(),
    requires: 'ADMINISTRATION',
    more: KeyRound,
    search: {
      description: texts.search(),
      tags: [
        'sign-in',
        'two-factor',
        'passkeys',
        '2FA',
        'MFA',
        'password policy',
        'lockout',
        'SSO',
        'OpenID',
        'SAML',
        'security',
      ],
    },
    query: SignInSettingsPageQuery,
    load: () => import('./SignInSettingsPage.tsx'),
  }),
]
