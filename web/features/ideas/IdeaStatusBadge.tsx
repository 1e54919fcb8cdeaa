/** Where an idea stands. */
import type { IdeaStatus } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { statusLooks } from './ideaWords.ts'

export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  return <LookTag look={statusLooks[status]} />
}
