/** The queue of claims for a readiness level: all of them for the university, those to validate for an expert. */
import { BadgeCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import * as counts from '#texts/trl/counts.js'
import * as texts from '#texts/trl/list.js'
import * as pages from '#texts/trl/pages.js'
import type { TrlValidationPageQuery } from '#web/__generated__/TrlValidationPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { claimParameter } from './claim.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import { claimColumns, useClaims } from './claimColumns.tsx'
import { ClaimSheet } from './ClaimSheet.tsx'
import { trlClaimList } from './trlClaims.list.ts'

export default function TrlValidationPage() {
  const { trlClaims } = usePage<TrlValidationPageQuery>(graphql`
    query TrlValidationPageQuery($filter: TrlClaimFilter, $sort: TrlClaimSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      trlClaims(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...claimColumns_claim
          }
        }
      }
    }
  `)
  const list = useList(trlClaimList)
  const [open, setOpen] = useOpenNumber(claimParameter)
  const seesAll = useAllowed('TRL_ASSIGN')
  return (
    <>
      <PageHeader title={pages.title()} description={seesAll ? pages.description() : pages.forExperts()} />
      <List
        noun="claim"
        counted={counts.claims}
        list={list}
        rows={useClaims(nodesOf(trlClaims))}
        total={trlClaims.totalCount}
        nameOf={({ title }) => title}
        columns={claimColumns}
        card={(claim) => <ClaimCard claim={claim} />}
        exporting={useExport('trlClaims', trlClaimList.variables)}
        empty={{
          icon: BadgeCheck,
          title: texts.noClaims(),
          message: list.filtered ? texts.noneMatch() : seesAll ? texts.noneYet() : texts.noneForExpert(),
        }}
      />
      <ClaimSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
