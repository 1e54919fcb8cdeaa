/** The page on which administrators set up the systems that provision accounts. */
import { UsersRound } from 'lucide-react'
import * as texts from '#texts/provisioning/pages.js'
import ProvisionedUsersPageQuery from '#web/__generated__/ProvisionedUsersPageQuery$parameters.ts'
import ProvisioningPageQuery from '#web/__generated__/ProvisioningPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const provisioningPages = [
  page({
    path: '/admin/access-control/provisioning',
    under: ['/admin/access-control'],
    title: texts.systems(),
    requires: 'PROVISIONING_MANAGE',
    more: UsersRound,
    search: {
      description: texts.systemsSearch(),
      tags: [
        'provisioning',
        'SCIM',
        'Entra',
        'Azure',
        'Okta',
        'Keycloak',
        'midPoint',
        'directory',
        'groups',
        'deprovisioning',
      ],
    },
    query: ProvisioningPageQuery,
    load: () => import('./ProvisioningPage.tsx'),
  }),
  page({
    path: '/admin/access-control/provisioning/accounts',
    under: ['/admin/access-control/provisioning'],
    title: texts.accounts(),
    requires: 'PROVISIONING_MANAGE',
    search: { description: texts.accountsSearch(), tags: ['provisioning', 'SCIM', 'accounts', 'identity'] },
    query: ProvisionedUsersPageQuery,
    list: () => import('./provisionedUsers.list.ts').then(({ provisionedUserList }) => provisionedUserList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ProvisionedUsersPage.tsx'),
  }),
]
