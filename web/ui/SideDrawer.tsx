/** Something beside the page that stays open behind it: to read, or to edit. */
import { CloseButton, Drawer, Portal, Spinner } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  /** May wait for its data. */
  children: ReactNode
}

export const SideDrawer = ({ open, title, onClose, children }: Props) => (
  <Drawer.Root
    open={open}
    onOpenChange={(details) => !details.open && onClose()}
    size={{ base: 'full', md: 'lg' }}
    placement="end"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>{title}</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body tabIndex={0}>
            <Suspense fallback={<Spinner aria-label="Loading" />}>{children}</Suspense>
          </Drawer.Body>
          <Drawer.CloseTrigger asChild>
            <CloseButton aria-label="Close" />
          </Drawer.CloseTrigger>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)
