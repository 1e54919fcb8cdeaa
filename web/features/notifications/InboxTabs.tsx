/** The tabs of the inbox, with how many wait in those whose number tells something. */
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notifications/notificationsPage.js'
import type { InboxTabs_query$key } from '#web/__generated__/InboxTabs_query.graphql.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { inboxTabs, type InboxTab } from './notifications.list.ts'

interface Props {
  query: InboxTabs_query$key
  tab: InboxTab
  /** Takes the name of a tab as the address has it; '' for the first. */
  onChange: (name: string) => void
  children: ReactNode
}

export function InboxTabs({ query, tab, onChange, children }: Props) {
  const { unreadNotificationCount, needing, snoozed } = useFragment(
    graphql`
      fragment InboxTabs_query on Query {
        unreadNotificationCount
        needing: notifications(filter: { box: NEEDS_ACTION }, first: 0) {
          totalCount(exact: true)
        }
        snoozed: notifications(filter: { box: SNOOZED }, first: 0) {
          totalCount(exact: true)
        }
      }
    `,
    query,
  )
  const names: Record<string, string> = {
    all: texts.allTab(),
    action: texts.needsAction({ count: needing.totalCount }),
    unread: texts.unreadTab({ count: unreadNotificationCount }),
    // Nobody who snoozes nothing has a use for it.
    ...(snoozed.totalCount > 0 || tab.name === 'snoozed'
      ? { snoozed: texts.snoozedTab({ count: snoozed.totalCount }) }
      : {}),
    archived: texts.archivedTab(),
  }
  return (
    <Tabs value={tab.name} onChange={(name) => onChange(name === inboxTabs[0].name ? '' : name)} tabs={names}>
      {children}
    </Tabs>
  )
}
