/** How the university scored an idea: the weighted sum with its parts. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/screeningScores.js'
import type { ScreeningScores_idea$key } from '#web/__generated__/ScreeningScores_idea.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const round = (value: number) => Math.round(value * 10) / 10

export function ScreeningScores({ idea }: { idea: ScreeningScores_idea$key }) {
  const { screeningScore, reviews } = useFragment(
    graphql`
      fragment ScreeningScores_idea on Idea {
        screeningScore
        reviews {
          isOwn
          weightedSum
          notes
          reviewer {
            name
          }
          parts {
            label
            weight
            score
            points
          }
        }
      }
    `,
    idea,
  )
  const scored = reviews?.filter(({ parts, notes }) => notes || parts.some(({ score }) => score != null)) ?? []
  if (!scored.length) return null
  return (
    <Section title={texts.screeningScore()}>
      {screeningScore != null && (
        <Text fontSize="lg" fontWeight="semibold">
          {texts.of100({ screeningScore: round(screeningScore) })}
        </Text>
      )}
      {scored.map(({ isOwn, reviewer, parts, weightedSum, notes }) => {
        const name = isOwn ? texts.you() : (reviewer?.name ?? texts.formerMember())
        return (
          <Stack key={name} gap="2">
            <SmallTable
              name={texts.scoresBy({ name })}
              rows={parts}
              keyOf={({ label }) => label}
              columns={[
                { header: name, cell: ({ label }) => label },
                { header: texts.weight(), number: true, cell: ({ weight }) => `${weight}%` },
                { header: texts.score(), number: true, cell: ({ score }) => score ?? '–' },
                {
                  header: texts.points(),
                  number: true,
                  cell: ({ points }) => (points == null ? '–' : round(points)),
                },
              ]}
              sums={[texts.weightedSum(), '', '', weightedSum == null ? texts.notComplete() : round(weightedSum)]}
            />
            {notes && (
              <WrittenText fontSize="sm" color="fg.muted">
                {texts.privateNotes({ notes })}
              </WrittenText>
            )}
          </Stack>
        )
      })}
    </Section>
  )
}
