/** What the team does with a disclosure before it decides: record signatures on paper, take it up, review it again. */
import { FilePenLine, Play, RotateCcw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/disclosures/actions.js'
import type { useReviewActions_disclosure$key } from '#web/__generated__/useReviewActions_disclosure.graphql.ts'
import type { useReviewActionsTakeMutation } from '#web/__generated__/useReviewActionsTakeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordSignature } from './RecordSignature.tsx'

export function useReviewActions(key: useReviewActions_disclosure$key): { actions: RecordAction[]; dialog: ReactNode } {
  const disclosure = useFragment(
    graphql`
      fragment useReviewActions_disclosure on InventionDisclosure {
        id
        status
        decision
        canWork
        ...RecordSignature_disclosure
      }
    `,
    key,
  )
  const { id, status, decision, canWork } = disclosure
  const [recording, setRecording] = useState(false)
  const [take, taking] = useAction<useReviewActionsTakeMutation>(
    graphql`
      mutation useReviewActionsTakeMutation($input: StartDisclosureReviewInput!) {
        startDisclosureReview(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.taken() }, failure: texts.failed() },
  )
  if (!canWork) return { actions: [], dialog: null }
  const review = { next: true, loading: taking, onSelect: () => void take({ input: { id } }) }
  const actions: (RecordAction | false)[] = [
    status === 'SIGNING' && {
      next: true,
      label: texts.record(),
      icon: FilePenLine,
      onSelect: () => setRecording(true),
    },
    status === 'SUBMITTED' && { ...review, label: texts.take(), icon: Play },
    decision === 'HOLD' && { ...review, label: texts.reviewAgain(), icon: RotateCcw },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: recording && <RecordSignature disclosure={disclosure} onClose={() => setRecording(false)} />,
  }
}
