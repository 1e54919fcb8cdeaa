/** How far a grant has come, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { grantStates } from './grantWords.ts'

export function GrantTag({ status }: { status: string }) {
  const { tone, icon, words } = grantStates[status]!
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
