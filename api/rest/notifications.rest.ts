/** The documented calls about notifications (docs/spec/rest.md#calls). */
import { unsubscribe } from '../features/notifications/preference.actions.ts'
import type { ByteCall } from './byteCall.ts'
import { globalId, lower, paging, rowsOf, totalOf, type Connection, type Shim } from './shim.ts'

interface RestNotification {
  number: number
  type: string
}

const usualLimit = 50
const fields = 'number title message type category isRead actionUrl createdAt'
const row = ({ number, type, ...rest }: RestNotification) => ({ id: number, ...rest, type: lower(type) })

export const notificationShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/notifications',
    summary: 'Your notifications, latest first',
    query: ['page', 'limit'],
    document: `query ($first: Int, $page: Int) {
      notifications(first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => paging(query, usualLimit),
    usualLimit,
    total: totalOf('notifications'),
    give: (data) => rowsOf(data['notifications']! as Connection<RestNotification>, row),
  },
  {
    method: 'GET',
    path: '/api/notifications/unread-count',
    summary: 'How many are unread',
    document: 'query { unreadNotificationCount }',
    give: (data) => ({ count: data['unreadNotificationCount'] }),
  },
  {
    method: 'PATCH',
    path: '/api/notifications/:id(\\d{1,9})/read',
    summary: 'Marks one as read',
    document: `mutation ($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) { notifications { ${fields} } }
    }`,
    variables: ({ params }) => ({ input: { ids: [globalId('Notification', params['id'])] } }),
    give: (data) => {
      const [read] = (data['markNotificationsRead']! as { notifications: RestNotification[] }).notifications
      return read ? row(read) : null
    },
  },
  {
    method: 'PATCH',
    path: '/api/notifications/read-all',
    summary: 'Marks all as read',
    document: 'mutation { markAllNotificationsRead { unreadCount } }',
    give: () => undefined,
  },
  {
    // RFC 8058: the button of mail programs. The body says List-Unsubscribe=One-Click; the token says the rest.
    method: 'POST',
    path: '/api/unsubscribe/:token([\\w.\\-]+)',
    summary: 'Ends the mails that a mailed link belongs to',
    open: true,
    action: unsubscribe,
    decided: ['token'],
    document: 'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { message } }',
    variables: ({ params }) => ({ input: { token: params['token'] } }),
    give: (data) => data['unsubscribe'],
  },
]

export const notificationCalls: ByteCall[] = [
  {
    // Opened instead of pressed (RFC 8058, and scanners that follow links): a page with a button, and nothing ends yet.
    method: 'GET',
    path: '/api/unsubscribe/:token([\\w.\\-]+)',
    summary: 'Leads to the page that asks before the mails end',
    open: true,
    gives: { status: 200, content: { 'text/html': { schema: { type: 'string' } } } },
    answer(_, { res, params }) {
      const location = `/unsubscribe?${new URLSearchParams({ token: params['token']! })}`
      res.writeHead(303, { location, 'cache-control': 'no-store' }).end()
      return Promise.resolve()
    },
  },
]
