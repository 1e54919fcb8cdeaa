/** How the university scored an idea: the weighted sum with its parts. */
import { Stack, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/screeningScores.js'
import type { ScreeningScores_idea$key } from '#web/__generated__/ScreeningScores_idea.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
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
            <Table.ScrollArea>
              <Table.Root size="sm" aria-label={texts.scoresBy({ name })}>
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeader>{name}</Table.ColumnHeader>
                    <Table.ColumnHeader textAlign="end">{texts.weight()}</Table.ColumnHeader>
                    <Table.ColumnHeader textAlign="end">{texts.score()}</Table.ColumnHeader>
                    <Table.ColumnHeader textAlign="end">{texts.points()}</Table.ColumnHeader>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {parts.map(({ label, weight, score, points }) => (
                    <Table.Row key={label}>
                      <Table.Cell>{label}</Table.Cell>
                      <Table.Cell textAlign="end">{weight}%</Table.Cell>
                      <Table.Cell textAlign="end">{score ?? '–'}</Table.Cell>
                      <Table.Cell textAlign="end">{points == null ? '–' : round(points)}</Table.Cell>
                    </Table.Row>
                  ))}
                  <Table.Row fontWeight="semibold">
                    <Table.Cell colSpan={3}>{texts.weightedSum()}</Table.Cell>
                    <Table.Cell textAlign="end">
                      {weightedSum == null ? texts.notComplete() : round(weightedSum)}
                    </Table.Cell>
                  </Table.Row>
                </Table.Body>
              </Table.Root>
            </Table.ScrollArea>
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
