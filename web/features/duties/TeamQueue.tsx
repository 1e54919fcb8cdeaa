/** The team's queue as it is filtered, in the order of all duties. */
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/duties/workload.js'
import { listed } from '#listed'
import type { TeamQueue_query$key } from '#web/__generated__/TeamQueue_query.graphql.ts'
import type { TeamQueueMoreQuery } from '#web/__generated__/TeamQueueMoreQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRows } from '#web/ui/LinkRows.tsx'
import { SubLinkTabs } from '#web/ui/LinkTabs.tsx'
import { AssignDuty } from './AssignDuty.tsx'
import { DutyRow } from './DutyRow.tsx'
import { workloadAddress } from './workloadFilter.ts'

interface Props {
  query: TeamQueue_query$key
  /** What it is filtered by, in words. */
  filteredBy: readonly string[]
}

const pageSize = 25

export function TeamQueue({ query, filteredBy }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TeamQueueMoreQuery, TeamQueue_query$key>(
    graphql`
      fragment TeamQueue_query on Query
      @refetchable(queryName: "TeamQueueMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        filter: { type: "DutyFilter" }
      ) {
        duties(first: $count, after: $cursor, filter: $filter) @connection(key: "TeamQueue_duties") {
          totalCount
          edges {
            node {
              id
              ...DutyRow_duty
              ...AssignDuty_duty
            }
          }
        }
      }
    `,
    query,
  )
  const [search] = useSearchParams()
  const queue = useRef<HTMLDivElement>(null)
  const names = listed(filteredBy)
  const shown = useRef(names)
  useEffect(() => {
    // Kinds and people are chosen beside the queue, or below it: what they change comes into sight.
    if (shown.current !== names) queue.current?.focus()
    shown.current = names
  }, [names])
  const overdue = search.get('overdue') === '1'
  const filtered = overdue || filteredBy.length > 0
  return (
    <Box ref={queue} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Section title={texts.queue({ count: data.duties.totalCount })}>
        <SubLinkTabs
          label={texts.show()}
          links={[
            { to: workloadAddress(search, { overdue: null }), label: texts.all(), current: !overdue },
            { to: workloadAddress(search, { overdue: '1' }), label: texts.onlyOverdue(), current: overdue },
          ]}
        />
        {filteredBy.length > 0 && (
          <Flex gap="3" alignItems="center" wrap="wrap">
            <Text color="fg.muted">{texts.filteredBy({ names })}</Text>
            <Button asChild size="xs" variant="outline">
              <Link to="/kuteam/support">{texts.clear()}</Link>
            </Button>
          </Flex>
        )}
        <LinkRows none={filtered ? texts.noMatch() : texts.noKind()}>
          {nodesOf(data.duties).map((duty) => (
            <DutyRow key={duty.id} duty={duty}>
              <AssignDuty duty={duty} />
            </DutyRow>
          ))}
        </LinkRows>
        {hasNext && (
          <Button
            alignSelf="start"
            size="sm"
            variant="outline"
            loading={isLoadingNext}
            onClick={() => loadNext(pageSize)}
          >
            {texts.more()}
          </Button>
        )}
      </Section>
    </Box>
  )
}
