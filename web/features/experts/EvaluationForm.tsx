/** What an expert thinks of an idea, by the six criteria (docs/spec/experts.md#evaluation). */
import { Button, HStack, SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/evaluationForm.js'
import { evaluateIdeaRules, evaluationCriteria } from '#api/features/ideas/validation.rules.ts'
import type { EvaluationFormMutation, EvaluateIdeaInput } from '#web/__generated__/EvaluationFormMutation.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { dayOf } from '#web/ui/calendar/days.ts'
import { KeepDraft } from '#web/features/drafts/KeepDraft.tsx'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, LinesField, NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { agoInside } from '#web/ui/format.ts'

const rules = evaluateIdeaRules.omit(['id'])
const scores = [
  { value: '1', label: texts.n1VeryWeak() },
  { value: '2', label: texts.n2Weak() },
  { value: '3', label: texts.n3Fair() },
  { value: '4', label: texts.n4Good() },
  { value: '5', label: texts.n5Excellent() },
]
const overall = [
  { value: 'STRONG_POTENTIAL', label: texts.strongPotential() },
  { value: 'NEEDS_REFINEMENT', label: texts.needsRefinement() },
  { value: 'NOT_RECOMMENDED', label: texts.notRecommended() },
]
const empty = {
  summary: '',
  ...Object.fromEntries(evaluationCriteria.map(({ field }) => [field, ''])),
  strengths: [],
  improvements: [],
  nextSteps: [],
  overall: '',
  meetingAt: '',
  meetingMinutes: '',
  meetingPlace: '',
} as unknown as Omit<EvaluateIdeaInput, 'id'>

/** What is known of the meeting from the session that was booked for the request. */
interface Held {
  startsAt: string
  endsAt: string
  location: string | null | undefined
  videoLink: string | null | undefined
}

const meetingOf = ({ startsAt, endsAt, location, videoLink }: Held, timeZone: string) => ({
  meetingAt: dayOf(startsAt, timeZone),
  meetingMinutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  meetingPlace: location || (videoLink ? texts.online() : ''),
})

interface Props {
  id: string
  number: number
  session: Held | null | undefined
  viewer: useKeptDraft_viewer$key | null | undefined
  onDone: () => void
  onCancel: () => void
}

export function EvaluationForm({ id, number, session, viewer, onDone, onCancel }: Props) {
  const { timeZone } = useViewer()
  const subject = String(number)
  const draft = useKeptDraft('EVALUATION', viewer, subject)
  const [evaluate] = useAction<EvaluationFormMutation>(
    graphql`
      mutation EvaluationFormMutation($input: EvaluateIdeaInput!) {
        evaluateIdea(input: $input) {
          request {
            id
            status
            evaluation {
              id
              summary
              overall
              answer
              answeredAt
              createdAt
            }
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    {
      success: { title: texts.feedbackSent(), description: texts.theIdeaIsValidated() },
      failure: texts.failedToSendFeedback(),
    },
  )
  return (
    <Form
      call="evaluateIdea"
      rules={rules}
      initial={
        {
          ...empty,
          ...(session ? meetingOf(session, timeZone) : {}),
          ...(draft?.values as Record<string, unknown> | undefined),
        } as Record<string, unknown>
      }
      action={(values) => evaluate({ input: { id, ...(values as Omit<EvaluateIdeaInput, 'id'>) } })}
      onDone={onDone}
      actions={
        <HStack>
          <SubmitButton>{texts.sendFeedback()}</SubmitButton>
          <Button variant="outline" onClick={onCancel}>
            {texts.close()}
          </Button>
        </HStack>
      }
    >
      <Text color="fg.muted">
        {draft ? texts.begunAndKept({ updatedAt: agoInside(draft.updatedAt) }) : texts.kept()}
      </Text>
      <KeepDraft form="EVALUATION" subject={subject} />
      <TextArea name="summary" rows={4} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {evaluationCriteria.map(({ field }) => (
          <SelectField key={field} name={field} placeholder={texts.chooseAScore()} choices={scores} />
        ))}
      </SimpleGrid>
      <LinesField name="strengths" />
      <LinesField name="improvements" />
      <LinesField name="nextSteps" />
      <SelectField name="overall" placeholder={texts.chooseAnAssessment()} choices={overall} />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <DateField name="meetingAt" />
        <NumberField name="meetingMinutes" />
        <TextField name="meetingPlace" autoComplete="off" />
      </SimpleGrid>
    </Form>
  )
}
