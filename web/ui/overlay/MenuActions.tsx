/** The entries of ActionMenu. */
import { Menu } from '@chakra-ui/react'
import type { MenuAction } from '../ActionMenu.tsx'

export default function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  return actions.map(({ label, icon: Icon, danger, onSelect }) => (
    <Menu.Item key={label} value={label} onSelect={onSelect} {...(danger ? { color: 'fg.error' } : {})}>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
    </Menu.Item>
  ))
}
