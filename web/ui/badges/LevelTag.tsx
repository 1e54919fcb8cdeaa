/** A level from 1 to 9, TRL or ARL: a step of one colour, which darkens as the level climbs. */
import type { ComponentType, ReactNode } from 'react'

interface Props {
  level: number
  /** What the level means. */
  title?: string | undefined
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }> | undefined
  children: ReactNode
}

export const LevelTag = ({ level, title, icon: Icon, children }: Props) => (
  <span className="tag" data-level={level} title={title}>
    {Icon && <Icon size={12} aria-hidden />}
    {children}
  </span>
)
