/** The page of access control. */
import { KeyRound } from 'lucide-react'
import * as texts from '#texts/accessControl/pages.js'
import AccessControlPageQuery from '#web/__generated__/AccessControlPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const accessControlPages = [
  page({
    path: '/admin/access-control',
    title: texts.title(),
    requires: 'USER_MANAGE',
    menu: { icon: KeyRound, order: 21 },
    search: { description: texts.search(), tags: ['access', 'policy', 'permissions', 'who can see'] },
    query: AccessControlPageQuery,
    load: () => import('./AccessControlPage.tsx'),
  }),
]
