/** The page on which administrators set the language model. */
import { Sparkles } from 'lucide-react'
import * as texts from '#texts/model/pages.js'
import ModelPageQuery from '#web/__generated__/ModelPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const modelPages = [
  page({
    path: '/admin/settings/model',
    title: texts.model(),
    requires: 'ADMINISTRATION',
    more: Sparkles,
    search: { description: texts.modelSearch(), tags: ['AI', 'language model', 'LLM', 'budget', 'log'] },
    query: ModelPageQuery,
    load: () => import('./ModelPage.tsx'),
  }),
]
