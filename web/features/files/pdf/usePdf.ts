/** A PDF on its way to the screen: loaded, shown in an element, and let go with it. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, tooLarge, type Failure } from './failure.ts'
import { mountViewer, type Controls, type View } from './mountViewer.ts'

const begin: View = { page: 1, scale: 1, fitted: true, hits: undefined }

/** `container` goes to the element that holds the pages; `controls` are there once the document is. */
export function usePdf(from: string | Uint8Array, size: number) {
  const container = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const [controls, setControls] = useState<Controls | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [view, setView] = useState(begin)

  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined
    let mounted: Controls | undefined
    let ended = false
    const open = async () => {
      const large = tooLarge(size)
      if (large) return setFailure(large)
      const library = await import('./pdfjs.ts')
      if (ended) return
      task = library.load(from)
      const loaded = await task.promise
      if (ended || !container.current) return
      mounted = mountViewer(library, container.current, loaded, (part) => setView((now) => ({ ...now, ...part })))
      setDocument(loaded)
      setControls(mounted)
    }
    open().catch((error: unknown) => ended || setFailure(failureOf(error)))
    return () => {
      ended = true
      mounted?.dispose()
      void task?.destroy()
    }
  }, [from, size, attempt])

  const retry = useCallback(() => {
    setFailure(null)
    setAttempt((before) => before + 1)
  }, [])
  return { container, document, controls, failure, view, retry }
}
