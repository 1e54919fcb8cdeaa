/** A button with a menu; the menu's code is loaded when it is needed. For a list of actions there is ActionMenu. */
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { lazily } from './overlay/lazily.ts'
import { useTrigger } from './overlay/useTrigger.tsx'

const MenuPanel = lazily(() => import('./overlay/MenuPanel.tsx'))

interface Props {
  trigger: ReactElement
  /** The value of the first entry. */
  first?: string | undefined
  width?: string
  /** The entries, as code that is loaded as late as the menu. */
  children: ReactNode
}

export function MenuButton({ trigger, first, width, children }: Props) {
  const { button, panel, opening } = useTrigger('menu', trigger)
  return (
    <>
      {button}
      {opening > 0 && (
        <Suspense fallback={null}>
          <MenuPanel key={opening} {...panel} first={first} width={width}>
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  )
}
