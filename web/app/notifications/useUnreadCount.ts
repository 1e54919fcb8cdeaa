/** The number on the bell: told by the subscription, read again after a lost connection and every 30 s without a socket. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type { useUnreadCountQuery } from '#web/__generated__/useUnreadCountQuery.graphql.ts'
import type { useUnreadCountSubscription } from '#web/__generated__/useUnreadCountSubscription.graphql.ts'
import { latest } from './latest.ts'
import { readQuietly, useReadAgain } from './useReadAgain.ts'

/** The number alone. */
export const unreadCount = graphql`
  query useUnreadCountQuery {
    unreadNotificationCount
  }
`

/** Asks for it early, so that it mostly is there when the bell is drawn; the bell asks again when it is not. */
export const askUnreadCount = (environment: Environment): void => readQuietly(environment, unreadCount)

const subscription = graphql`
  subscription useUnreadCountSubscription($connections: [ID!]!) {
    notificationAdded {
      unreadCount
      notification @prependNode(connections: $connections, edgeTypeName: "NotificationEdge") {
        id
        ...NotificationList_row
      }
      read {
        id
        isRead
      }
    }
  }
`

export function useUnreadCount(): number {
  const { unreadNotificationCount: count } = useLazyLoadQuery<useUnreadCountQuery>(
    unreadCount,
    {},
    { fetchPolicy: 'store-or-network' },
  )

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
  useReadAgain(unreadCount)

  return count
}
