/** The number on the bell: told by the subscription, read again after a lost connection and every 30 s without a socket. */
import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useLazyLoadQuery, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { useUnreadCountMarkAllMutation } from '#web/__generated__/useUnreadCountMarkAllMutation.graphql.ts'
import type { useUnreadCountQuery } from '#web/__generated__/useUnreadCountQuery.graphql.ts'
import type { useUnreadCountSubscription } from '#web/__generated__/useUnreadCountSubscription.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { onReconnected } from '../reconnected.ts'
import { latest } from './latest.ts'

/** core.md 9. */
const pollEvery = 30_000

const query = graphql`
  query useUnreadCountQuery {
    unreadNotificationCount
  }
`

const subscription = graphql`
  subscription useUnreadCountSubscription($connections: [ID!]!) {
    notificationAdded {
      unreadCount
      notification @prependNode(connections: $connections, edgeTypeName: "NotificationEdge") {
        id
        ...NotificationList_row
      }
    }
  }
`

const markAllRead = graphql`
  mutation useUnreadCountMarkAllMutation {
    markAllNotificationsRead {
      unreadCount
      notifications {
        id
        isRead
      }
    }
  }
`

export function useUnreadCount() {
  const environment = useRelayEnvironment()
  const { unreadNotificationCount: count } = useLazyLoadQuery<useUnreadCountQuery>(
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const [mark] = useAction<useUnreadCountMarkAllMutation>(markAllRead)

  useSubscription<useUnreadCountSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { connections: [latest] },
        updater: (store, data) =>
          store.getRoot().setValue(data?.notificationAdded.unreadCount, 'unreadNotificationCount'),
        onError: () => {},
      }),
      [],
    ),
  )
  useEffect(() => {
    const read = () =>
      void fetchQuery(environment, query, {})
        .toPromise()
        .catch(() => {})
    const timer = setInterval(read, pollEvery)
    const stop = onReconnected(read)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [environment])

  const markAll = async () => {
    const outcome = await mark({})
    if (outcome.ok) environment.commitUpdate((store) => store.getRoot().setValue(0, 'unreadNotificationCount'))
  }
  return { count, markAll }
}
