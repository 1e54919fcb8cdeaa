/** The entries of ActionMenu. */
import { Menu, VisuallyHidden } from '@chakra-ui/react'
import type { MenuAction } from '../ActionMenu.tsx'

export default function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  return actions.map(({ label, icon: Icon, danger, disabled, onSelect }) => (
    <Menu.Item
      key={label}
      value={label}
      // Once the menu is closed: a dialog that opens over it would be taken for a part of it, and closed with it.
      onSelect={() => setTimeout(onSelect)}
      disabled={disabled !== undefined}
      title={disabled}
      {...(danger ? { color: 'fg.error' } : {})}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {label}
      {disabled && <VisuallyHidden>: {disabled}</VisuallyHidden>}
    </Menu.Item>
  ))
}
