/** What an article of the help is called; its name in links where the help has none of that name. */
import * as texts from '#texts/support/categories.js'
import { useArticles } from '#web/features/help/useArticles.ts'

export function ArticleName({ slug }: { slug: string }) {
  const article = useArticles().find((one) => one.slug === slug)
  return <>{article?.title ?? (slug || texts.noArticle())}</>
}
