/** Where an idea stands. */
import type { IdeaStatus } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { statusLooks } from './ideaWords.ts'

export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  const { words, tone, icon } = statusLooks[status]
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
