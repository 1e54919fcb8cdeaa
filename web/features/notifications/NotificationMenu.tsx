/** What can be done with one notification, and why the viewer got it. */
import { Stack, Text } from '@chakra-ui/react'
import { Archive, ArchiveRestore, Check, CircleHelp, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/notifications/inboxActions.js'
import type { NotificationMenu_notification$key } from '#web/__generated__/NotificationMenu_notification.graphql.ts'
import { useMarkRead } from '#web/app/notifications/useMarkRead.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { useInbox } from './useInbox.ts'
import { useSnooze } from './useSnooze.tsx'

export function NotificationMenu({ notification: key }: { notification: NotificationMenu_notification$key }) {
  const { id, title, kind, why, always, isRead, isArchived, snoozedUntil } = useFragment(
    graphql`
      fragment NotificationMenu_notification on Notification {
        id
        title
        kind
        why
        always
        isRead
        isArchived
        snoozedUntil
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const mark = useMarkRead()
  const { archive, unarchive, unsnooze } = useInbox()
  const { choices, dialog } = useSnooze([id])
  const actions: MenuAction[] = [
    ...(isRead || snoozedUntil ? [] : [{ label: texts.markAsRead(), icon: Check, onSelect: () => void mark([id]) }]),
    ...(snoozedUntil ? [{ label: texts.bringBack(), icon: Undo2, onSelect: () => void unsnooze([id]) }] : []),
    ...(isArchived
      ? [{ label: texts.unarchive(), icon: ArchiveRestore, onSelect: () => void unarchive([id]) }]
      : [...choices, { label: texts.archive(), icon: Archive, onSelect: () => void archive([id]) }]),
    { label: texts.why(), icon: CircleHelp, onSelect: () => setAsking(true) },
  ]
  return (
    <>
      <RowMenu label={texts.actionsFor({ title })} actions={actions} />
      {dialog}
      <Modal open={asking} onClose={() => setAsking(false)} title={texts.why()}>
        <Stack gap="3">
          <Text>{why}</Text>
          {always ? (
            <Text color="fg.muted">{texts.alwaysTold()}</Text>
          ) : (
            <Text>
              <Link to={`/settings?section=notifications&kind=${kind}`}>{texts.kindPreference()}</Link>
            </Text>
          )}
        </Stack>
      </Modal>
    </>
  )
}
