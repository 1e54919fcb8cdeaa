/** Scoring a proposal by the criteria of its challenge, next to what the others gave. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { mixed, object } from 'yup'
import * as texts from '#texts/proposals/scorecard.js'
import * as counts from '#texts/proposals/counts.js'
import { dotted } from '#listed'
import type { Scorecard_proposal$key } from '#web/__generated__/Scorecard_proposal.graphql.ts'
import type { ScorecardMutation } from '#web/__generated__/ScorecardMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const choices = [5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: String(score) }))
const scoring = { success: { title: texts.scoresSaved() }, failure: texts.failedToSaveTheScores() }

export function Scorecard({ proposal }: { proposal: Scorecard_proposal$key }) {
  const { id, canScore, moves, scorecard, score, myScore, scoredBy } = useFragment(
    graphql`
      fragment Scorecard_proposal on Proposal {
        id
        canScore
        moves
        score
        myScore
        scoredBy
        scorecard {
          position
          name
          description
          weight
          mine
          mean
        }
      }
    `,
    proposal,
  )
  const [save] = useAction<ScorecardMutation>(
    graphql`
      mutation ScorecardMutation($input: ScoreProposalInput!) {
        scoreProposal(input: $input) {
          proposal {
            ...Scorecard_proposal
          }
        }
      }
    `,
    scoring,
  )
  const rules = useMemo(
    () =>
      object(
        Object.fromEntries(
          (scorecard ?? []).map(({ position, name }) => [`score${position}`, mixed().meta({ label: name })]),
        ),
      ),
    [scorecard],
  )
  if (!scorecard) return null
  const open = canScore && moves?.length !== 0
  const summary = [
    myScore != null && texts.yourScoreOf100({ myScore: Math.round(myScore) }),
    score != null &&
      texts.meanOf100Of({ score: Math.round(score), reviewers: counts.reviewers({ count: scoredBy ?? 0 }) }),
  ].filter(Boolean)
  return (
    <Section title={texts.scores()}>
      <Text color="fg.muted">{dotted(summary) || texts.nobodyHasScoredEveryCriterion()}</Text>
      {open ? (
        <Form
          call="scoreProposal"
          rules={rules}
          initial={Object.fromEntries(scorecard.map(({ position, mine }) => [`score${position}`, mine ?? '']))}
          action={(values: Record<string, unknown>) =>
            save({
              input: {
                id,
                scores: scorecard.map(({ position }) => ({
                  position,
                  score: Number(values[`score${position}`]) || null,
                })),
              },
            })
          }
          actions={
            <SubmitButton variant="outline" alignSelf="start">
              {texts.saveScores()}
            </SubmitButton>
          }
        >
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {scorecard.map(({ position, description, weight, mean }) => (
              <SelectField
                key={position}
                name={`score${position}`}
                placeholder="–"
                choices={choices}
                hint={dotted([`${weight}%`, description, mean != null && texts.mean({ toFixed: mean.toFixed(1) })])}
              />
            ))}
          </SimpleGrid>
        </Form>
      ) : (
        <Facts
          facts={scorecard.map(({ name, weight, mean }) => [
            `${name} (${weight}%)`,
            mean == null ? texts.notScored() : texts.of5({ toFixed: mean.toFixed(1) }),
          ])}
        />
      )}
    </Section>
  )
}
