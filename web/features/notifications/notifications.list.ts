/** How the address of the list of notifications becomes what is asked. */
import type {
  NotificationCategory,
  NotificationsPageQuery$variables,
} from '#web/__generated__/NotificationsPageQuery.graphql.ts'
import * as texts from '#texts/notifications/notifications.js'
import { pagingOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 25
export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

/** Each category there is: what is missing here would be missing in the settings. */
const categories: Record<Lowercase<NotificationCategory>, string> = {
  projects: texts.projects(),
  ideas: texts.ideas(),
  teams: texts.teams(),
  challenges: texts.challenges(),
  accounts: texts.accounts(),
  security: texts.security(),
  meetings: texts.meetings(),
}

export const categoryWords: Record<string, string> = categories

export const stateWords: Record<string, string> = { unread: texts.unread(), read: texts.read() }

export function notificationsVariables({ search }: { search: URLSearchParams }): NotificationsPageQuery$variables {
  const state = search.get('state')
  const category = search.get('category')
  return {
    ...pagingOf(search, pageSize),
    filter: {
      unread: state === 'unread' ? true : state === 'read' ? false : null,
      category:
        category && Object.hasOwn(categoryWords, category) ? (category.toUpperCase() as NotificationCategory) : null,
    },
  }
}
