/** How companies ask and answer, for the university: who has proposals waiting, who is late, what came of it (pages.md 4.5). */
import { Link as TextLink, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { PartnerPipelinePageQuery } from '#web/__generated__/PartnerPipelinePageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { challengesOf, inTimeWords, usualSort } from './partnerWords.ts'

type Partner = PartnerPipelinePageQuery['response']['partners'][number]

export default function PartnerPipelinePage() {
  const { partners } = usePage<PartnerPipelinePageQuery>(graphql`
    query PartnerPipelinePageQuery @preloadable {
      partners {
        name
        challengeCount
        openCount
        proposalCount
        waitingCount
        overdueCount
        acceptedCount
        promisedCount
        inTimeCount
        collaborationCount
        latest
      }
    }
  `)
  const state = useListState(usualSort)
  const sum = (of: (partner: Partner) => number | null | undefined) =>
    partners.reduce((total, partner) => total + (of(partner) ?? 0), 0)
  const words = state.search.toLowerCase()
  // Who is late stands first, then who has something to answer.
  const rows = partners
    .filter(({ name }) => name.toLowerCase().includes(words))
    .toSorted(
      (one, other) =>
        (other.overdueCount ?? 0) - (one.overdueCount ?? 0) || (other.waitingCount ?? 0) - (one.waitingCount ?? 0),
    )
  return (
    <>
      <PageHeader title="Partner Companies" description="What companies ask, how they answer, and what came of it." />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <StatTile label="Companies" count={partners.length} to="/industry/partners" />
          <StatTile
            label="Open challenges"
            count={sum(({ openCount }) => openCount)}
            to="/industry/challenges?status=open"
          />
          <StatTile label="Proposals to answer" count={sum(({ waitingCount }) => waitingCount)} />
          <StatTile
            label="Challenges with overdue answers"
            count={sum(({ overdueCount }) => overdueCount)}
            to="/industry/challenges?tab=overdue"
          />
        </SimpleGrid>
        <List<Partner>
          noun="partner"
          state={state}
          rows={rows}
          total={rows.length}
          pageSize={Math.max(rows.length, 1)}
          idOf={({ name }) => name}
          nameOf={({ name }) => name}
          columns={columns}
          card={(partner) => <PipelineCard partner={partner} />}
          searchPlaceholder="Search companies..."
          empty={{
            icon: Building2,
            title: 'No companies found',
            message: words ? 'No company matches your search.' : 'No company works with the university yet.',
          }}
        />
      </Stack>
    </>
  )
}

const Name = ({ partner: { name, challengeCount } }: { partner: Partner }) =>
  challengeCount ? (
    <TextLink asChild fontWeight="medium">
      <Link to={challengesOf(name)}>{name}</Link>
    </TextLink>
  ) : (
    <Text fontWeight="medium">{name}</Text>
  )

const Overdue = ({ partner: { overdueCount } }: { partner: Partner }) =>
  overdueCount ? <Tag tone="red">{overdueCount} overdue</Tag> : <>None</>

const latestOf = ({ latest }: Partner) => (latest ? formatDate(latest) : 'Never')

const PipelineCard = ({ partner }: { partner: Partner }) => (
  <Card>
    <Name partner={partner} />
    <Facts
      facts={[
        ['Challenges', `${partner.openCount} open of ${partner.challengeCount}`],
        ['Proposals', `${partner.proposalCount}, ${partner.waitingCount} to answer`],
        ['Late', <Overdue key="late" partner={partner} />],
        ['Answered in time', inTimeWords(partner)],
        ['Accepted', String(partner.acceptedCount)],
        ['Latest challenge', latestOf(partner)],
      ]}
    />
  </Card>
)

const columns: Column<Partner>[] = [
  { header: 'Company', cell: (partner) => <Name partner={partner} /> },
  { header: 'Challenges', cell: ({ openCount, challengeCount }) => `${openCount} open of ${challengeCount}` },
  { header: 'Proposals', align: 'end', cell: ({ proposalCount }) => proposalCount },
  { header: 'To answer', align: 'end', cell: ({ waitingCount }) => waitingCount },
  { header: 'Late', cell: (partner) => <Overdue partner={partner} /> },
  { header: 'Answered in time', cell: inTimeWords },
  { header: 'Accepted', align: 'end', cell: ({ acceptedCount }) => acceptedCount },
  { header: 'Collaborations', align: 'end', cell: ({ collaborationCount }) => collaborationCount },
  { header: 'Latest challenge', cell: (partner) => <Text whiteSpace="nowrap">{latestOf(partner)}</Text> },
]
