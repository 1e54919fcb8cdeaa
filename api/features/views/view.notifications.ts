/** The notification about what is new in a saved view. */
import { listed } from '#listed'
import * as texts from '#texts/views/notifications.js'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Data, Kind } from '../../records/notificationKind.ts'
import { isFollowedList, type FollowedList } from './view.rules.ts'

/** Where the views of a list are saved. */
const pages: Readonly<Record<FollowedList, string>> = {
  challenges: '/industry-challenges',
  opportunities: '/opportunities',
  projects: '/projects/list',
  supportRequests: '/commercialization/innovation-support/requests',
}

/** Between the titles of the results; none of them has an end of a line. */
export const betweenTitles = '\n'

/** The titles in one line, with how many there are beside them. */
function titlesInWords({ titles, count }: Data): Data {
  const named = String(titles).split(betweenTitles)
  const unnamed = Number(count) - named.length
  return { count: Number(count), titles: listed([...named, unnamed > 0 && texts.unnamed({ count: unnamed })]) }
}

/** The view as a path; null for a list that cannot be followed any more. */
const pathOf = (list: string, query: string): string | null =>
  isFollowedList(list) ? `${pages[list]}${query && `?${query}`}` : null

export const viewKinds: Record<Extract<NotificationKind, `VIEW_${string}`>, Kind> = {
  VIEW_NEW_RESULTS: {
    type: 'info',
    category: 'accounts',
    title: texts.newResults,
    titled: texts.newResultsTitled,
    message: texts.newResultsMessage,
    derived: titlesInWords,
    link: (_id, _entity, { list, query }) => pathOf(String(list), String(query ?? '')),
    mail: 'INSTANT',
    why: 'SAVED',
  },
}
