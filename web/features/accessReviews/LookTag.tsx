/** A state as a badge. */
import type { LucideIcon } from 'lucide-react'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'

export const LookTag = ({ look: { tone, icon, words } }: { look: { tone: Tone; icon: LucideIcon; words: string } }) => (
  <Tag tone={tone} icon={icon}>
    {words}
  </Tag>
)
