/** The pages of accounts. */
import ResetPasswordPageQuery from '#web/__generated__/ResetPasswordPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const accountPages = [
  page({ path: '/auth', title: 'Sign in', requires: 'public', load: () => import('./AuthPage.tsx') }),
  page({
    path: '/auth/forgot-password',
    title: 'Forgot password',
    requires: 'public',
    load: () => import('./ForgotPasswordPage.tsx'),
  }),
  page({
    path: '/auth/reset-password',
    title: 'Choose a new password',
    requires: 'public',
    query: ResetPasswordPageQuery,
    variables: ({ search }) => ({ token: search.get('token') ?? '' }),
    load: () => import('./ResetPasswordPage.tsx'),
  }),
]
