/** What visitors ask about published technologies, by the day that was promised to them. */
import { MailQuestionMark } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/enquiries/list.js'
import * as pages from '#texts/enquiries/pages.js'
import type { EnquiriesPageQuery } from '#web/__generated__/EnquiriesPageQuery.graphql.ts'
import { enquiryParameter } from './enquiry.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { enquiryList } from './enquiries.list.ts'
import { EnquiryCard, enquiryColumns, useEnquiries } from './enquiryColumns.tsx'
import { EnquirySheet } from './EnquirySheet.tsx'

export default function EnquiriesPage() {
  const { technologyEnquiries } = usePage<EnquiriesPageQuery>(graphql`
    query EnquiriesPageQuery(
      $filter: TechnologyEnquiryFilter
      $sort: TechnologyEnquirySort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      technologyEnquiries(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...enquiryColumns_enquiry
          }
        }
      }
    }
  `)
  const list = useList(enquiryList, {})
  const [open, setOpen] = useOpenNumber(enquiryParameter)
  return (
    <>
      <PageHeader title={pages.enquiries()} description={texts.description()} />
      <List
        noun="enquiry"
        counted={texts.counted}
        list={list}
        rows={useEnquiries(nodesOf(technologyEnquiries))}
        total={technologyEnquiries.totalCount}
        nameOf={({ headline, name }) => `${name}: ${headline}`}
        columns={useMemo(() => enquiryColumns(setOpen), [setOpen])}
        card={(enquiry) => <EnquiryCard enquiry={enquiry} onOpen={setOpen} />}
        exporting={useExport('technologyEnquiries', enquiryList.variables)}
        empty={{
          icon: MailQuestionMark,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      <EnquirySheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
