/** The help library over the page that one is on (core.md 2); Escape closes. */
import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { PageSpinner } from '#web/ui/feedback/PageSpinner.tsx'
import { useArticle } from './useArticle.ts'

const Library = lazy(() => import('./Library.tsx'))

export function DocumentationOverlay() {
  const { slug, close } = useArticle()
  return (
    <Dialog.Root
      open={slug !== null}
      onOpenChange={(details) => !details.open && close()}
      size="xl"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            height={{ base: '100dvh', md: 'calc(100dvh - 128px)' }}
            maxH="none"
            maxW={{ base: 'full', md: '6xl' }}
            marginY={{ base: '0', md: '16' }}
            borderRadius={{ base: 'none', md: 'lg' }}
          >
            <Dialog.Header>
              <Dialog.Title>Documentation</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingX="0" paddingBottom="0" display="flex" minH="0" overflow="hidden">
              <Suspense fallback={<PageSpinner />}>
                <Library />
              </Suspense>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
