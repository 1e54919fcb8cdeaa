/**
 * An entry of a menu that does something. It does so by its click, not by the menu's own `onSelect`, which does what the entry that is lit
 * up says: a click that no pointer went before, as of speech control, lights up nothing, and would close the menu and do nothing.
 */
import { Menu } from '@chakra-ui/react'

interface Props extends Omit<Menu.ItemProps, 'onClick' | 'onSelect'> {
  onSelect: () => void
}

export const MenuEntry = ({ onSelect, ...props }: Props) => (
  <Menu.Item {...props} onClick={props.disabled ? undefined : () => onSelect()} />
)
