/** The answer to one follow-up question. While another one is asked, the form is out of sight with what was written in it. */
import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { StringSchema } from 'yup'
import { updateArlAnswerRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as texts from '#texts/readiness/question.js'
import type { AnswerForm_question$key } from '#web/__generated__/AnswerForm_question.graphql.ts'
import type { AnswerFormMutation } from '#web/__generated__/AnswerFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const rules = updateArlAnswerRules.pick(['answer'])
/** An answer that is kept is taken back by emptying it; an empty one is none that could be checked. */
const firstRules = rules.shape({ answer: (rules.fields.answer as StringSchema).required(texts.answerOrSkip) })

interface Props {
  assessmentId: string
  question: AnswerForm_question$key
  hidden: boolean
  /** Goes to the question before or after; without one there is none. */
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
}

export function AnswerForm({ assessmentId, question, hidden, onBack, onNext }: Props) {
  const { place, answer, approved, leastWords, leastCharacters } = useFragment(
    graphql`
      fragment AnswerForm_question on ArlQuestion {
        place
        answer
        approved
        leastWords
        leastCharacters
      }
    `,
    question,
  )
  const [save] = useAction<AnswerFormMutation>(
    graphql`
      mutation AnswerFormMutation($input: UpdateArlAnswerInput!) {
        updateArlAnswer(input: $input) {
          arlAssessment {
            ...FollowUpQuestions_assessment
          }
        }
      }
    `,
    { failure: texts.checkFailed() },
  )
  return (
    <div hidden={hidden}>
      <Form
        call="updateArlAnswer"
        rules={answer ? rules : firstRules}
        initial={{ answer }}
        action={({ answer: written }) => save({ input: { id: assessmentId, place, answer: written ?? '' } })}
        actions={
          <HStack gap="3" wrap="wrap">
            <SubmitButton>{texts.check()}</SubmitButton>
            <Button variant="outline" disabled={!onBack} onClick={onBack}>
              {texts.previous()}
            </Button>
            <Button variant="outline" disabled={!onNext} onClick={onNext}>
              {approved ? texts.next() : texts.skip()}
            </Button>
          </HStack>
        }
      >
        <TextArea name="answer" rows={7} hint={texts.least({ words: leastWords, characters: leastCharacters })} />
      </Form>
    </div>
  )
}
