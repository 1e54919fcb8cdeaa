/** The entry of a record's menu that pins it to the side menu, or unpins it. */
import { Pin, PinOff } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/pins/actions.js'
import type { usePin_record$key } from '#web/__generated__/usePin_record.graphql.ts'
import type { usePinMutation } from '#web/__generated__/usePinMutation.graphql.ts'
import type { usePinRemoveMutation } from '#web/__generated__/usePinRemoveMutation.graphql.ts'
import { usePins } from '#web/app/menu/usePins.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

const added = { success: { title: texts.pinned() }, failure: texts.failed(), alone: true }
const removed = { success: { title: texts.unpinned() }, failure: texts.failed(), alone: true }

export function usePin(key: usePin_record$key | null | undefined): RecordAction[] {
  const record = useFragment(
    graphql`
      fragment usePin_record on Record {
        id
      }
    `,
    key,
  )
  const [pin] = useAction<usePinMutation>(
    graphql`
      mutation usePinMutation($input: PinRecordInput!) {
        pinRecord(input: $input) {
          viewer {
            id
            ...usePins_viewer
          }
        }
      }
    `,
    added,
  )
  const [unpin] = useAction<usePinRemoveMutation>(
    graphql`
      mutation usePinRemoveMutation($input: UnpinRecordInput!) {
        unpinRecord(input: $input) {
          viewer {
            id
            ...usePins_viewer
          }
        }
      }
    `,
    removed,
  )
  const pins = usePins()
  if (!record) return []
  const { id } = record
  return [
    pins.some(({ recordId }) => recordId === id)
      ? { label: texts.unpin(), icon: PinOff, onSelect: () => void unpin({ input: { id } }) }
      : { label: texts.pin(), icon: Pin, onSelect: () => void pin({ input: { id } }) },
  ]
}
