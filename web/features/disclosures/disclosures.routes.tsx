/** The pages of invention disclosures: of their inventors, and of the team that decides. */
import { Lightbulb } from 'lucide-react'
import * as texts from '#texts/disclosures/pages.js'
import AgreementPageQuery from '#web/__generated__/AgreementPageQuery$parameters.ts'
import DisclosurePageQuery from '#web/__generated__/DisclosurePageQuery$parameters.ts'
import DisclosuresPageQuery from '#web/__generated__/DisclosuresPageQuery$parameters.ts'
import IpLegalPageQuery from '#web/__generated__/IpLegalPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const disclosure = {
  title: texts.disclosure(),
  query: DisclosurePageQuery,
  variables: ({ params }: { params: Record<string, string | undefined> }) => ({ number: Number(params['id']) || 0 }),
  load: () => import('./DisclosurePage.tsx'),
}

export const disclosurePages = [
  page({
    path: '/researcher/innovation-support/ip-legal',
    title: texts.ipLegal(),
    under: ['/researcher/innovation-support'],
    requires: 'DISCLOSURE_CREATE',
    search: { description: texts.ipLegalSearch(), tags: ['IP', 'patent', 'invention', 'disclosure', 'NDA', 'MTA'] },
    query: IpLegalPageQuery,
    load: () => import('./IpLegalPage.tsx'),
  }),
  page({
    path: '/researcher/innovation-support/ip-legal/request/:kind',
    title: texts.agreement(),
    under: ['/researcher/innovation-support/ip-legal'],
    requires: 'DISCLOSURE_CREATE',
    query: AgreementPageQuery,
    load: () => import('./AgreementPage.tsx'),
  }),
  page({
    path: '/researcher/innovation-support/ip-legal/disclosures/:id',
    under: ['/researcher/innovation-support/ip-legal'],
    requires: 'DISCLOSURE_CREATE',
    ...disclosure,
  }),
  page({
    path: '/kuteam/support/disclosures',
    title: texts.disclosures(),
    requires: 'DISCLOSURE_REVIEW',
    more: Lightbulb,
    search: { description: texts.disclosuresSearch(), tags: ['IP', 'patent', 'invention', 'disclosure', 'review'] },
    query: DisclosuresPageQuery,
    list: () => import('./disclosures.list.ts').then(({ disclosureList }) => disclosureList.variables),
    loading: <ListSkeleton />,
    load: () => import('./DisclosuresPage.tsx'),
  }),
  page({
    path: '/kuteam/support/disclosures/:id',
    under: ['/kuteam/support/disclosures'],
    requires: 'DISCLOSURE_REVIEW',
    ...disclosure,
  }),
]
