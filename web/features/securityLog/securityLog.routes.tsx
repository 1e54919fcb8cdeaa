/** The page of the security log. */
import { ShieldCheck } from 'lucide-react'
import * as texts from '#texts/securityLog/securityLog.js'
import SecurityLogPageQuery from '#web/__generated__/SecurityLogPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const securityLogPages = [
  page({
    path: '/admin/user-management/activity/sign-ins',
    under: ['/admin/user-management', '/admin/user-management/activity'],
    title: texts.securityLog(),
    requires: 'ADMINISTRATION',
    more: ShieldCheck,
    search: {
      description: texts.signInsFailedSignInsRefusedAccess(),
      tags: ['security', 'audit', 'sign-in', 'sessions', 'roles'],
    },
    query: SecurityLogPageQuery,
    list: () => import('./securityLog.list.ts').then(({ securityEventList }) => securityEventList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SecurityLogPage.tsx'),
  }),
]
