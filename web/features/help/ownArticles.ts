/** Articles of the university's own, as the library has those of the product. */
import { intlLocale } from '#language'
import { wantedName } from '#api/languages.rules.ts'
import type { App } from '#web/app/app.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { categories, type ArticleHead, type ArticleType, type Category } from './article.ts'

/** What the server calls the categories and types. */
const categoryNamed: Readonly<Record<string, Category>> = Object.fromEntries(
  categories.map((category) => [category.toUpperCase().replace(' ', '_'), category]),
)
export const categoryOf = (name: string): Category => categoryNamed[name] ?? 'Basics'
export const typeOf = (name: string): ArticleType => name.toLowerCase() as ArticleType

/** Whom one is for is decided by the server: who may not read it is not given it. */
type Head = Omit<NonNullable<App['offeredHelpArticles'][number]>, 'roles'>
type Offered = readonly (Head | null | undefined)[]

interface OwnArticle extends ArticleHead {
  slug: string
  /** In which language it is, where that is not the reader's. */
  foreign?: WordsLanguage
}

const foreignOf = (language: string | null | undefined) =>
  language && language !== wantedName() ? { foreign: language as WordsLanguage } : {}

const ownArticle = ({ slug, category, type, title, summary, pages, language }: Head): OwnArticle => ({
  slug,
  category: categoryOf(category),
  type: typeOf(type),
  title: title ?? '',
  summary: summary ?? '',
  tags: [],
  pages: [...pages],
  roles: [],
  ...foreignOf(language),
})

const ownArticles = (offered: Offered): readonly OwnArticle[] =>
  offered.flatMap((one) => (one ? [ownArticle(one)] : []))

/** By category in the documented order, then by title. */
export const inOrder = <A extends Pick<ArticleHead, 'category' | 'title'>>(articles: readonly A[]): readonly A[] =>
  articles.toSorted(
    (a, b) =>
      categories.indexOf(a.category) - categories.indexOf(b.category) || a.title.localeCompare(b.title, intlLocale()),
  )

/** The product's articles and the university's own in one list. */
export const withOwn = <A extends ArticleHead & { slug: string }>(articles: readonly A[], offered: Offered) =>
  inOrder<A | OwnArticle>([...articles, ...ownArticles(offered)])
