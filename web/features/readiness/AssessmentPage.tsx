/** An assessment of adoption readiness: prepared, rated, or as a report. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readiness/assessment.js'
import type { AssessmentPageQuery } from '#web/__generated__/AssessmentPageQuery.graphql.ts'
import { RunUpdates } from '#web/features/runs/RunUpdates.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { backToAssessments } from './backToAssessments.ts'
import { AssessmentDraft } from './AssessmentDraft.tsx'
import { AssessmentReport } from './AssessmentReport.tsx'
import { Preparing } from './Preparing.tsx'

export default function AssessmentPage() {
  /** Whether the button that the viewer pressed last is gone, and focus goes to the one in its place. */
  const [pressed, setPressed] = useState(false)
  const press = () => setPressed(true)
  const { arlAssessment: assessment, draftingModel } = usePage<AssessmentPageQuery>(graphql`
    query AssessmentPageQuery($number: Int!) @preloadable {
      draftingModel
      arlAssessment(number: $number) {
        status
        run {
          ...RunUpdates_run
        }
        ...Preparing_assessment
        ...AssessmentDraft_assessment
        ...AssessmentReport_assessment
      }
    }
  `)
  if (!assessment)
    return <RecordMissing title={texts.missing()} message={texts.missingWhy()} back={backToAssessments()} />
  const { status, run } = assessment
  const model = draftingModel ?? null
  if (status === 'COMPLETED') return <AssessmentReport assessment={assessment} model={model} />
  return (
    <>
      {run && <RunUpdates run={run} />}
      {status === 'PROCESSING' ? (
        <Preparing assessment={assessment} focused={pressed} onCancelled={press} />
      ) : (
        <AssessmentDraft assessment={assessment} model={model} focused={pressed} onRetried={press} />
      )}
    </>
  )
}
