/** What a researcher does with a resolved support request: rate the answer, or reopen it. */
import { RotateCcw, Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/actions.js'
import type { useRequesterActions_request$key } from '#web/__generated__/useRequesterActions_request.graphql.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RateRequest } from './RateRequest.tsx'
import { ReopenRequest } from './ReopenRequest.tsx'

export function useRequesterActions(key: useRequesterActions_request$key): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const { id, resolvedAt, rating, ratingComment, canUpdate, canReopen } = useFragment(
    graphql`
      fragment useRequesterActions_request on SupportRequest {
        id
        resolvedAt
        rating
        ratingComment
        canUpdate
        canReopen
      }
    `,
    key,
  )
  const [dialog, setDialog] = useState<'rate' | 'reopen' | null>(null)
  const onClose = () => setDialog(null)
  if (!canUpdate || !resolvedAt) return { actions: [], dialog: null }
  return {
    actions: [
      { next: rating === null, label: texts.rate(), icon: Star, onSelect: () => setDialog('rate') },
      ...(canReopen
        ? [{ next: true, label: texts.reopen(), icon: RotateCcw, onSelect: () => setDialog('reopen') }]
        : []),
    ],
    dialog: (
      <>
        {dialog === 'rate' && <RateRequest id={id} rating={rating} comment={ratingComment} onClose={onClose} />}
        {dialog === 'reopen' && <ReopenRequest id={id} onClose={onClose} />}
      </>
    ),
  }
}
