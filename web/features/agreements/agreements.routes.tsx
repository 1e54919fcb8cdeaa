/** The pages on which administrators change the templates of agreements. */
import { FileSignature } from 'lucide-react'
import * as texts from '#texts/agreements/pages.js'
import AgreementTemplatePageQuery from '#web/__generated__/AgreementTemplatePageQuery$parameters.ts'
import AgreementTemplatesPageQuery from '#web/__generated__/AgreementTemplatesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { kindNamed } from './templateKinds.ts'

export const agreementTemplatePages = [
  page({
    path: '/admin/settings/agreements',
    title: texts.templates(),
    requires: 'AGREEMENT_MANAGE',
    more: FileSignature,
    search: { description: texts.templatesSearch(), tags: ['NDA', 'MTA', 'contract', 'clauses', 'template', 'draft'] },
    query: AgreementTemplatesPageQuery,
    load: () => import('./AgreementTemplatesPage.tsx'),
  }),
  page({
    path: '/admin/settings/agreements/:kind',
    under: ['/admin/settings/agreements'],
    title: texts.template(),
    requires: 'AGREEMENT_MANAGE',
    query: AgreementTemplatePageQuery,
    variables: ({ params }) => ({ kind: kindNamed(params['kind'] ?? '') ?? 'NDA' }),
    load: () => import('./AgreementTemplatePage.tsx'),
  }),
]
