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
    state: select({
      label: page.state(),
      all: page.all(),
      choices: choicesIn({ unread: texts.unread(), read: texts.read() }),
      asks: ([state]) => ({ unread: state === undefined ? null : state === 'unread' }),
    }),
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
