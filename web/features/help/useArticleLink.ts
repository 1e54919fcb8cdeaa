import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { articleParameter } from './article.overlay.ts'
import { opening } from '#web/app/useOverlay.ts'

/** Makes the link that opens an article over the page that one is on, whatever its own address says. */
export function useArticleLink(): (slug: string) => string {
  const { pathname, search } = useLocation()
  return useCallback((slug) => pathname + opening(search, articleParameter, slug), [pathname, search])
}
