/** A small menu of what can be done. */
import type { ComponentType, ReactElement } from 'react'
import { MenuButton } from './MenuButton.tsx'
import { lazily } from './overlay/lazily.ts'

export interface MenuAction {
  label: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  danger?: boolean
  /** Why it cannot be done now. */
  disabled?: string
  onSelect: () => void
}

const MenuActions = lazily(() => import('./overlay/MenuActions.tsx'))

export const ActionMenu = ({ trigger, actions }: { trigger: ReactElement; actions: readonly MenuAction[] }) => (
  <MenuButton trigger={trigger} first={actions[0]?.label}>
    <MenuActions actions={actions} />
  </MenuButton>
)
