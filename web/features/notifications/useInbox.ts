/** Archiving notifications and bringing them back, from the archive or from a snooze. */
import { graphql } from 'react-relay'
import * as texts from '#texts/notifications/inboxActions.js'
import type { useInboxArchiveMutation } from '#web/__generated__/useInboxArchiveMutation.graphql.ts'
import type { useInboxUnarchiveMutation } from '#web/__generated__/useInboxUnarchiveMutation.graphql.ts'
import type { useInboxUnsnoozeMutation } from '#web/__generated__/useInboxUnsnoozeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

type Asked = { input: { ids: readonly string[] } }

const saying = (words: (values: { count: number }) => string) => ({
  success: (_: unknown, { input }: Asked) => ({ title: words({ count: input.ids.length }) }),
})

/** Each calls `onDone` once it is done. */
export function useInbox(onDone?: () => void) {
  const [archive] = useAction<useInboxArchiveMutation>(
    graphql`
      mutation useInboxArchiveMutation($input: ArchiveNotificationsInput!) {
        archiveNotifications(input: $input) {
          unreadCount
        }
      }
    `,
    saying(texts.archived),
  )
  const [unarchive] = useAction<useInboxUnarchiveMutation>(
    graphql`
      mutation useInboxUnarchiveMutation($input: UnarchiveNotificationsInput!) {
        unarchiveNotifications(input: $input) {
          unreadCount
        }
      }
    `,
    saying(texts.unarchived),
  )
  const [unsnooze] = useAction<useInboxUnsnoozeMutation>(
    graphql`
      mutation useInboxUnsnoozeMutation($input: UnsnoozeNotificationsInput!) {
        unsnoozeNotifications(input: $input) {
          unreadCount
        }
      }
    `,
    saying(texts.broughtBack),
  )
  const performing = (perform: (asked: Asked) => Promise<{ ok: boolean }>) => async (ids: readonly string[]) => {
    if ((await perform({ input: { ids } })).ok) onDone?.()
  }
  return { archive: performing(archive), unarchive: performing(unarchive), unsnooze: performing(unsnooze) }
}
