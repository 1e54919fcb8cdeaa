/** The follow-up questions, one at a time; each answer is kept and checked (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/question.js'
import type { FollowUpQuestions_assessment$key } from '#web/__generated__/FollowUpQuestions_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Drafted } from '#web/features/model/Drafted.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerVerdict } from './AnswerVerdict.tsx'
import { DraftQuestions } from './DraftQuestions.tsx'

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
          question
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
          ...AnswerForm_question
          ...AnswerVerdict_question
        }
        ...DraftQuestions_assessment
      }
    `,
    key,
  )
  const { id, questions } = assessment
  const [at, setAt] = useState(0)
  const asked = questions[at]
  if (!asked) return null
  const { question, drafted } = asked
  const goTo = (place: number) => (place in questions ? () => setAt(place) : undefined)
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.step({ step: at + 1, of: questions.length })}
      </Text>
      {drafted ? (
        <Drafted {...drafted} />
      ) : (
        <Text fontWeight="medium" dir="auto">
          {question}
        </Text>
      )}
      {questions.map((one, place) => (
        <AnswerForm
          key={one.id}
          assessmentId={id}
          question={one}
          hidden={place !== at}
          onBack={goTo(place - 1)}
          onNext={goTo(place + 1)}
        />
      ))}
      <div role="status">
        <AnswerVerdict question={asked} />
      </div>
      {model && <DraftQuestions assessment={assessment} />}
    </Section>
  )
}
