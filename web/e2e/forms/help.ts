/** Where the forms of help articles open. */
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'

async function article(server: Server): Promise<string> {
  const words = { language: 'ENGLISH', title: 'Quiet rooms', summary: 'Where they are.', text: 'On each floor.' }
  const made = await perform<{ article: { slug: string } }>(
    server,
    'admin',
    'createHelpArticle',
    { ...words, category: 'TIPS', type: 'FAQ', roles: ['ADMIN'], pages: [] },
    'article { slug }',
  )
  return `/admin/documentation/articles/${made.article.slug}`
}

export const helpOpeners: Record<string, Opener> = {
  saveHelpDraft: {
    as: 'admin',
    address: '/admin/documentation/articles/keyboard',
    press: ['Edit in Arabic'],
  },
  createHelpArticle: {
    as: 'admin',
    address: '/admin/documentation/articles',
    press: ['Add article'],
    values: { pages: '/projects/list' },
  },
  updateHelpArticle: { as: 'admin', address: article, press: ['Edit details'], values: { pages: '/projects/list' } },
}
