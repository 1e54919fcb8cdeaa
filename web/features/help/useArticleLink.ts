import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { articleParameter } from '#web/app/overlayParameters.ts'

/** Makes the link that opens an article over the page that one is on, whatever its own address says. */
export function useArticleLink(): (slug: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    (slug) => {
      const params = new URLSearchParams(search)
      params.set(articleParameter, slug)
      return `${pathname}?${params}`
    },
    [pathname, search],
  )
}
