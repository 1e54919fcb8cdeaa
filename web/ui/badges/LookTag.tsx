/** A state as a badge: its tone, its icon and its word, which each feature's words say of its states. */
import type { LucideIcon } from 'lucide-react'
import { Tag } from './Tag.tsx'
import type { Tone } from './tones.ts'

export interface Look {
  tone: Tone
  icon: LucideIcon
  words: string
}

export const LookTag = ({ look: { tone, icon, words } }: { look: Look }) => (
  <Tag tone={tone} icon={icon}>
    {words}
  </Tag>
)
