/** Marking notifications as read; the number on the bell follows. */
import { graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { useMarkReadMutation } from '#web/__generated__/useMarkReadMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useMarkRead(): (ids: readonly string[]) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const [mark] = useAction<useMarkReadMutation>(
    graphql`
      mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
        markNotificationsRead(input: $input) {
          unreadCount
          notifications {
            id
            isRead
          }
        }
      }
    `,
    { alone: true },
  )
  return async (ids) => {
    const outcome = await mark({ input: { ids } })
    if (outcome.ok)
      environment.commitUpdate((store) =>
        store.getRoot().setValue(outcome.data.markNotificationsRead.unreadCount, 'unreadNotificationCount'),
      )
    return outcome.ok
  }
}
