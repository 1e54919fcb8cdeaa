/** Saved assessments of adoption readiness. */
import { Button } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as counts from '#texts/readiness/counts.js'
import * as texts from '#texts/readiness/list.js'
import * as pages from '#texts/readiness/pages.js'
import type {
  AssessmentsPage_assessment$data,
  AssessmentsPage_assessment$key,
} from '#web/__generated__/AssessmentsPage_assessment.graphql.ts'
import type { AssessmentsPageQuery } from '#web/__generated__/AssessmentsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { assessmentChips, AssessmentFilters } from './AssessmentFilters.tsx'
import { AssessmentCard, assessmentColumns } from './assessmentColumns.tsx'
import { assessmentsVariables, pageSize, usualSort } from './assessments.list.ts'
import { BulkAssessments } from './BulkAssessments.tsx'
import { TestApi } from './TestApi.tsx'

export type Assessment = AssessmentsPage_assessment$data[number]

export default function AssessmentsPage() {
  const { arlAssessments } = usePage<AssessmentsPageQuery>(graphql`
    query AssessmentsPageQuery($filter: ArlAssessmentFilter, $sort: ArlAssessmentSort, $first: Int, $page: Int)
    @preloadable {
      arlAssessments(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...AssessmentsPage_assessment
          }
        }
      }
    }
  `)
  const rows = useFragment<AssessmentsPage_assessment$key>(
    graphql`
      fragment AssessmentsPage_assessment on ArlAssessment @relay(plural: true) {
        id
        number
        title
        path
        status
        score
        band
        engineVersion
        createdAt
        canUpdate
        owner {
          name
        }
        reviewer {
          name
        }
      }
    `,
    nodesOf(arlAssessments),
  )
  const state = useListState(usualSort)
  const chips = assessmentChips(state)
  const filtered = chips.length > 0 || state.search !== ''
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
      <List<Assessment>
        noun="assessment"
        counted={counts.assessments}
        state={state}
        rows={rows}
        total={arlAssessments.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={assessmentColumns}
        card={(assessment) => <AssessmentCard assessment={assessment} />}
        exporting={useExport('arlAssessments', assessmentsVariables)}
        searchPlaceholder={texts.search()}
        filters={<AssessmentFilters state={state} />}
        chips={chips}
        bulk={(selected, done) => <BulkAssessments selected={selected} rows={rows} onDone={done} />}
        empty={{
          icon: Gauge,
          title: texts.none(),
          message: filtered ? texts.noneMatch() : texts.noneYet(),
          action: filtered ? undefined : start,
        }}
      />
    </>
  )
}
