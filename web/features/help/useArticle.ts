/** Which article is open: the address says it, so that a link to an article is a link like any other. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { articleParameter } from '#web/app/overlayParameters.ts'

interface OpenArticle {
  /** The slug, '' while the list is open, null while the library is closed. */
  slug: string | null
  open: (slug: string) => void
  close: () => void
}

export function useArticle(): OpenArticle {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (slug: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (slug === null) next.delete(articleParameter)
          else next.set(articleParameter, slug)
          return next
        },
        { preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    slug: params.get(articleParameter),
    open: useCallback((slug) => change(slug), [change]),
    close: useCallback(() => change(null), [change]),
  }
}
