/** The one badge: a colour by meaning, a shape and a word, so that nothing is said by colour alone. */
import { Badge } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'

export const tones = ['green', 'blue', 'yellow', 'orange', 'red', 'purple', 'gray', 'brand'] as const
export type Tone = (typeof tones)[number]

interface Props {
  tone?: Tone
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  children: ReactNode
}

export const Tag = ({ tone = 'gray', icon: Icon, children }: Props) => (
  <Badge colorPalette={tone} variant="subtle" size="sm" borderRadius="full" paddingX="2" whiteSpace="nowrap">
    {Icon && <Icon size={12} aria-hidden />}
    {children}
  </Badge>
)
