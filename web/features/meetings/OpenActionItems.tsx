/** What is still open of what was agreed in some meetings, with who does it; each leads to its meeting. */
import { Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { isOff } from '#api/features/calendar/meetingPhases.rules.ts'
import { dotted } from '#listed'
import * as texts from '#texts/meetings/meetingsSection.js'
import * as taskTexts from '#texts/ui/tasks.js'
import type { OpenActionItems_meetings$key } from '#web/__generated__/OpenActionItems_meetings.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

export function OpenActionItems({ meetings: key }: { meetings: OpenActionItems_meetings$key }) {
  const meetings = useFragment(
    graphql`
      fragment OpenActionItems_meetings on Meeting @relay(plural: true) {
        number
        title
        state
        openTasks: tasks(open: true) {
          number
          text
          dueOn
          overdue
          assigneeName
        }
      }
    `,
    key,
  )
  const heading = useId()
  // Nobody waits for what was agreed in a meeting that is off.
  const items = meetings
    .filter(({ state }) => !isOff(state))
    .flatMap(({ number, title, openTasks }) =>
      (openTasks ?? []).map((task) => ({ ...task, to: `/meetings/${number}`, title })),
    )
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (!items.length) return null
  return (
    <Stack gap="2" role="group" aria-labelledby={heading}>
      <Text id={heading} fontSize="xs" color="fg.muted">
        {texts.openActionItems()}
      </Text>
      <LinkRows>
        {items.map(({ number, text, to, title, dueOn, overdue, assigneeName }) => (
          <LinkRow
            key={number}
            to={to}
            title={text}
            note={dotted([
              assigneeName ?? taskTexts.notAssigned(),
              taskTexts.dueOn({ date: formatDate(dueOn) }),
              title,
            ])}
          >
            {overdue && <Tag tone="danger">{taskTexts.overdue()}</Tag>}
          </LinkRow>
        ))}
      </LinkRows>
    </Stack>
  )
}
