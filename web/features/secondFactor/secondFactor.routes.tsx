/** The page on which a second factor is set up that the role must have. */
import * as texts from '#texts/secondFactor/setUp.js'
import SetUpPageQuery from '#web/__generated__/SetUpPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { setUpPath } from '#web/app/setUpPath.ts'

export const secondFactorPages = [
  page({
    path: setUpPath,
    title: texts.title(),
    requires: 'SIGN_IN_OWN',
    query: SetUpPageQuery,
    load: () => import('./SetUpPage.tsx'),
  }),
]
