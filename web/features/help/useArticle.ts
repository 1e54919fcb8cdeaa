/** Which article is open: the address says it, so that a link to an article is a link like any other. */
import { articleParameter } from './article.overlay.ts'
import { useOverlay } from '#web/app/useOverlay.ts'

interface OpenArticle {
  /** The slug, '' while the list is open, null while the library is closed. */
  slug: string | null
  open: (slug: string) => void
  close: () => void
}

export function useArticle(): OpenArticle {
  const { value, show, close } = useOverlay(articleParameter)
  return { slug: value, open: show, close }
}
