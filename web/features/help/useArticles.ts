/** All articles with the titles and summaries that readers get. */
import { useMemo } from 'react'
import { useApp } from '#web/app/AppContext.tsx'
import { articles, type Article } from './articles.ts'
import { rewordedArticles } from './reworded.ts'

export function useArticles(): readonly Article[] {
  const { helpWords } = useApp()
  return useMemo(() => rewordedArticles(articles, helpWords), [helpWords])
}
