/** The side menu of narrow screens, as a drawer. */
import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useApp } from '../AppContext.tsx'
import { MenuLinks } from './MenuLinks.tsx'

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { platformName } = useApp().whiteLabel
  return (
    <Drawer.Root open={open} placement="start" onOpenChange={(details) => !details.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{platformName}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body as="nav" aria-label="Main menu">
              <MenuLinks onFollow={onClose} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label="Close menu" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
