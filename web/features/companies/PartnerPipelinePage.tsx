/** The university's companies by stage: who keeps the contact, what is to be done, what one expects, how they answer (docs/spec/challenges.md#companies). */
import { Button, Stack } from '@chakra-ui/react'
import { Building2, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/companies/partnerPipelinePage.js'
import * as counts from '#texts/companies/counts.js'
import type { PartnerPipelinePageQuery } from '#web/__generated__/PartnerPipelinePageQuery.graphql.ts'
import { companyParameter } from './company.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { pipelineList, pipelineVariables } from './companies.list.ts'
import { NewCompany } from './CompanyForm.tsx'
import { CompanySheet } from './CompanySheet.tsx'
import { universityRoles } from './companyWords.ts'
import { PipelineCard, pipelineColumns, usePipeline } from './PipelineRow.tsx'
import { PipelineStages } from './PipelineStages.tsx'

const sorts = [
  { label: texts.overdueTasksFirst(), sort: 'NEXT_TASK:ASC' },
  { label: texts.longestWithoutContactFirst(), sort: 'LAST_CONTACT:ASC' },
  { label: texts.expectedValueHighToLow(), sort: 'EXPECTED_VALUE:DESC' },
  { label: texts.name(), sort: 'NAME:ASC' },
]

export default function PartnerPipelinePage() {
  const { companies, companyStages } = usePage<PartnerPipelinePageQuery>(graphql`
    query PartnerPipelinePageQuery(
      $filter: CompanyFilter
      $sort: CompanySort
      $first: Int
      $page: Int
      $exact: Boolean
      $owner: Int
    ) @preloadable {
      companyStages(owner: $owner) {
        ...PipelineStages_stages
      }
      companies(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...PipelineRow_company
          }
        }
      }
    }
  `)
  const list = useList(pipelineList, { owner: usePersonFilter('owner', { roles: universityRoles }) })
  const exporting = useExport('companies', pipelineVariables)
  const [open, setOpen] = useOpenNumber(companyParameter)
  const [adding, setAdding] = useState(false)
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
        <PipelineStages stages={companyStages} state={list.state} />
        <List
          noun="partner"
          counted={counts.partners}
          list={list}
          rows={usePipeline(nodesOf(companies))}
          total={companies.totalCount}
          nameOf={({ name }) => name}
          columns={pipelineColumns}
          card={(company) => <PipelineCard company={company} />}
          exporting={exporting}
          tools={<SortMenu state={list.state} sorts={sorts} />}
          empty={{
            icon: Building2,
            title: texts.noCompaniesFound(),
            message: list.filtered ? texts.noCompanyMatches() : texts.addTheFirstCompanyWith(),
          }}
        />
      </Stack>
      <CompanySheet number={open} onClose={() => setOpen(null)} />
      {adding && <NewCompany onClose={() => setAdding(false)} onDone={setOpen} />}
    </>
  )
}
