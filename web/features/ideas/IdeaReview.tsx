/** The university's drawer on an idea: scores by the documented weights, private notes, and the answer. */
import { Button, HStack, SimpleGrid, Text } from '@chakra-ui/react'
import { Check, CircleX, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideaReview.js'
import { reviewIdeaRules, scoreIdeaRules } from '#api/features/ideas/review.rules.ts'
import type { IdeaReview_idea$key } from '#web/__generated__/IdeaReview_idea.graphql.ts'
import type { IdeaReviewAnswerMutation, IdeaDecision } from '#web/__generated__/IdeaReviewAnswerMutation.graphql.ts'
import type { IdeaReviewBeginMutation } from '#web/__generated__/IdeaReviewBeginMutation.graphql.ts'
import type { IdeaReviewScoreMutation } from '#web/__generated__/IdeaReviewScoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const scoreRules = scoreIdeaRules.omit(['id'])
const answerRules = reviewIdeaRules.omit(['id'])
const scores = [5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: String(score) }))
const criteria = [
  ['novelty', '25%'],
  ['feasibility', '25%'],
  ['impact', '25%'],
  ['alignment', '15%'],
  ['scalability', '10%'],
] as const

const answers: Record<IdeaDecision, { title: string; submit: string; hint: string }> = {
  APPROVED: {
    title: texts.approve(),
    submit: texts.approveForValidation(),
    hint: texts.optionalTheSubmitterReadsIt(),
  },
  NEEDS_CHANGES: {
    title: texts.needsChanges(),
    submit: texts.askForChanges(),
    hint: texts.whatMustChangeTheSubmitter(),
  },
  DECLINED: {
    title: texts.decline(),
    submit: texts.decline(),
    hint: texts.whyTheSubmitterReadsIt(),
  },
}

export function IdeaReview({ idea }: { idea: IdeaReview_idea$key }) {
  const { id, title, status, canReview, reviews } = useFragment(
    graphql`
      fragment IdeaReview_idea on Idea {
        id
        title
        status
        canReview
        reviews {
          isOwn
          novelty
          feasibility
          impact
          alignment
          scalability
          notes
        }
      }
    `,
    idea,
  )
  const [decision, setDecision] = useState<IdeaDecision>('APPROVED')
  const [open, setOpen] = useState(false)
  const [score] = useAction<IdeaReviewScoreMutation>(
    graphql`
      mutation IdeaReviewScoreMutation($input: ScoreIdeaInput!) {
        scoreIdea(input: $input) {
          idea {
            ...IdeaReview_idea
            ...ScreeningScores_idea
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.scoresSaved() }, failure: texts.failedToSaveTheScores() },
  )
  const [answer] = useAction<IdeaReviewAnswerMutation>(
    graphql`
      mutation IdeaReviewAnswerMutation($input: ReviewIdeaInput!) {
        reviewIdea(input: $input) {
          idea {
            ...IdeaReview_idea
            ...RecordHistory_record
          }
        }
      }
    `,
    {
      success: { title: texts.ideaAnswered(), description: texts.theSubmitterIsTold() },
      failure: texts.failedToAnswer(),
    },
  )
  const [begin] = useAction<IdeaReviewBeginMutation>(
    graphql`
      mutation IdeaReviewBeginMutation($input: StartIdeaReviewInput!) {
        startIdeaReview(input: $input) {
          idea {
            ...IdeaReview_idea
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.underReviewAgain() }, failure: texts.failedToLookAgain() },
  )
  if (!canReview) return null
  if (status === 'DECLINED')
    return (
      <Button variant="outline" alignSelf="start" onClick={() => void begin({ input: { id } })}>
        {texts.reviewAgain()}
      </Button>
    )
  if (status !== 'SUBMITTED' && status !== 'UNDER_REVIEW' && !open) return null
  const own = reviews?.find(({ isOwn }) => isOwn)
  const ask = (next: IdeaDecision) => {
    setDecision(next)
    setOpen(true)
  }
  return (
    <Section title={texts.review()}>
      <Form
        call="scoreIdea"
        key={String(own !== undefined)}
        rules={scoreRules}
        initial={{
          novelty: own?.novelty ?? null,
          feasibility: own?.feasibility ?? null,
          impact: own?.impact ?? null,
          alignment: own?.alignment ?? null,
          scalability: own?.scalability ?? null,
          notes: own?.notes ?? '',
        }}
        action={(values) => score({ input: { id, ...values } })}
        actions={
          <SubmitButton variant="outline" alignSelf="start">
            {texts.saveScores()}
          </SubmitButton>
        }
      >
        <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3">
          {criteria.map(([name, weight]) => (
            <SelectField key={name} name={name} placeholder="–" choices={scores} hint={weight} />
          ))}
        </SimpleGrid>
        <TextArea name="notes" rows={3} hint={texts.onlyTheUniversityTeamReads()} />
      </Form>
      <Text color="fg.muted">{texts.theAnswerGoesToThe()}</Text>
      <HStack flexWrap="wrap">
        <Button onClick={() => ask('APPROVED')}>
          <Check size={16} aria-hidden />
          {texts.approve()}
        </Button>
        <Button variant="outline" onClick={() => ask('NEEDS_CHANGES')}>
          <PencilLine size={16} aria-hidden />
          {texts.needsChanges()}
        </Button>
        <Button variant="outline" colorPalette="red" onClick={() => ask('DECLINED')}>
          <CircleX size={16} aria-hidden />
          {texts.decline()}
        </Button>
      </HStack>
      <FormDialog
        call="reviewIdea"
        open={open}
        onClose={() => setOpen(false)}
        title={`${answers[decision].title}: ${title}`}
        rules={answerRules}
        initial={{ decision, comments: '' }}
        action={(values) => answer({ input: { id, ...values } })}
        submit={answers[decision].submit}
        danger={decision === 'DECLINED'}
      >
        <TextArea name="comments" rows={4} hint={answers[decision].hint} />
      </FormDialog>
    </Section>
  )
}
