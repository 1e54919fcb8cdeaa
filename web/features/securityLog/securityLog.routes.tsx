/** The page of the security log. */
import { ShieldCheck } from 'lucide-react'
import SecurityLogPageQuery from '#web/__generated__/SecurityLogPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const securityLogPages = [
  page({
    path: '/admin/user-management/activity',
    title: 'Security Log',
    requires: 'ADMINISTRATION',
    more: ShieldCheck,
    search: {
      description: 'Sign-ins, failed sign-ins, refused access, limits and changes of accounts',
      tags: ['security', 'audit', 'sign-in', 'sessions', 'roles'],
    },
    query: SecurityLogPageQuery,
    list: () => import('./securityLog.list.ts').then(({ securityLogVariables }) => securityLogVariables),
    loading: <ListSkeleton />,
    load: () => import('./SecurityLogPage.tsx'),
  }),
]
