/** The entries of ActionMenu. */
import { VisuallyHidden } from '@chakra-ui/react'
import type { MenuAction } from '../ActionMenu.tsx'
import { MenuEntry } from './MenuEntry.tsx'

export default function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  return actions.map(({ label, icon: Icon, danger, disabled, onSelect }) => (
    <MenuEntry
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
    </MenuEntry>
  ))
}
