/** The pages of accounts. */
import * as texts from '#texts/accounts/accounts.js'
import * as providers from '#texts/providers/signIn.js'
import ResetPasswordPageQuery from '#web/__generated__/ResetPasswordPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const accountPages = [
  page({ path: '/auth', title: texts.signIn(), requires: 'public', load: () => import('./AuthPage.tsx') }),
  page({
    path: '/auth/provider',
    title: providers.title(),
    requires: 'public',
    load: () => import('../providers/ProviderReturnPage.tsx'),
  }),
  page({
    path: '/auth/forgot-password',
    title: texts.forgotPassword(),
    requires: 'public',
    load: () => import('./ForgotPasswordPage.tsx'),
  }),
  page({
    path: '/auth/reset-password',
    title: texts.chooseAPassword(),
    requires: 'public',
    query: ResetPasswordPageQuery,
    variables: ({ search }) => ({ token: search.get('token') ?? '' }),
    load: () => import('./ResetPasswordPage.tsx'),
  }),
  page({
    path: '/auth/confirm-email',
    title: texts.confirmNewAddress(),
    requires: 'public',
    load: () => import('./ConfirmEmailPage.tsx'),
  }),
]
