/** Whether an access to one record holds. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { lookOf } from './grantState.ts'

export function GrantTag({ state }: { state: string }) {
  const { tone, icon, words } = lookOf(state)
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
