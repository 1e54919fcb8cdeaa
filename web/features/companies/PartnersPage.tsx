/** Industry partners: the companies that work with the university, what they ask and how they answer (pages.md 4.5). */
import { Button, Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { PartnersPageQuery } from '#web/__generated__/PartnersPageQuery.graphql.ts'
import { sectorName } from '#web/features/challenges/challengeWords.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { challengesOf, inTimeWords, usualSort } from './partnerWords.ts'

type Partner = PartnersPageQuery['response']['partners'][number] & { contacts: readonly string[] }

export default function PartnersPage() {
  const data = usePage<PartnersPageQuery>(graphql`
    query PartnersPageQuery($contacts: Boolean!) @preloadable {
      partners {
        name
        sectors
        challengeCount
        openCount
        promisedCount
        inTimeCount
        collaborationCount
      }
      users(filter: { role: [INDUSTRY, INDUSTRY_PARTNER], status: [ACTIVE] }, first: 100) @include(if: $contacts) {
        edges {
          node {
            name
            department
          }
        }
      }
    }
  `)
  const state = useListState(usualSort)
  const people = data.users ? nodesOf(data.users) : []
  const words = state.search.toLowerCase()
  const rows = data.partners
    .filter(({ name, sectors }) => [name, ...sectors.map(sectorName)].join(' ').toLowerCase().includes(words))
    .map((partner) => ({
      ...partner,
      contacts: people.filter(({ department }) => department === partner.name).map(({ name }) => name),
    }))
  return (
    <>
      <PageHeader
        title="Industry Partners"
        description="Companies that work with the university, and what they ask researchers to solve."
        actions={
          data.users && (
            <Button asChild variant="outline">
              <Link to="/kuteam/industry">How they answer</Link>
            </Button>
          )
        }
      />
      <List<Partner>
        noun="partner"
        state={state}
        usual="grid"
        rows={rows}
        total={rows.length}
        pageSize={Math.max(rows.length, 1)}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        columns={data.users ? [...columns, contacts] : columns}
        card={(partner) => <PartnerCard partner={partner} />}
        searchPlaceholder="Search companies and sectors..."
        empty={{
          icon: Building2,
          title: 'No companies found',
          message: words ? 'No company matches your search.' : 'No company works with the university yet.',
        }}
      />
    </>
  )
}

/** What it asks, as a way there. */
const Challenges = ({ partner: { name, challengeCount, openCount } }: { partner: Partner }) =>
  challengeCount ? (
    <TextLink asChild>
      <Link to={challengesOf(name)}>
        {openCount} open of {challengeCount}
      </Link>
    </TextLink>
  ) : (
    <>None yet</>
  )

const Sectors = ({ partner: { sectors } }: { partner: Partner }) => (
  <Flex gap="1.5" wrap="wrap">
    {sectors.map((sector) => (
      <Tag key={sector}>{sectorName(sector)}</Tag>
    ))}
  </Flex>
)

const PartnerCard = ({ partner }: { partner: Partner }) => (
  <Card>
    <Heading as="h2" size="md" overflowWrap="anywhere">
      {partner.name}
    </Heading>
    {partner.sectors.length > 0 && <Sectors partner={partner} />}
    <Facts
      facts={[
        ['Challenges', <Challenges key="challenges" partner={partner} />],
        ['Collaborations', String(partner.collaborationCount)],
        ['Answered in time', inTimeWords(partner)],
        ['Contacts', partner.contacts.join(', ')],
      ]}
    />
  </Card>
)

const columns: Column<Partner>[] = [
  { header: 'Company', cell: ({ name }) => <Text fontWeight="medium">{name}</Text> },
  { header: 'Sectors', cell: (partner) => <Sectors partner={partner} /> },
  { header: 'Challenges', cell: (partner) => <Challenges partner={partner} /> },
  { header: 'Answered in time', cell: inTimeWords },
  { header: 'Collaborations', align: 'end', cell: ({ collaborationCount }) => collaborationCount },
]
const contacts: Column<Partner> = { header: 'Contacts', cell: ({ contacts: names }) => names.join(', ') || 'Nobody' }
