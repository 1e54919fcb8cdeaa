/** The queue of moderation: what waits for a moderator, and what was decided. */
import { ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import * as pages from '#texts/moderation/pages.js'
import * as texts from '#texts/moderation/queue.js'
import type { ModerationQueuePageQuery } from '#web/__generated__/ModerationQueuePageQuery.graphql.ts'
import { caseParameter } from './case.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CaseCard, caseColumns, useCases } from './caseColumns.tsx'
import { CaseSheet } from './CaseSheet.tsx'
import { caseList } from './cases.list.ts'

export default function ModerationQueuePage() {
  const { moderationCases } = usePage<ModerationQueuePageQuery>(graphql`
    query ModerationQueuePageQuery(
      $filter: ModerationCaseFilter
      $sort: ModerationCaseSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      moderationCases(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...caseColumns_case
          }
        }
      }
    }
  `)
  const list = useList(caseList, {})
  const [open, setOpen] = useOpenNumber(caseParameter)
  return (
    <>
      <PageHeader title={pages.queue()} description={texts.description()} />
      <List
        noun="case"
        counted={texts.counted}
        list={list}
        rows={useCases(nodesOf(moderationCases))}
        total={moderationCases.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => caseColumns(setOpen), [setOpen])}
        card={(one) => <CaseCard one={one} onOpen={setOpen} />}
        exporting={useExport('moderationCases', caseList.variables)}
        empty={{
          icon: ShieldCheck,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      <CaseSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
