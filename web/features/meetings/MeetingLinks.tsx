/** A few meetings as links, with when they are and where they stand. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { listed } from '#listed'
import type { MeetingLinks_meetings$key } from '#web/__generated__/MeetingLinks_meetings.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { entryOf } from './meetingWords.ts'

interface Props {
  meetings: MeetingLinks_meetings$key
  label?: string
  /** What is said when there are none. */
  none?: string
}

export function MeetingLinks({ meetings, ...words }: Props) {
  const rows = useFragment(
    graphql`
      fragment MeetingLinks_meetings on Meeting @relay(plural: true) {
        id
        number
        title
        kind
        state
        startsAt
        endsAt
      }
    `,
    meetings,
  )
  return (
    <LinkRows {...words}>
      {rows.map((meeting) => {
        const { id, to, title, startsAt, note } = entryOf(meeting)
        return <LinkRow key={id} to={to} title={title} note={listed([formatTime(startsAt), note.toLowerCase()])} />
      })}
    </LinkRows>
  )
}
