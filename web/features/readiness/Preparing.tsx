/** While the project's files are read for an assessment. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/assessment.js'
import type { Preparing_assessment$key } from '#web/__generated__/Preparing_assessment.graphql.ts'
import { RunProgress } from '#web/features/runs/RunProgress.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { backToAssessments } from './backToAssessments.ts'

interface Props {
  assessment: Preparing_assessment$key
  focused: boolean
  onCancelled: () => void
}

export function Preparing({ assessment, focused, onCancelled }: Props) {
  const { title, run } = useFragment(
    graphql`
      fragment Preparing_assessment on ArlAssessment {
        title
        run {
          ...RunProgress_run
        }
      }
    `,
    assessment,
  )
  return (
    <RecordPage back={backToAssessments()} title={title} note={texts.heading()}>
      {run ? (
        <RunProgress
          run={run}
          title={texts.processing()}
          note={texts.processingWhy()}
          focused={focused}
          onCancelled={onCancelled}
        />
      ) : (
        <Section title={texts.processing()}>
          <Text role="status">{texts.processingWhy()}</Text>
        </Section>
      )}
    </RecordPage>
  )
}
