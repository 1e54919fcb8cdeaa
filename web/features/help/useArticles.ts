/** All articles with the titles and summaries that readers get: the product's and the university's own. */
import { useMemo } from 'react'
import { useApp } from '#web/app/AppContext.tsx'
import { articles, type Article } from './articles.ts'
import { withOwn } from './ownArticles.ts'
import { rewordedArticles } from './reworded.ts'

export function useArticles(): readonly Article[] {
  const { helpWords, offeredHelpArticles } = useApp()
  return useMemo(
    () => withOwn(rewordedArticles(articles, helpWords), offeredHelpArticles),
    [helpWords, offeredHelpArticles],
  )
}
