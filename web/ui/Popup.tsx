/** A button that opens a small panel beside it: filters, switches, the latest of something. Its code is loaded when it is needed. */
import type { PopoverContentProps } from '@chakra-ui/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { lazily } from './overlay/lazily.ts'
import { useTrigger } from './overlay/useTrigger.tsx'

export interface PopupProps {
  trigger: ReactElement
  /** What it is called to screen readers. */
  label: string
  placement?: 'bottom-start' | 'bottom-end'
  width: PopoverContentProps['width']
  /** What stands in it; is handed the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const PopupPanel = lazily(() => import('./overlay/PopupPanel.tsx'))

export function Popup({ trigger, ...props }: PopupProps) {
  const { button, panel, opening } = useTrigger('dialog', trigger)
  const { byKey: _, ...rest } = panel
  return (
    <>
      {button}
      {opening > 0 && (
        <Suspense fallback={null}>
          <PopupPanel key={opening} {...props} {...rest} />
        </Suspense>
      )}
    </>
  )
}
