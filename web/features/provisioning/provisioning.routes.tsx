/** The page on which administrators set up the systems that provision accounts. */
import { UsersRound } from 'lucide-react'
import * as texts from '#texts/provisioning/page.js'
import ProvisioningPageQuery from '#web/__generated__/ProvisioningPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const provisioningPages = [
  page({
    path: '/admin/access-control/provisioning',
    under: ['/admin/access-control'],
    title: texts.title(),
    requires: 'PROVISIONING_MANAGE',
    more: UsersRound,
    search: {
      description: texts.search(),
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
]
