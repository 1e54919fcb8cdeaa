/** The state of an account as a badge. */
import { Ban, CircleCheck, CircleOff, Hourglass, type LucideIcon } from 'lucide-react'
import * as texts from '#texts/users/list.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'

const looks: Record<string, readonly [tone: Tone, icon: LucideIcon, words: string]> = {
  ACTIVE: ['success', CircleCheck, texts.active()],
  PENDING_VERIFICATION: ['pending', Hourglass, texts.waiting()],
  SUSPENDED: ['danger', Ban, texts.suspended()],
  DEACTIVATED: ['neutral', CircleOff, texts.deactivated()],
}

interface Props {
  status: string | null | undefined
  /** What an active account is called here. */
  active?: string
}

export function AccountTag({ status, active = texts.active() }: Props) {
  const look = looks[status ?? '']
  return (
    look && (
      <Tag tone={look[0]} icon={look[1]}>
        {status === 'ACTIVE' ? active : look[2]}
      </Tag>
    )
  )
}
