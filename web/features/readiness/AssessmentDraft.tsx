/** A draft: follow-up questions, the 17 ratings, and the button that completes it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/draft.js'
import { listed } from '#listed'
import type { AssessmentDraft_assessment$key } from '#web/__generated__/AssessmentDraft_assessment.graphql.ts'
import type { AssessmentDraftMutation } from '#web/__generated__/AssessmentDraftMutation.graphql.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { RunWithoutResult } from '#web/features/runs/RunWithoutResult.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { UnsavedScope, useUnsavedScope } from '#web/ui/form/unsaved.tsx'
import { backToAssessments } from './backToAssessments.ts'
import { DimensionCards } from './DimensionCards.tsx'
import { FollowUpQuestions } from './FollowUpQuestions.tsx'
import { ProposeRatings } from './ProposeRatings.tsx'
import { Targets } from './Targets.tsx'

interface Props {
  assessment: AssessmentDraft_assessment$key
  /** The model that drafts; null when there is none. */
  model: string | null
  /** Whether the viewer has just cancelled the reading of the files. */
  focused: boolean
  onRetried: () => void
}

export function AssessmentDraft({ assessment: key, model, focused, onRetried }: Props) {
  const assessment = useFragment(
    graphql`
      fragment AssessmentDraft_assessment on ArlAssessment {
        id
        title
        score
        band
        completeness
        missing
        unread
        needsMore
        run {
          ...RunWithoutResult_run
        }
        dimensions {
          id
          risk
        }
        questions {
          id
          approved
        }
        ...FollowUpQuestions_assessment
        ...DimensionCards_assessment
        ...ProposeRatings_assessment
        ...useReaders_record
        ...Targets_assessment
      }
    `,
    key,
  )
  const [submit, submitting] = useAction<AssessmentDraftMutation>(
    graphql`
      mutation AssessmentDraftMutation($input: SubmitArlAssessmentInput!) {
        submitArlAssessment(input: $input) {
          arlAssessment {
            id
            status
            ...AssessmentReport_assessment
          }
        }
      }
    `,
    { success: { title: texts.saved(), description: texts.savedWhere() }, failure: texts.failed() },
  )
  const readers = useReaders(assessment)
  const { id, dimensions, questions, missing, unread, run } = assessment
  const rated = dimensions.filter(({ risk }) => risk !== null).length
  const isOpen = questions.some(({ approved }) => approved === false)
  const [answers, leaving] = useUnsavedScope()
  const complete = () => leaving(() => void submit({ input: { id } }))
  return (
    <RecordPage
      back={backToAssessments()}
      title={assessment.title}
      note={texts.heading()}
      badges={<Tag tone="brand">{assessment.score}</Tag>}
      actions={[
        {
          next: true,
          label: isOpen ? texts.fix() : texts.complete(),
          icon: Check,
          loading: submitting,
          ...(isOpen && { disabled: texts.fixWhy() }),
          onSelect: complete,
        },
        ...readers.actions,
      ]}
      rail={
        <>
          <Section title={texts.soFar()}>
            <Facts
              columns={1}
              facts={[
                [texts.level(), assessment.score],
                [texts.band(), assessment.band],
                [texts.rated(), texts.ratedOf({ rated, of: dimensions.length })],
                [texts.completeness(), `${assessment.completeness}%`],
              ]}
            />
            {assessment.needsMore && (
              <Stack gap="1">
                <Text fontWeight="medium">{texts.needsMore()}</Text>
                <Text color="fg.muted">{texts.needsMoreWhy()}</Text>
              </Stack>
            )}
          </Section>
          {missing.length > 0 && (
            <Section title={texts.missing()}>
              <Text color="fg.muted">{texts.missingWhy()}</Text>
              <Text>{listed(missing)}</Text>
            </Section>
          )}
          {unread.length > 0 && (
            <Section title={texts.unread()}>
              <Stack as="ul" gap="1" listStyleType="none">
                {unread.map((file) => (
                  <Text as="li" key={file} overflowWrap="anywhere">
                    {file}
                  </Text>
                ))}
              </Stack>
            </Section>
          )}
        </>
      }
    >
      {run && (
        <RunWithoutResult
          run={run}
          title={texts.filesTitle()}
          note={texts.filesWithout()}
          focused={focused}
          onRetried={onRetried}
        />
      )}
      <UnsavedScope value={answers}>
        <FollowUpQuestions assessment={assessment} model={model} />
      </UnsavedScope>
      <ProposeRatings assessment={assessment} model={model} />
      <DimensionCards assessment={assessment} />
      <Targets assessment={assessment} />
      <HStack>
        <Button disabled={isOpen} loading={submitting} onClick={complete}>
          {isOpen ? texts.fix() : texts.complete()}
        </Button>
      </HStack>
      {readers.dialog}
    </RecordPage>
  )
}
