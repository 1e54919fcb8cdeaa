/** What is open in innovation support by category, assignee and age. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/overview.js'
import * as words from '#texts/support/words.js'
import type { SupportCounts_overview$key } from '#web/__generated__/SupportCounts_overview.graphql.ts'
import { LoadRows } from '#web/features/duties/LoadRows.tsx'
import { deskPath } from './supportPaths.ts'

/** The words of each list. */
const shown = { none: texts.none(), counted: texts.count }

const list = `${deskPath}/requests`

export function SupportCounts({ overview: key }: { overview: SupportCounts_overview$key }) {
  const overview = useFragment(
    graphql`
      fragment SupportCounts_overview on SupportOverview {
        byCategory {
          number
          name
          open
          overdue
        }
        byAssignee {
          number
          name
          open
          overdue
        }
        byAge {
          from
          to
          open
          overdue
        }
      }
    `,
    key,
  )
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap="5" alignItems="start">
      <LoadRows
        {...shown}
        title={texts.byCategory()}
        loads={overview.byCategory.map(({ number, name, ...count }) => ({
          ...count,
          key: String(number),
          label: name ?? '',
          to: `${list}?category=${number}`,
        }))}
      />
      <LoadRows
        {...shown}
        title={texts.byAssignee()}
        loads={overview.byAssignee.map(({ number, name, ...count }) => ({
          ...count,
          key: String(number),
          label: name ?? words.nobody(),
          to: number ? `${list}?assignee=${number}` : `${list}?whose=nobody`,
        }))}
      />
      <LoadRows
        {...shown}
        title={texts.byAge()}
        loads={overview.byAge.map(({ from, to, ...count }) => ({
          ...count,
          key: String(from),
          label: to == null ? texts.daysOrMore({ from }) : texts.days({ from, to }),
        }))}
      />
    </SimpleGrid>
  )
}
