/** The follow-up questions, one at a time; each answer is kept and checked (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateArlAnswerRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as texts from '#texts/readiness/question.js'
import type { FollowUpQuestions_assessment$key } from '#web/__generated__/FollowUpQuestions_assessment.graphql.ts'
import type { FollowUpQuestionsMutation } from '#web/__generated__/FollowUpQuestionsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Drafted } from '#web/features/model/Drafted.tsx'
import { AnswerVerdict } from './AnswerVerdict.tsx'
import { DraftQuestions } from './DraftQuestions.tsx'

const rules = updateArlAnswerRules.pick(['answer'])

interface Props {
  assessment: FollowUpQuestions_assessment$key
  /** The model that drafts; null when there is none. */
  model: string | null
}

export function FollowUpQuestions({ assessment: key, model }: Props) {
  const assessment = useFragment(
    graphql`
      fragment FollowUpQuestions_assessment on ArlAssessment {
        id
        questions {
          id
          place
          question
          answer
          approved
          leastWords
          leastCharacters
          drafted {
            model
            claims {
              text
              quotation
              source
            }
            unbacked
            withheld
          }
          ...AnswerVerdict_question
        }
        ...DraftQuestions_assessment
      }
    `,
    key,
  )
  const { id, questions } = assessment
  const [at, setAt] = useState(0)
  const [save] = useAction<FollowUpQuestionsMutation>(
    graphql`
      mutation FollowUpQuestionsMutation($input: UpdateArlAnswerInput!) {
        updateArlAnswer(input: $input) {
          arlAssessment {
            ...FollowUpQuestions_assessment
          }
        }
      }
    `,
    { failure: texts.checkFailed() },
  )
  const asked = questions[at]
  if (!asked) return null
  const { place, question, answer, approved, drafted, leastWords, leastCharacters } = asked
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.step({ step: at + 1, of: questions.length })}
      </Text>
      {drafted ? <Drafted {...drafted} /> : <Text fontWeight="medium">{question}</Text>}
      <Form
        key={asked.id}
        call="updateArlAnswer"
        rules={rules}
        initial={{ answer }}
        action={({ answer: written }) => save({ input: { id, place, answer: written ?? '' } })}
        actions={
          <HStack gap="3" wrap="wrap">
            <SubmitButton>{texts.check()}</SubmitButton>
            <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {texts.previous()}
            </Button>
            <Button variant="outline" disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
              {approved ? texts.next() : texts.skip()}
            </Button>
          </HStack>
        }
      >
        <TextArea name="answer" rows={7} hint={texts.least({ words: leastWords, characters: leastCharacters })} />
      </Form>
      <div role="status">
        <AnswerVerdict question={asked} />
      </div>
      {model && <DraftQuestions assessment={assessment} />}
    </Section>
  )
}
