/** Something beside the page that stays open behind it: to read, to edit, or to go elsewhere. */
import { Suspense, type ReactNode } from 'react'
import { PartSpinner } from './feedback/Spinners.tsx'
import { lazily, useOnceOpen } from './overlay/lazily.ts'

export interface DrawerProps {
  open: boolean
  title: string
  /** The title is the kind of what is shown, which has a heading of its own: it is small above it. */
  kind?: boolean
  onClose: () => void
  placement?: 'start' | 'end'
  /** It holds links: what they are called together. */
  navigation?: string
  /** May wait for its data. */
  children: ReactNode
}

const Drawer = lazily(() => import('./overlay/Drawer.tsx'))

export const SideDrawer = ({ children, ...props }: DrawerProps) =>
  useOnceOpen(props.open) && (
    <Suspense fallback={null}>
      <Drawer {...props}>
        <Suspense fallback={<PartSpinner />}>{children}</Suspense>
      </Drawer>
    </Suspense>
  )
