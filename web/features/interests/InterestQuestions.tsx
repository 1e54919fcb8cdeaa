/** Questions of both sides with their answers; the other side answers. */
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { answerInterestQuestionRules, askInterestQuestionRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/questions.js'
import type { InterestQuestions_interest$key } from '#web/__generated__/InterestQuestions_interest.graphql.ts'
import type { InterestQuestionsAnswerMutation } from '#web/__generated__/InterestQuestionsAnswerMutation.graphql.ts'
import type { InterestQuestionsAskMutation } from '#web/__generated__/InterestQuestionsAskMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function InterestQuestions({ interest: key }: { interest: InterestQuestions_interest$key }) {
  const { id, isOwn, isOver, questions } = useFragment(
    graphql`
      fragment InterestQuestions_interest on InvestmentInterest {
        id
        isOwn
        isOver
        questions {
          id
          text
          answerSide
          askedAt
          answer
          answeredAt
          asker {
            name
          }
          answerer {
            name
          }
        }
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const [answering, setAnswering] = useState<(typeof questions)[number] | null>(null)
  const [ask] = useAction<InterestQuestionsAskMutation>(
    graphql`
      mutation InterestQuestionsAskMutation($input: AskInterestQuestionInput!) {
        askInterestQuestion(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.failed() },
  )
  const [answer] = useAction<InterestQuestionsAnswerMutation>(
    graphql`
      mutation InterestQuestionsAnswerMutation($input: AnswerInterestQuestionInput!) {
        answerInterestQuestion(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.answered() }, failure: texts.failed() },
  )
  const mySide = isOwn ? 'INVESTOR' : 'UNIVERSITY'
  const button = !isOver && (
    <Button variant="outline" alignSelf="start" onClick={() => setAsking(true)}>
      {texts.ask()}
    </Button>
  )
  const dialogs = (
    <>
      {asking && (
        <FormDialog
          call="askInterestQuestion"
          open
          onClose={() => setAsking(false)}
          title={texts.ask()}
          rules={askInterestQuestionRules.omit(['id'])}
          initial={{ text: '' }}
          action={(values) => ask({ input: { id, ...values } })}
          submit={texts.send()}
        >
          <TextArea name="text" hint={isOwn ? texts.askHintInvestor() : texts.askHint()} />
        </FormDialog>
      )}
      {answering && (
        <FormDialog
          call="answerInterestQuestion"
          open
          onClose={() => setAnswering(null)}
          title={texts.answer()}
          rules={answerInterestQuestionRules.omit(['id'])}
          initial={{ answer: '' }}
          action={(values) => answer({ input: { id: answering.id, ...values } })}
          submit={texts.sendAnswer()}
        >
          <WrittenText>{answering.text}</WrittenText>
          <TextArea name="answer" rows={6} />
        </FormDialog>
      )}
    </>
  )
  if (!questions.length)
    return (
      <>
        <AddButton>{button}</AddButton>
        {dialogs}
      </>
    )
  return (
    <Section title={texts.questions()}>
      <Stack as="ul" listStyleType="none" gap="4">
        {questions.map((question) => (
          <Stack as="li" key={question.id} gap="1.5">
            <WrittenText fontWeight="medium">{question.text}</WrittenText>
            <Text fontSize="xs" color="fg.muted">
              {texts.askedBy({
                name: question.asker?.name ?? texts.formerMember(),
                date: formatDate(question.askedAt),
              })}
            </Text>
            {question.answeredAt ? (
              <Box borderInlineStartWidth="3px" borderColor="brand.solid" paddingInlineStart="3">
                <WrittenText>{question.answer}</WrittenText>
                <Text fontSize="xs" color="fg.muted">
                  {texts.answeredBy({
                    name: question.answerer?.name ?? texts.formerMember(),
                    date: formatDate(question.answeredAt),
                  })}
                </Text>
              </Box>
            ) : question.answerSide === mySide && !isOver ? (
              <Button
                size="xs"
                variant="outline"
                alignSelf="start"
                aria-label={texts.answerNamed({ question: question.text.slice(0, 80) })}
                onClick={() => setAnswering(question)}
              >
                {texts.answer()}
              </Button>
            ) : (
              <Text color="fg.muted">{texts.notAnswered()}</Text>
            )}
          </Stack>
        ))}
      </Stack>
      {button}
      {dialogs}
    </Section>
  )
}
