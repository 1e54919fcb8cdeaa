/** Has a language model draft further questions; nothing where there is none. */
import { Button } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/model.js'
import type { DraftQuestions_assessment$key } from '#web/__generated__/DraftQuestions_assessment.graphql.ts'
import type { DraftQuestionsMutation } from '#web/__generated__/DraftQuestionsMutation.graphql.ts'
import { noticeOf } from '#web/features/model/noticeOf.ts'
import { useAction } from '#web/relay/useAction.ts'

export function DraftQuestions({ assessment }: { assessment: DraftQuestions_assessment$key }) {
  const { id } = useFragment(
    graphql`
      fragment DraftQuestions_assessment on ArlAssessment {
        id
      }
    `,
    assessment,
  )
  const [draft, drafting] = useAction<DraftQuestionsMutation>(
    graphql`
      mutation DraftQuestionsMutation($input: DraftArlQuestionsInput!) {
        draftArlQuestions(input: $input) {
          notice
          arlAssessment {
            ...FollowUpQuestions_assessment
          }
        }
      }
    `,
    {
      success: ({ draftArlQuestions }) =>
        noticeOf(draftArlQuestions?.notice ?? '', texts.questionsDrafted(), texts.questionsMissing()),
      failure: texts.questionsFailed(),
    },
  )
  return (
    <Button variant="outline" loading={drafting} onClick={() => void draft({ input: { id } })}>
      <Sparkles size={16} aria-hidden />
      {texts.draftQuestions()}
    </Button>
  )
}
