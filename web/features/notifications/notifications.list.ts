/** The list of notifications: its filters, and what its address asks for. */
import type {
  NotificationCategory,
  NotificationsPageQuery$variables,
} from '#web/__generated__/NotificationsPageQuery.graphql.ts'
import * as texts from '#texts/notifications/notifications.js'
import * as page from '#texts/notifications/notificationsPage.js'
import { choicesIn, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

/** Each category there is: what is missing here would be missing in the settings. */
const categories: Record<Lowercase<NotificationCategory>, string> = {
  projects: texts.projects(),
  ideas: texts.ideas(),
  teams: texts.teams(),
  challenges: texts.challenges(),
  support: texts.support(),
  investments: texts.investments(),
  accounts: texts.accounts(),
  security: texts.security(),
  meetings: texts.meetings(),
}

export const categoryWords: Record<string, string> = categories

export const notificationList = listOf<NotificationsPageQuery$variables>()({
  pageSize: 25,
  filters: {
    category: select({
      label: page.about(),
      all: page.everything(),
      choices: choicesIn(categories),
      asks: ([category]) => ({
        category: category === undefined ? null : (category.toUpperCase() as NotificationCategory),
      }),
    }),
  },
})

export interface InboxTab {
  name: string
  asks: NonNullable<NotificationsPageQuery$variables['filter']>
  none: string
}

/** The tabs of the inbox, by their names in the address. */
export const inboxTabs: readonly [InboxTab, ...InboxTab[]] = [
  { name: 'all', asks: {}, none: page.youreAllCaughtUp() },
  { name: 'action', asks: { box: 'NEEDS_ACTION' }, none: page.nothingNeedsAction() },
  { name: 'unread', asks: { unread: true }, none: page.nothingUnread() },
  { name: 'snoozed', asks: { box: 'SNOOZED' }, none: page.nothingSnoozed() },
  { name: 'archived', asks: { box: 'ARCHIVED' }, none: page.nothingArchived() },
]

export const inboxTabOf = (search: URLSearchParams): InboxTab =>
  inboxTabs.find(({ name }) => name === search.get('tab')) ?? inboxTabs[0]

export function notificationsVariables({ search }: { search: URLSearchParams }): NotificationsPageQuery$variables {
  const { filter, ...asked } = notificationList.variables({ search })
  return { ...asked, filter: { ...filter, ...inboxTabOf(search).asks } }
}
