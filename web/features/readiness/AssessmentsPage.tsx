/** Saved assessments of adoption readiness. */
import { Button } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as counts from '#texts/readiness/counts.js'
import * as texts from '#texts/readiness/list.js'
import * as pages from '#texts/readiness/pages.js'
import type { AssessmentsPageQuery } from '#web/__generated__/AssessmentsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { AssessmentCard, assessmentColumns, useAssessments } from './assessmentColumns.tsx'
import { assessmentList } from './assessments.list.ts'
import { BulkAssessments } from './BulkAssessments.tsx'
import { TestApi } from './TestApi.tsx'

export default function AssessmentsPage() {
  const { arlAssessments } = usePage<AssessmentsPageQuery>(graphql`
    query AssessmentsPageQuery(
      $filter: ArlAssessmentFilter
      $sort: ArlAssessmentSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      arlAssessments(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...assessmentColumns_assessment
          }
        }
      }
    }
  `)
  const rows = useAssessments(nodesOf(arlAssessments))
  const list = useList(assessmentList)
  const start = (
    <Button asChild>
      <Link to="/commercial-advisor">
        <Gauge size={16} aria-hidden />
        {texts.start()}
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={pages.assessments()}
        description={texts.description()}
        actions={
          <>
            <TestApi />
            {start}
          </>
        }
      />
      <AiToolsNav />
      <List
        noun="assessment"
        counted={counts.assessments}
        list={list}
        rows={rows}
        total={arlAssessments.totalCount}
        nameOf={({ title }) => title}
        columns={assessmentColumns}
        card={(assessment) => <AssessmentCard assessment={assessment} />}
        exporting={useExport('arlAssessments', assessmentList.variables)}
        bulk={(selected, done) => <BulkAssessments selected={selected} assessments={rows} onDone={done} />}
        empty={{
          icon: Gauge,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          action: list.filtered ? undefined : start,
        }}
      />
    </>
  )
}
