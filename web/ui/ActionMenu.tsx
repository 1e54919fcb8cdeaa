/** A small menu of what can be done. It stays inside the page's landmarks, and fixed, so that no table cuts it off. */
import { Menu } from '@chakra-ui/react'
import type { ComponentType, ReactElement } from 'react'

export interface MenuAction {
  label: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  danger?: boolean
  onSelect: () => void
}

export const ActionMenu = ({ trigger, actions }: { trigger: ReactElement; actions: readonly MenuAction[] }) => (
  <Menu.Root positioning={{ placement: 'bottom-end', strategy: 'fixed' }} lazyMount>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content>
        {actions.map(({ label, icon: Icon, danger, onSelect }) => (
          <Menu.Item key={label} value={label} onSelect={onSelect} {...(danger ? { color: 'fg.error' } : {})}>
            {Icon && <Icon size={16} aria-hidden />}
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)
