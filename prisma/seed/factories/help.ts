/** Help articles of a university's own, for tests. */
import type { HelpArticle, Prisma } from '../../../api/__generated__/prisma/client.ts'
import { ownSlug } from '../../../api/features/help/ownSlug.rules.ts'
import type { Db, Tx } from '../../../api/db.ts'

const usual = {
  language: 'ENGLISH',
  title: 'Booking the clean room',
  summary: 'How to book it.',
  text: '## Begin',
} as const

/** Writes an article that everybody reads in English, unless overridden; without words it has no version at all. */
export async function makeHelpArticle(
  db: Db | Tx,
  overrides: Partial<Prisma.HelpArticleUncheckedCreateInput> = {},
  words: Partial<Prisma.HelpVersionUncheckedCreateInput> | null = {},
): Promise<HelpArticle> {
  const article = await db.helpArticle.create({ data: { category: 'BASICS', type: 'GUIDE', ...overrides } })
  const published = { publishedAt: new Date(), current: true }
  const { id: articleId } = article
  if (words)
    await db.helpVersion.create({
      data: { ...usual, ...published, ...words, basedOn: '', slug: ownSlug(articleId), articleId },
    })
  return article
}
