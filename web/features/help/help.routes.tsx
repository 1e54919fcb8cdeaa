/** The pages on which administrators change the words of help articles. */
import { ownNumber } from '#api/features/help/ownSlug.rules.ts'
import * as texts from '#texts/help/pages.js'
import HelpArticlePageQuery from '#web/__generated__/HelpArticlePageQuery$parameters.ts'
import HelpArticlesPageQuery from '#web/__generated__/HelpArticlesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const helpEditingPages = [
  page({
    path: '/admin/documentation/articles',
    under: ['/admin/documentation'],
    title: texts.articles(),
    requires: 'HELP_MANAGE',
    search: { description: texts.articlesSearch(), tags: ['help', 'articles', 'documentation', 'Arabic', 'Markdown'] },
    query: HelpArticlesPageQuery,
    load: () => import('./editing/HelpArticlesPage.tsx'),
  }),
  page({
    path: '/admin/documentation/articles/:slug',
    under: ['/admin/documentation/articles'],
    title: texts.article(),
    requires: 'HELP_MANAGE',
    query: HelpArticlePageQuery,
    variables: ({ params: { slug = '' } }) => ({ slug, number: ownNumber(slug) ?? 0 }),
    load: () => import('./editing/HelpArticlePage.tsx'),
  }),
]
