/** The guide for one's role (core.md 2): for everybody but administrators. */
import { Button, CloseButton, Dialog, IconButton, Portal } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '#web/app/AppContext.tsx'
import { PageSpinner } from '#web/ui/feedback/PageSpinner.tsx'
import { audienceOf } from './audienceOf.ts'
import { useArticle } from './useArticle.ts'

const RoleGuide = lazy(() => import('./RoleGuide.tsx'))

export function HelpModal() {
  const [open, setOpen] = useState(false)
  const article = useArticle()
  const { role } = useViewer()
  if (role === 'ADMIN') return null
  return (
    <>
      <IconButton variant="ghost" aria-label="Help" title="Help" onClick={() => setOpen(true)}>
        <CircleHelp size={20} />
      </IconButton>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        size="xl"
        scrollBehavior="inside"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxW="4xl" marginX={{ base: '3', md: 'auto' }}>
              <Dialog.Header>
                <Dialog.Title>Help</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body tabIndex={0}>
                <Suspense fallback={<PageSpinner />}>
                  <RoleGuide audience={audienceOf(role)} onFollow={() => setOpen(false)} />
                </Suspense>
              </Dialog.Body>
              <Dialog.Footer>
                <Button
                  variant="outline"
                  onClick={() => {
                    setOpen(false)
                    article.open('')
                  }}
                >
                  Browse the documentation
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  )
}
