/** Marking all notifications as read. */
import { graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { useMarkAllReadMutation } from '#web/__generated__/useMarkAllReadMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useMarkAllRead(): [() => Promise<void>] {
  const environment = useRelayEnvironment()
  const [mark] = useAction<useMarkAllReadMutation>(
    graphql`
      mutation useMarkAllReadMutation {
        markAllNotificationsRead {
          notifications {
            id
            isRead
          }
        }
      }
    `,
    { alone: true },
  )
  const markAll = async () => {
    const outcome = await mark({})
    if (outcome.ok) environment.commitUpdate((store) => store.getRoot().setValue(0, 'unreadNotificationCount'))
  }
  return [markAll]
}
