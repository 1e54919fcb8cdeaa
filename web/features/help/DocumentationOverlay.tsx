/** The help library over the page that one is on (docs/spec/shell.md#help); Escape closes. */
import { lazy, Suspense } from 'react'
import * as texts from '#texts/help/documentationOverlay.js'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { useArticle } from './useArticle.ts'

const Library = lazy(() => import('./Library.tsx'))

export function DocumentationOverlay() {
  const { slug, close } = useArticle()
  return (
    <Modal open={slug !== null} onClose={close} title={texts.documentation()} width={{ base: 'full', md: '6xl' }} tall>
      <Suspense fallback={<PageSpinner />}>
        <Library />
      </Suspense>
    </Modal>
  )
}
