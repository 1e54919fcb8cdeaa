/** A few events as links, with when they are and where they stand. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { EventLinks_events$key } from '#web/__generated__/EventLinks_events.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { entryOf } from './eventWords.ts'

interface Props {
  events: EventLinks_events$key
  label?: string
  /** What is said when there are none. */
  none?: string
}

export function EventLinks({ events, ...words }: Props) {
  const rows = useFragment(
    graphql`
      fragment EventLinks_events on CalendarEvent @relay(plural: true) {
        id
        number
        title
        kind
        state
        startsAt
        endsAt
      }
    `,
    events,
  )
  return (
    <LinkRows {...words}>
      {rows.map((event) => {
        const { id, to, title, startsAt, note } = entryOf(event)
        return <LinkRow key={id} to={to} title={title} note={`${formatTime(startsAt)}, ${note.toLowerCase()}`} />
      })}
    </LinkRows>
  )
}
