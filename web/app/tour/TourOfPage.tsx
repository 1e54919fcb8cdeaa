/** The tour, while the address asks for it: `?tour=1` on the start page of the role, once it is drawn. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useViewer } from '../AppContext.tsx'
import { homeOf } from '../homes.ts'
import { tourParameter } from './tourPath.ts'

/** Milliseconds. */
const longest = 5_000

const Tour = lazy(() => import('./Tour.tsx'))

/** Whether the page has what the tour shows; a page that has nothing of it is not waited for. */
function useContent(asked: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!asked) return
    const begun = Date.now()
    const look = setInterval(() => {
      if (!document.querySelector('main [data-tour]') && Date.now() - begun < longest) return
      clearInterval(look)
      setReady(true)
    }, 100)
    return () => {
      clearInterval(look)
      setReady(false)
    }
  }, [asked])
  return ready
}

export function TourOfPage() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const viewer = useViewer()
  const asked = pathname === homeOf(viewer) && search.has(tourParameter)
  const ready = useContent(asked)
  if (!asked || !ready) return null
  const end = () =>
    setSearch(
      (before) => {
        before.delete(tourParameter)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Suspense fallback={null}>
      <Tour onEnd={end} />
    </Suspense>
  )
}
