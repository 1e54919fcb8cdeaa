/** Whether an update is answered, waits, or is overdue, as a badge. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/holdings/answer.js'
import type { UpdateTag_update$key } from '#web/__generated__/UpdateTag_update.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'

export function UpdateTag({ update }: { update: UpdateTag_update$key }) {
  const { answeredAt, isOverdue } = useFragment(
    graphql`
      fragment UpdateTag_update on HoldingUpdate {
        answeredAt
        isOverdue
      }
    `,
    update,
  )
  if (answeredAt) return <Tag tone="success">{texts.answered()}</Tag>
  return <Tag tone={isOverdue ? 'danger' : 'pending'}>{isOverdue ? texts.overdue() : texts.waiting()}</Tag>
}
