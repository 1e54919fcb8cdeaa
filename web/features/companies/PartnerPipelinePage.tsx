/** The university's companies by stage: who keeps the contact, what is to be done, what one expects, how they answer (docs/spec/challenges.md#companies). */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Building2, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/companies/partnerPipelinePage.js'
import * as counts from '#texts/companies/counts.js'
import type { PartnerPipelinePage_company$key } from '#web/__generated__/PartnerPipelinePage_company.graphql.ts'
import type { PartnerPipelinePageQuery } from '#web/__generated__/PartnerPipelinePageQuery.graphql.ts'
import { companyParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { PersonFilter, usePersonWords } from '#web/features/people/PersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { byTask, pageSize, pipelineVariables } from './companies.list.ts'
import { NewCompany } from './CompanyForm.tsx'
import { CompanySheet } from './CompanySheet.tsx'
import { stageChoices, stageLooks, universityRoles } from './companyWords.ts'
import { PipelineCard, pipelineColumns, type Company } from './PipelineRow.tsx'

type Stage = keyof typeof stageLooks

const late = [{ value: '1', label: texts.withAnOverdueTask() }]
const sorts = [
  { label: texts.overdueTasksFirst(), sort: 'NEXT_TASK:ASC' },
  { label: texts.longestWithoutContactFirst(), sort: 'LAST_CONTACT:ASC' },
  { label: texts.expectedValueHighToLow(), sort: 'EXPECTED_VALUE:DESC' },
  { label: texts.name(), sort: 'NAME:ASC' },
]

export default function PartnerPipelinePage() {
  const { companies, companyStages } = usePage<PartnerPipelinePageQuery>(graphql`
    query PartnerPipelinePageQuery($filter: CompanyFilter, $sort: CompanySort, $first: Int, $page: Int, $owner: Int)
    @preloadable {
      companyStages(owner: $owner) {
        stage
        companies
        expectedValue
        overdue
      }
      companies(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...PartnerPipelinePage_company
          }
        }
      }
    }
  `)
  const rows = useFragment<PartnerPipelinePage_company$key>(
    graphql`
      fragment PartnerPipelinePage_company on Company @relay(plural: true) {
        id
        number
        name
        stage
        owner {
          name
        }
        nextTaskOn
        taskOverdue
        lastContact
        expectedValue
        challengeCount
        openCount
        proposalCount
        waitingCount
        overdueCount
        promisedCount
        inTimeCount
        collaborationCount
      }
    `,
    nodesOf(companies),
  )
  const state = useListState(byTask)
  const exporting = useExport('companies', pipelineVariables)
  const [open, setOpen] = useOpenNumber(companyParameter)
  const [adding, setAdding] = useState(false)
  const ownerWords = usePersonWords(state, 'owner')
  const chips = chipsOf(state, {
    stage: (value) => stageLooks[value as Stage]?.words ?? value,
    owner: () => texts.accountOwnerOwnerWords({ ownerWords }),
    overdue: () => late[0]!.label,
  })
  const chosen = state.values('stage')
  return (
    <>
      <PageHeader
        title={texts.partnerPipeline()}
        description={texts.fromTheFirstContactTo()}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/industry/challenges?tab=overdue">{texts.overdueAnswers()}</Link>
            </Button>
            <Button onClick={() => setAdding(true)}>
              <Plus size={16} aria-hidden />
              {texts.addCompany()}
            </Button>
          </>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          {companyStages.map(({ stage, companies: count, expectedValue, overdue }) => (
            <StatTile
              key={stage}
              label={`${stageLooks[stage].all}: ${counts.companies({ count })}`}
              count={formatMoney(expectedValue)}
              note={
                overdue ? (
                  <Tag tone="danger">{texts.withAnOverdueTaskOverdue({ overdue })}</Tag>
                ) : (
                  <Text as="span" color="fg.muted">
                    {texts.noOverdueTask()}
                  </Text>
                )
              }
              to={`/kuteam/industry?stage=${stage}${state.value('owner') && `&owner=${state.value('owner')}`}`}
              current={chosen.length === 1 && chosen[0] === stage}
            />
          ))}
        </SimpleGrid>
        <List<Company>
          noun="partner"
          counted={counts.partners}
          state={state}
          rows={rows}
          total={companies.totalCount}
          pageSize={pageSize}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          columns={pipelineColumns}
          card={(company) => <PipelineCard company={company} />}
          exporting={exporting}
          tools={<SortMenu state={state} sorts={sorts} />}
          searchPlaceholder={texts.searchCompanies()}
          filters={
            <>
              <ToggleFilter state={state} name="stage" label={texts.stage()} choices={stageChoices} />
              <PersonFilter state={state} name="owner" label={texts.accountOwner()} roles={universityRoles} />
              <ToggleFilter state={state} name="overdue" label={texts.tasks()} choices={late} single />
            </>
          }
          chips={chips}
          empty={{
            icon: Building2,
            title: texts.noCompaniesFound(),
            message: chips.length || state.search ? texts.noCompanyMatches() : texts.addTheFirstCompanyWith(),
          }}
        />
      </Stack>
      <CompanySheet number={open} onClose={() => setOpen(null)} />
      {adding && <NewCompany onClose={() => setAdding(false)} onDone={setOpen} />}
    </>
  )
}
