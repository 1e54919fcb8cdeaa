/** A company in the list of partners: its columns in the table, and itself as a card. */
import { Flex, Heading } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/partnersPage.js'
import { listed } from '#listed'
import type { PartnerRow_company$data, PartnerRow_company$key } from '#web/__generated__/PartnerRow_company.graphql.ts'
import { companyParameter } from './company.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { askedWords, inTimeWords, sectorsOf } from './companyWords.ts'

type Company = PartnerRow_company$data[number]

export const usePartners = (companies: PartnerRow_company$key) =>
  useFragment<PartnerRow_company$key>(
    graphql`
      fragment PartnerRow_company on Company @relay(plural: true) @argumentDefinitions(inside: { type: "Boolean!" }) {
        id
        number
        name
        city
        sectors
        mine
        challengeSectors
        challengeCount
        openCount
        promisedCount
        inTimeCount
        collaborationCount
        people @include(if: $inside) {
          id
          name
        }
      }
    `,
    companies,
  )

interface Shown {
  company: Company
}

const Name = ({ company: { number, name } }: Shown) => (
  <RecordLink parameter={companyParameter} number={number} overflowWrap="anywhere">
    {ownWay(name)}
  </RecordLink>
)

const Sectors = ({ company: { sectors: own, challengeSectors } }: Shown) => (
  <Flex gap="1.5" wrap="wrap">
    {sectorsOf(own, challengeSectors).map((sector) => (
      <Tag key={sector}>{sectorName(sector)}</Tag>
    ))}
  </Flex>
)

const contactsOf = ({ people }: Company) => people && listed(people.map(({ name }) => name))

export const PartnerCard = ({ company }: Shown) => (
  <Card>
    <Flex gap="2" justifyContent="space-between" alignItems="start">
      <Heading as="h2" size="md" overflowWrap="anywhere">
        <Name company={company} />
      </Heading>
      {company.mine && <Tag tone="brand">{texts.yourCompany()}</Tag>}
    </Flex>
    <Sectors company={company} />
    <Facts
      facts={[
        [texts.city(), company.city],
        [texts.challenges(), askedWords(company)],
        [texts.collaborations(), String(company.collaborationCount)],
        [texts.answeredInTime(), inTimeWords(company)],
        [texts.contacts(), contactsOf(company)],
      ]}
    />
  </Card>
)

/** The contacts are for the university alone. */
export const partnerColumns = (inside: boolean): Column<Company>[] => [
  {
    header: texts.company(),
    share: 2,
    sort: 'NAME',
    file: { Company: 'name', City: 'city', Website: 'website' },
    cell: (company) => <Name company={company} />,
  },
  {
    header: texts.sectors(),
    share: 2.5,
    file: 'sectors',
    cell: (company) => <Sectors company={company} />,
  },
  {
    header: texts.challenges(),
    width: 6,
    file: { Challenges: 'challengeCount', Open: 'openCount' },
    cell: askedWords,
  },
  {
    header: texts.answeredInTime(),
    width: 8.5,
    file: { [texts.answersPromisedByADay()]: 'promisedCount', [texts.inTime()]: 'inTimeCount' },
    cell: inTimeWords,
  },
  {
    header: texts.collaborations(),
    width: 7.25,
    align: 'end',
    file: 'collaborationCount',
    cell: ({ collaborationCount }) => collaborationCount,
  },
  ...(inside
    ? [{ header: texts.contacts(), share: 2, cell: (company: Company) => contactsOf(company) || texts.nobody() }]
    : []),
]
