/** Questions about a challenge and their answers: everybody who may see the challenge sees them. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeQuestions.js'
import { answerQuestionRules, askQuestionRules } from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeQuestions_challenge$key } from '#web/__generated__/ChallengeQuestions_challenge.graphql.ts'
import type { ChallengeQuestionsAnswerMutation } from '#web/__generated__/ChallengeQuestionsAnswerMutation.graphql.ts'
import type { ChallengeQuestionsAskMutation } from '#web/__generated__/ChallengeQuestionsAskMutation.graphql.ts'
import { ReportButton } from '#web/features/moderation/ReportButton.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const asked = {
  success: {
    title: texts.questionSent(),
    description: texts.theCompanyIsToldEverybody(),
  },
}
const answered = {
  success: {
    title: texts.answerPublished(),
    description: texts.everybodyWhoSeesTheChallenge(),
  },
}

export function ChallengeQuestions({ challenge }: { challenge: ChallengeQuestions_challenge$key }) {
  const { id, canAsk, canAnswer, questions } = useFragment(
    graphql`
      fragment ChallengeQuestions_challenge on Challenge {
        id
        canAsk
        canAnswer
        questions {
          id
          text
          answer
          answeredAt
          createdAt
          mine
          ...ReportButton_content
        }
      }
    `,
    challenge,
  )
  const [asking, setAsking] = useState(false)
  const [answering, setAnswering] = useState<(typeof questions)[number] | null>(null)
  const [ask] = useAction<ChallengeQuestionsAskMutation>(
    graphql`
      mutation ChallengeQuestionsAskMutation($input: AskQuestionInput!) {
        askQuestion(input: $input) {
          challenge {
            ...ChallengeQuestions_challenge
          }
        }
      }
    `,
    asked,
  )
  const [answer] = useAction<ChallengeQuestionsAnswerMutation>(
    graphql`
      mutation ChallengeQuestionsAnswerMutation($input: AnswerQuestionInput!) {
        answerQuestion(input: $input) {
          challenge {
            ...ChallengeQuestions_challenge
          }
        }
      }
    `,
    answered,
  )
  const mayAsk = canAsk && !canAnswer
  if (!questions.length && !mayAsk) return null
  const askButton = mayAsk && (
    <Button variant="outline" alignSelf="start" onClick={() => setAsking(true)}>
      {texts.askAQuestion()}
    </Button>
  )
  const form = (
    <FormDialog
      call="askQuestion"
      open={asking}
      onClose={() => setAsking(false)}
      title={texts.askAQuestion()}
      rules={askQuestionRules.omit(['id'])}
      initial={{ text: '' }}
      action={({ text }) => ask({ input: { id, text } })}
      submit={texts.sendQuestion()}
    >
      <TextArea name="text" hint={texts.everybodySeesQuestionAndAnswer()} />
    </FormDialog>
  )
  if (!questions.length)
    return (
      <>
        <AddButton>{askButton}</AddButton>
        {form}
      </>
    )
  return (
    <Section title={texts.questionsAndAnswers()}>
      <Stack as="ul" listStyleType="none" gap="4">
        {questions.map((question) => (
          <Stack as="li" key={question.id} gap="1.5">
            <WrittenText fontWeight="medium">{question.text}</WrittenText>
            <Text fontSize="xs" color="fg.muted">
              {question.mine
                ? texts.youAskedOn({ createdAt: formatDate(question.createdAt) })
                : texts.askedOn({ createdAt: formatDate(question.createdAt) })}
            </Text>
            {question.answer ? (
              <Box borderInlineStartWidth="3px" borderColor="brand.solid" paddingInlineStart="3">
                <WrittenText>{question.answer}</WrittenText>
                <Text fontSize="xs" color="fg.muted">
                  {texts.answeredOn({ answeredAt: formatDate(question.answeredAt) })}
                </Text>
              </Box>
            ) : (
              <Text color="fg.muted">{texts.notAnsweredYet()}</Text>
            )}
            <HStack>
              {canAnswer && (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={`${question.answer ? texts.changeTheAnswerTo() : texts.answer()} ${question.text.slice(0, 80)}`}
                  onClick={() => setAnswering(question)}
                >
                  {question.answer ? texts.changeAnswer() : texts.answer()}
                </Button>
              )}
              <ReportButton content={question} about={question.text.slice(0, 80)} />
            </HStack>
          </Stack>
        ))}
      </Stack>
      {askButton}
      {form}
      {answering && (
        <FormDialog
          call="answerQuestion"
          open
          onClose={() => setAnswering(null)}
          title={texts.answer()}
          rules={answerQuestionRules.omit(['id'])}
          initial={{ answer: answering.answer }}
          action={({ answer: text }) => answer({ input: { id: answering.id, answer: text } })}
          submit={texts.publishAnswer()}
        >
          <WrittenText>{answering.text}</WrittenText>
          <TextArea name="answer" hint={texts.everybodyWhoSeesTheChallenge()} />
        </FormDialog>
      )}
    </Section>
  )
}
