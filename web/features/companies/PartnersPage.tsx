/** Industry partners: the companies that work with the university, what they are and what they ask (docs/spec/challenges.md#companies). */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Building2, Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/companies/partnersPage.js'
import * as counts from '#texts/companies/counts.js'
import type { PartnersPageQuery } from '#web/__generated__/PartnersPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { companyParameter } from './company.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { directoryVariables, partnerList } from './companies.list.ts'
import { CompanySheet } from './CompanySheet.tsx'
import { EditCompany, NewCompany } from './CompanyForm.tsx'
import { PartnerCard, partnerColumns, usePartners } from './PartnerRow.tsx'
import { Rich } from '#web/ui/Rich.tsx'

export default function PartnersPage() {
  const { companies, viewer } = usePage<PartnersPageQuery>(graphql`
    query PartnersPageQuery(
      $filter: CompanyFilter
      $sort: CompanySort
      $first: Int
      $page: Int
      $exact: Boolean
      $inside: Boolean!
    ) @preloadable {
      viewer {
        company {
          number
          canUpdate
          ...CompanyForm_company
        }
      }
      companies(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...PartnerRow_company @arguments(inside: $inside)
          }
        }
      }
    }
  `)
  const list = useList(partnerList)
  const inside = useAllowed('COMPANY_RELATION')
  const exporting = useExport('companies', ({ search }) => directoryVariables({ search, may: () => inside }))
  const [open, setOpen] = useOpenNumber(companyParameter)
  const [writing, setWriting] = useState<'own' | 'new' | null>(null)
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
        <List
          noun="partner"
          counted={counts.partners}
          list={list}
          usual="grid"
          rows={usePartners(nodesOf(companies))}
          total={companies.totalCount}
          nameOf={({ name }) => name}
          columns={useMemo(() => partnerColumns(inside), [inside])}
          card={(company) => <PartnerCard company={company} />}
          exporting={exporting}
          empty={{
            icon: Building2,
            title: texts.noCompaniesFound(),
            message: list.filtered ? texts.noCompanyMatches() : texts.noCompanyWorksWithThe(),
          }}
        />
      </Stack>
      <CompanySheet number={open} onClose={() => setOpen(null)} />
      {writing === 'own' && own && <EditCompany company={own} onClose={() => setWriting(null)} />}
      {writing === 'new' && <NewCompany onClose={() => setWriting(null)} onDone={setOpen} />}
    </>
  )
}
