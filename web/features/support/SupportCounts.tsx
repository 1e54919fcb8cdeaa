/** What is open in innovation support by category, assignee and age. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/overview.js'
import * as words from '#texts/support/words.js'
import type { SupportCounts_overview$key } from '#web/__generated__/SupportCounts_overview.graphql.ts'
import { OpenCounts } from './OpenCounts.tsx'
import { deskPath } from './supportPaths.ts'

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
      <OpenCounts
        title={texts.byCategory()}
        counts={overview.byCategory.map(({ number, name, ...count }) => ({
          ...count,
          label: name ?? '',
          to: `${list}?category=${number}`,
        }))}
      />
      <OpenCounts
        title={texts.byAssignee()}
        counts={overview.byAssignee.map(({ number, name, ...count }) => ({
          ...count,
          label: name ?? words.nobody(),
          to: number ? `${list}?assignee=${number}` : `${list}?whose=nobody`,
        }))}
      />
      <OpenCounts
        title={texts.byAge()}
        counts={overview.byAge.map(({ from, to, ...count }) => ({
          ...count,
          label: to == null ? texts.daysOrMore({ from }) : texts.days({ from, to }),
        }))}
      />
    </SimpleGrid>
  )
}
