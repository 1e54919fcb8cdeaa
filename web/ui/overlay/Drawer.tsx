/** The drawer of SideDrawer and of the menu of narrow screens, loaded when it is first opened. */
import * as texts from '#texts/ui/drawer.js'
import { CloseButton, Drawer as Chakra, Portal } from '@chakra-ui/react'
import type { DrawerProps } from '../SideDrawer.tsx'

import { UnsavedScope, useUnsavedScope } from '../form/unsaved.tsx'
import { staysUnderQuestion } from './underQuestion.ts'

export default function Drawer({ open, title, kind, onClose, placement = 'end', navigation, children }: DrawerProps) {
  const body = navigation
    ? ({ as: 'nav', 'aria-label': navigation } as const)
    : ({ tabIndex: 0, outline: 'none' } as const)
  const [scope, leaving] = useUnsavedScope()
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(details) => !details.open && leaving(onClose)}
      {...(navigation ? {} : { size: { base: 'full', md: 'lg' } })}
      placement={placement}
      onInteractOutside={staysUnderQuestion}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Header {...(kind ? { paddingBottom: '2' } : {})}>
              <Chakra.Title {...(kind ? { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' } : {})}>
                {title}
              </Chakra.Title>
            </Chakra.Header>
            <Chakra.Body {...body}>
              <UnsavedScope value={scope}>{children}</UnsavedScope>
            </Chakra.Body>
            <Chakra.CloseTrigger asChild>
              <CloseButton aria-label={navigation ? texts.closeMenu() : texts.close()} />
            </Chakra.CloseTrigger>
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
