/** What administrators do with an announcement: change it, end it, or delete it before it begins. */
import { CircleStop, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/announcements/actions.js'
import type { useAnnouncementActions_announcement$key } from '#web/__generated__/useAnnouncementActions_announcement.graphql.ts'
import type { useAnnouncementActionsDeleteMutation } from '#web/__generated__/useAnnouncementActionsDeleteMutation.graphql.ts'
import type { useAnnouncementActionsEndMutation } from '#web/__generated__/useAnnouncementActionsEndMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { EditAnnouncement } from './EditAnnouncement.tsx'

export function useAnnouncementActions(
  key: useAnnouncementActions_announcement$key | null | undefined,
  onGone: () => void,
): { actions: RecordAction[]; dialog: ReactNode } {
  const announcement = useFragment(
    graphql`
      fragment useAnnouncementActions_announcement on Announcement {
        id
        state
        ...EditAnnouncement_announcement
      }
    `,
    key,
  )
  const confirm = useConfirm()
  const [end] = useAction<useAnnouncementActionsEndMutation>(
    graphql`
      mutation useAnnouncementActionsEndMutation($input: EndAnnouncementInput!) {
        endAnnouncement(input: $input) {
          announcement {
            ...useAnnouncementActions_announcement
          }
        }
      }
    `,
    { success: { title: texts.ended() }, failure: texts.failed() },
  )
  const [remove] = useAction<useAnnouncementActionsDeleteMutation>(
    graphql`
      mutation useAnnouncementActionsDeleteMutation($input: DeleteAnnouncementInput!) {
        deleteAnnouncement(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  const [editing, setEditing] = useState(false)
  if (!announcement) return { actions: [], dialog: null }
  const { id, state } = announcement
  const onEnd = () =>
    confirm({
      title: texts.endQuestion(),
      message: texts.endConsequence(),
      confirm: texts.end(),
      danger: true,
      onConfirm: async () => (await end({ input: { id } })).ok,
    })
  const onDelete = () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteConsequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) onGone()
        return ok
      },
    })
  const actions: (RecordAction | false)[] = [
    { next: state !== 'ENDED', label: texts.edit(), icon: Pencil, onSelect: () => setEditing(true) },
    state === 'SHOWN' && { label: texts.end(), icon: CircleStop, danger: true, onSelect: onEnd },
    state === 'SCHEDULED' && { label: texts.delete(), icon: Trash2, danger: true, onSelect: onDelete },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: editing && <EditAnnouncement announcement={announcement} onClose={() => setEditing(false)} />,
  }
}
