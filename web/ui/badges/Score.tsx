/** How much of its best a score has: its words over a line of that length. It is no state, so no colour judges it. */
import type { CSSProperties, ReactNode } from 'react'

interface Props {
  /** From 0 to 100. */
  percent: number
  title?: string | undefined
  children: ReactNode
}

export const Score = ({ percent, title, children }: Props) => (
  <span
    className="score"
    style={{ '--score': `${Math.min(100, Math.max(0, percent))}%` } as CSSProperties}
    title={title}
  >
    {children}
  </span>
)
