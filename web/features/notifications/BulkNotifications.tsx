/** What may be done with the selected notifications, by the tab that shows them. */
import { Button } from '@chakra-ui/react'
import { AlarmClock, Archive, ArchiveRestore, Undo2 } from 'lucide-react'
import * as texts from '#texts/notifications/inboxActions.js'
import { useMarkRead } from '#web/app/notifications/useMarkRead.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { useInbox } from './useInbox.ts'
import { useSnooze } from './useSnooze.tsx'

interface Props {
  selected: readonly string[]
  tab: string
  onDone: () => void
}

export function BulkNotifications({ selected, tab, onDone }: Props) {
  const mark = useMarkRead()
  const { archive, unarchive, unsnooze } = useInbox(onDone)
  const { choices, dialog } = useSnooze(selected, onDone)
  const markThese = async () => {
    if (await mark(selected)) onDone()
  }
  if (tab === 'archived')
    return (
      <Button size="sm" onClick={() => void unarchive(selected)}>
        <ArchiveRestore size={16} aria-hidden />
        {texts.unarchive()}
      </Button>
    )
  return (
    <>
      {tab === 'snoozed' ? (
        <Button size="sm" onClick={() => void unsnooze(selected)}>
          <Undo2 size={16} aria-hidden />
          {texts.bringBack()}
        </Button>
      ) : (
        <Button size="sm" onClick={() => void markThese()}>
          {texts.markAsRead()}
        </Button>
      )}
      <ActionMenu
        trigger={
          <Button size="sm" variant="outline">
            <AlarmClock size={16} aria-hidden />
            {texts.snooze()}
          </Button>
        }
        actions={choices}
      />
      <Button size="sm" variant="outline" onClick={() => void archive(selected)}>
        <Archive size={16} aria-hidden />
        {texts.archive()}
      </Button>
      {dialog}
    </>
  )
}
