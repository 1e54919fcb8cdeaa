/** A page of what waits, under a heading for each part of the list: late, this week, later. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/duties/queue.js'
import type { WaitingGroups_duties$key } from '#web/__generated__/WaitingGroups_duties.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { LinkRows } from '#web/ui/LinkRows.tsx'
import { WaitingRow } from './WaitingRow.tsx'

interface Props {
  duties: WaitingGroups_duties$key
  awaited: boolean
}

export function WaitingGroups({ duties, awaited }: Props) {
  const data = useFragment(
    graphql`
      fragment WaitingGroups_duties on DutyConnection {
        totalCount
        lateCount
        thisWeekCount
        edges {
          node {
            id
            when
            ...WaitingRow_duty
          }
        }
      }
    `,
    duties,
  )
  const { totalCount, lateCount, thisWeekCount } = data
  const groups = [
    { when: 'LATE', title: texts.late, count: lateCount },
    { when: 'THIS_WEEK', title: texts.thisWeek, count: thisWeekCount },
    { when: 'LATER', title: texts.later, count: totalCount - lateCount - thisWeekCount },
  ] as const
  return (
    <Stack gap="4">
      {groups.map(({ when, title, count }) => {
        const rows = nodesOf(data).filter((duty) => duty.when === when)
        return rows.length === 0 ? null : (
          <Section key={when} title={title({ count: formatCount(count) })}>
            <LinkRows>
              {rows.map((duty) => (
                <WaitingRow key={duty.id} duty={duty} awaited={awaited} />
              ))}
            </LinkRows>
          </Section>
        )
      })}
    </Stack>
  )
}
