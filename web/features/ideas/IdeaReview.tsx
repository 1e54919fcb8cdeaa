/** The university's scores of an idea by the documented weights, with private notes. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideaReview.js'
import { scoreIdeaRules } from '#api/features/ideas/review.rules.ts'
import type { IdeaReview_idea$key } from '#web/__generated__/IdeaReview_idea.graphql.ts'
import type { IdeaReviewScoreMutation } from '#web/__generated__/IdeaReviewScoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const scoreRules = scoreIdeaRules.omit(['id'])
const scores = [5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: String(score) }))
const criteria = [
  ['novelty', '25%'],
  ['feasibility', '25%'],
  ['impact', '25%'],
  ['alignment', '15%'],
  ['scalability', '10%'],
] as const

export function IdeaReview({ idea }: { idea: IdeaReview_idea$key }) {
  const { id, status, canReview, reviews } = useFragment(
    graphql`
      fragment IdeaReview_idea on Idea {
        id
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
  if (!canReview || (status !== 'SUBMITTED' && status !== 'UNDER_REVIEW')) return null
  const own = reviews?.find(({ isOwn }) => isOwn)
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
    </Section>
  )
}
