/** A button of the PDF viewer with an icon alone; its name is also its tooltip. */
import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface Props extends Omit<IconButtonProps, 'children'> {
  label: string
  icon: LucideIcon
  /** Whether what it switches is on; nothing for a button that does something once. */
  pressed?: boolean
}

export const ToolButton = ({ label, icon: Icon, pressed, ...rest }: Props) => (
  <IconButton
    size="sm"
    variant={pressed ? 'subtle' : 'ghost'}
    aria-pressed={pressed}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Icon size={18} aria-hidden />
  </IconButton>
)
