/** The menu of a row or a card: what can be done with it, behind three dots that say whose menu it is. */
import { IconButton } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { ActionMenu, type MenuAction } from './ActionMenu.tsx'

interface Props {
  label: string
  actions: readonly MenuAction[]
  size?: 'xs' | 'sm'
  disabled?: boolean
}

export const RowMenu = ({ label, actions, size = 'xs', disabled = false }: Props) => (
  <ActionMenu
    trigger={
      <IconButton size={size} variant="ghost" aria-label={label} disabled={disabled}>
        <EllipsisVertical size={16} aria-hidden />
      </IconButton>
    }
    actions={actions}
  />
)
