/** The one badge: a colour by meaning, a shape and a word, so that nothing is said by colour alone. */
import type { ComponentType, ReactNode } from 'react'
import type { Tone } from './tones.ts'

interface Props {
  tone?: Tone
  /** What it means at more length. */
  title?: string | undefined
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** It says more than a word or two, and may take a second line where there is no room. */
  long?: boolean
  children: ReactNode
}

export const Tag = ({ tone = 'neutral', title, icon: Icon, long, children }: Props) => (
  <span className="tag" data-tone={tone} data-long={long} title={title}>
    {Icon && <Icon size={12} aria-hidden />}
    {children}
  </span>
)
