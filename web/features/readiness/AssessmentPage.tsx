/** An assessment of adoption readiness: prepared, rated, or as a report. */
import { graphql } from 'react-relay'
import * as texts from '#texts/readiness/assessment.js'
import type { AssessmentPageQuery } from '#web/__generated__/AssessmentPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { backToAssessments } from './backToAssessments.ts'
import { AssessmentDraft } from './AssessmentDraft.tsx'
import { AssessmentReport } from './AssessmentReport.tsx'
import { Preparing } from './Preparing.tsx'

export default function AssessmentPage() {
  const { arlAssessment: assessment } = usePage<AssessmentPageQuery>(graphql`
    query AssessmentPageQuery($number: Int!) @preloadable {
      arlAssessment(number: $number) {
        status
        ...Preparing_assessment
        ...AssessmentDraft_assessment
        ...AssessmentReport_assessment
      }
    }
  `)
  if (!assessment)
    return <RecordMissing title={texts.missing()} message={texts.missingWhy()} back={backToAssessments()} />
  if (assessment.status === 'PROCESSING') return <Preparing assessment={assessment} />
  if (assessment.status === 'DRAFT') return <AssessmentDraft assessment={assessment} />
  return <AssessmentReport assessment={assessment} />
}
