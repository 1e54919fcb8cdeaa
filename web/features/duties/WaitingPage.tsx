/** All that waits for the viewer, and what the viewer waits for: searched, filtered by kind, and page by page. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { ListTodo } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/duties/queue.js'
import * as words from '#texts/duties/waiting.js'
import type { WaitingPageQuery } from '#web/__generated__/WaitingPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SubLinkTabs } from '#web/ui/LinkTabs.tsx'
import { FilterChips } from '#web/ui/list/FilterChips.tsx'
import { FilterButton, SearchBox } from '#web/ui/list/ListToolbar.tsx'
import { Pages } from '#web/ui/list/Pages.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { isOthersTurn, kindInWords, sideAddress, waitingList } from './waiting.list.ts'
import { WaitingGroups } from './WaitingGroups.tsx'

export default function WaitingPage() {
  const { mine, others, dutiesByKind, duties } = usePage<WaitingPageQuery>(graphql`
    query WaitingPageQuery($filter: DutyFilter!, $side: DutyFilter!, $first: Int, $page: Int) @preloadable {
      mine: dutyCount {
        open
      }
      others: dutyCount(filter: { awaited: true }) {
        open
      }
      dutiesByKind(filter: $side) {
        kind
      }
      duties(filter: $filter, first: $first, page: $page) {
        totalCount
        edges {
          node {
            id
          }
        }
        ...WaitingGroups_duties
      }
    }
  `)
  const [address] = useSearchParams()
  const awaited = isOthersTurn(address)
  const kinds = dutiesByKind.map(({ kind }) => ({ value: kind, label: kindInWords(kind) }))
  const list = useList(waitingList, { kind: kinds })
  const { totalCount: total, edges } = duties
  const counting = { state: list.state, total, shown: edges.length, usual: list.pageSize }
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <SubLinkTabs
        label={texts.sides()}
        links={[
          { to: sideAddress(false), label: texts.yours({ count: formatCount(mine.open) }), current: !awaited },
          { to: sideAddress(true), label: texts.others({ count: formatCount(others.open) }), current: awaited },
        ]}
      />
      <Stack gap="4" maxW="4xl">
        <HStack gap="3" flexWrap="wrap">
          <SearchBox list={list} />
          <FilterButton list={list} />
        </HStack>
        <FilterChips list={list} />
        <Text role="status" color="fg.muted">
          {texts.showing({ counted: texts.counted({ count: total }) })}
        </Text>
        {edges.length > 0 ? (
          <WaitingGroups duties={duties} awaited={awaited} />
        ) : (
          <Nothing awaited={awaited} filtered={list.filtered} beyond={total > 0} />
        )}
        <Pages {...counting} />
        <HStack gap="4" wrap="wrap">
          <Button asChild size="sm" variant="outline">
            <Link to="/answer-times">{words.promises()}</Link>
          </Button>
        </HStack>
      </Stack>
    </>
  )
}

interface NothingProps {
  awaited: boolean
  filtered: boolean
  /** Whether the address names a page behind the last one. */
  beyond: boolean
}

function Nothing({ awaited, filtered, beyond }: NothingProps) {
  if (beyond) return <EmptyState kind="found" icon={ListTodo} title={texts.noPage()} />
  if (filtered) return <EmptyState kind="found" icon={ListTodo} title={texts.noMatch()} message={texts.noMatchHint()} />
  return (
    <EmptyState
      kind="nothing"
      icon={ListTodo}
      title={awaited ? texts.noneOthers() : texts.none()}
      message={awaited ? texts.noneOthersYet() : texts.noneYet()}
    />
  )
}
