/** While the project's files are read: told by the server when that is done. */
import { Text } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useSubscription } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/readiness/assessment.js'
import type { Preparing_assessment$key } from '#web/__generated__/Preparing_assessment.graphql.ts'
import type { PreparingSubscription } from '#web/__generated__/PreparingSubscription.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { backToAssessments } from './backToAssessments.ts'

const askEvery = 3_000

const subscription = graphql`
  subscription PreparingSubscription($number: Int!) {
    arlAssessmentPrepared(number: $number) {
      arlAssessment {
        id
        status
        ...AssessmentDraft_assessment
      }
    }
  }
`

export function Preparing({ assessment }: { assessment: Preparing_assessment$key }) {
  const { number, title } = useFragment(
    graphql`
      fragment Preparing_assessment on ArlAssessment {
        number
        title
      }
    `,
    assessment,
  )
  useSubscription<PreparingSubscription>(
    useMemo(() => ({ subscription, variables: { number }, onError: () => {} }), [number]),
  )
  // In case nobody tells.
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), askEvery)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <RecordPage back={backToAssessments()} title={title} note={texts.heading()}>
      <Section title={texts.processing()}>
        <PartSpinner label={texts.processing()} />
        <Text color="fg.muted">{texts.processingWhy()}</Text>
      </Section>
    </RecordPage>
  )
}
