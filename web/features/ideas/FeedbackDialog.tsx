/** The full feedback of experts on an idea, and the submitter's one answer (docs/spec/experts.md#evaluation). */
import { Box, Heading, HStack, Separator, Stack, Text } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/feedbackDialog.js'
import { answerEvaluationRules, evaluationCriteria } from '#api/features/ideas/validation.rules.ts'
import type { FeedbackDialogMutation } from '#web/__generated__/FeedbackDialogMutation.graphql.ts'
import type { FeedbackDialogQuery } from '#web/__generated__/FeedbackDialogQuery.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { OverallBadge } from './OverallBadge.tsx'

interface Props {
  number: number | null
  title: string
  onClose: () => void
}

export const FeedbackDialog = ({ number, title, onClose }: Props) => (
  <Modal open={number !== null} onClose={onClose} title={texts.expertFeedback({ title })} width="3xl">
    {number !== null && (
      <Suspense fallback={<PartSpinner />}>
        <Evaluations number={number} />
      </Suspense>
    )}
  </Modal>
)

type Evaluation = NonNullable<NonNullable<FeedbackDialogQuery['response']['idea']>['evaluations'][number]>

function Evaluations({ number }: { number: number }) {
  const { idea } = useRead<FeedbackDialogQuery>(
    graphql`
      query FeedbackDialogQuery($number: Int!) {
        idea(number: $number) {
          evaluations {
            id
            createdAt
            meetingAt
            meetingMinutes
            meetingPlace
            summary
            problemClarity
            novelty
            feasibility
            industryRelevance
            commercialPotential
            nationalAlignment
            strengths
            improvements
            nextSteps
            overall
            answer
            answeredAt
            canReply
            expert {
              name
              department
            }
          }
        }
      }
    `,
    { number },
  )
  return (
    <Stack gap="8" separator={<Separator />}>
      {idea?.evaluations.map((evaluation) => evaluation && <Feedback key={evaluation.id} evaluation={evaluation} />)}
    </Stack>
  )
}

const Feedback = ({ evaluation }: { evaluation: Evaluation }) => (
  <Stack gap="5">
    <Part title={texts.meetingInformation()}>
      <Facts
        facts={[
          [texts.expert(), evaluation.expert?.name ?? texts.formerMember()],
          [texts.affiliation(), evaluation.expert?.department],
          [texts.meeting(), evaluation.meetingAt ? formatDate(evaluation.meetingAt) : texts.noMeetingJudgedFromThe()],
          [texts.duration(), evaluation.meetingMinutes && texts.minutes({ meetingMinutes: evaluation.meetingMinutes })],
          [texts.place(), evaluation.meetingPlace],
          [texts.evaluated(), formatDate(evaluation.createdAt)],
        ]}
      />
    </Part>
    <Part title={texts.summary()}>
      <WrittenText>{evaluation.summary}</WrittenText>
    </Part>
    <Part title={texts.evaluation()}>
      <SmallTable
        name={texts.evaluation()}
        rows={evaluationCriteria}
        keyOf={({ field }) => field}
        columns={[
          { header: texts.criterion(), cell: ({ label }) => label() },
          {
            header: texts.score15(),
            cell: ({ field, label }) => (
              <HStack>
                <Text minW="8">{evaluation[field]}/5</Text>
                <ProgressBar
                  label={texts.of5({ label: label(), field: evaluation[field] })}
                  percent={evaluation[field] * 20}
                />
              </HStack>
            ),
          },
        ]}
      />
    </Part>
    <Items title={texts.strengths()} items={evaluation.strengths} />
    <Items title={texts.areasForImprovement()} items={evaluation.improvements} />
    <Items title={texts.nextSteps()} items={evaluation.nextSteps} />
    <Part title={texts.overallAssessment()}>
      <Box>
        <OverallBadge overall={evaluation.overall} />
      </Box>
    </Part>
    {evaluation.answeredAt ? (
      <Part title={texts.answerOfTheSubmitter()}>
        <WrittenText>{evaluation.answer}</WrittenText>
      </Part>
    ) : (
      evaluation.canReply && <Reply id={evaluation.id} />
    )}
  </Stack>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="2" aria-label={title}>
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
)

const Items = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Part title={title}>
      <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
        {items.map((item) => (
          <Box as="li" key={item} display="list-item">
            {item}
          </Box>
        ))}
      </Stack>
    </Part>
  )

const rules = answerEvaluationRules.omit(['id'])

function Reply({ id }: { id: string }) {
  const [answer] = useAction<FeedbackDialogMutation>(
    graphql`
      mutation FeedbackDialogMutation($input: AnswerEvaluationInput!) {
        answerEvaluation(input: $input) {
          evaluation {
            id
            answer
            answeredAt
          }
        }
      }
    `,
    {
      success: { title: texts.answerSent(), description: texts.theExpertIsTold() },
      failure: texts.failedToSendTheAnswer(),
    },
  )
  return (
    <Form
      call="answerEvaluation"
      rules={rules}
      initial={{ answer: '' }}
      action={(values) => answer({ input: { id, ...values } })}
      actions={<SubmitButton alignSelf="start">{texts.sendAnswer()}</SubmitButton>}
    >
      <TextArea name="answer" rows={3} hint={texts.youCanAnswerOnceThe()} />
    </Form>
  )
}
