/** Industry partners: the companies that work with the university, what they are and what they ask (docs/spec/challenges.md#companies). */
import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Building2, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/companies/partnersPage.js'
import * as counts from '#texts/companies/counts.js'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import type {
  PartnersPage_company$data,
  PartnersPage_company$key,
} from '#web/__generated__/PartnersPage_company.graphql.ts'
import type { PartnersPageQuery } from '#web/__generated__/PartnersPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { companyParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { inAddress, sectorName, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { byName, directoryVariables, pageSize } from './companies.list.ts'
import { CompanySheet } from './CompanySheet.tsx'
import { askedWords, inTimeWords, sectorsOf } from './companyWords.ts'
import { EditCompany, NewCompany } from './CompanyForm.tsx'
import { Rich } from '#web/ui/Rich.tsx'

type Company = PartnersPage_company$data[number]

const sectorChoices = sectors.map((sector) => ({ value: inAddress(sector), label: sectorName(sector) }))

export default function PartnersPage() {
  const { companies, viewer } = usePage<PartnersPageQuery>(graphql`
    query PartnersPageQuery($filter: CompanyFilter, $sort: CompanySort, $first: Int, $page: Int, $inside: Boolean!)
    @preloadable {
      viewer {
        company {
          number
          canUpdate
          ...CompanyForm_company
        }
      }
      companies(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...PartnersPage_company @arguments(inside: $inside)
          }
        }
      }
    }
  `)
  const rows = useFragment<PartnersPage_company$key>(
    graphql`
      fragment PartnersPage_company on Company @relay(plural: true) @argumentDefinitions(inside: { type: "Boolean!" }) {
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
    nodesOf(companies),
  )
  const state = useListState(byName)
  const inside = useAllowed('COMPANY_RELATION')
  const exporting = useExport('companies', ({ search }) => directoryVariables({ search, may: () => inside }))
  const [open, setOpen] = useOpenNumber(companyParameter)
  const [writing, setWriting] = useState<'own' | 'new' | null>(null)
  const chips = chipsOf(state, { sector: (value) => texts.sectorValue({ value: sectorWords(value) }) })
  const own = viewer?.company
  return (
    <>
      <PageHeader
        title={texts.industryPartners()}
        description={texts.companiesThatWorkWithThe()}
        actions={
          inside ? (
            <>
              <Button asChild variant="outline">
                <Link to="/kuteam/industry">{texts.partnerPipeline()}</Link>
              </Button>
              <Button onClick={() => setWriting('new')}>
                <Plus size={16} aria-hidden />
                {texts.addCompany()}
              </Button>
            </>
          ) : (
            own?.canUpdate && (
              <Button onClick={() => setWriting('own')}>
                <Pencil size={16} aria-hidden />
                {texts.editYourCompanysProfile()}
              </Button>
            )
          )
        }
      />
      <Stack gap="5">
        {!inside && !own && (
          <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
            <Rich text={texts.noCompanyNamed()} parts={{ settings: (words) => <Link to="/settings">{words}</Link> }} />
          </Text>
        )}
        <List<Company>
          noun="partner"
          counted={counts.partners}
          state={state}
          usual="grid"
          rows={rows}
          total={companies.totalCount}
          pageSize={pageSize}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          columns={columnsFor(inside)}
          card={(company) => <CompanyCard company={company} />}
          exporting={exporting}
          searchPlaceholder={texts.searchCompanies()}
          filters={
            <ChoiceFilter
              state={state}
              name="sector"
              label={texts.sector()}
              all={texts.allSectors()}
              choices={sectorChoices}
            />
          }
          chips={chips}
          empty={{
            icon: Building2,
            title: texts.noCompaniesFound(),
            message: chips.length || state.search ? texts.noCompanyMatches() : texts.noCompanyWorksWithThe(),
          }}
        />
      </Stack>
      <CompanySheet number={open} onClose={() => setOpen(null)} />
      {writing === 'own' && own && <EditCompany company={own} onClose={() => setWriting(null)} />}
      {writing === 'new' && <NewCompany onClose={() => setWriting(null)} onDone={setOpen} />}
    </>
  )
}

interface Shown {
  company: Company
}

const Name = ({ company: { number, name } }: Shown) => (
  <RecordLink parameter={companyParameter} number={number} overflowWrap="anywhere">
    {name}
  </RecordLink>
)

const Sectors = ({ company: { sectors: own, challengeSectors } }: Shown) => (
  <Flex gap="1.5" wrap="wrap">
    {sectorsOf(own, challengeSectors).map((sector) => (
      <Tag key={sector}>{sectorName(sector)}</Tag>
    ))}
  </Flex>
)

const contactsOf = ({ people }: Company) => people?.map(({ name }) => name).join(', ')

const CompanyCard = ({ company }: Shown) => (
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

const columnsFor = (inside: boolean): Column<Company>[] => [
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
