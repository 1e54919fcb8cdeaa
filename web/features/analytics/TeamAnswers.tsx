/** What each person of the team has taken, and how many answers came in time. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/analytics/pipelinePage.js'
import * as workload from '#texts/duties/workload.js'
import type { TeamAnswers_query$key } from '#web/__generated__/TeamAnswers_query.graphql.ts'
import { LoadRows } from '#web/features/duties/LoadRows.tsx'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'

const percent = (share: number) => texts.percent({ share: share / 100 })

export function TeamAnswers({ query }: { query: TeamAnswers_query$key }) {
  const { dutiesByPerson, answerPromises } = useFragment(
    graphql`
      fragment TeamAnswers_query on Query {
        dutiesByPerson {
          personId
          name
          open
          overdue
        }
        answerPromises {
          kind
          kept {
            answered
            inTime
          }
        }
      }
    `,
    query,
  )
  const kinds = answerPromises.flatMap(({ kind, kept: { answered, inTime } }) =>
    answered ? [{ name: kindWords[kind as keyof typeof kindWords](), answered, inTime }] : [],
  )
  const known = kinds.flatMap(({ name, answered, inTime }) =>
    inTime == null ? [] : [{ name, value: (inTime / answered) * 100 }],
  )
  const loads = dutiesByPerson.map(({ personId, name, open, overdue }) => ({
    key: personId,
    label: name,
    open,
    overdue,
    to: `/kuteam/support?person=${encodeURIComponent(personId)}`,
  }))
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
      <LoadRows title={texts.load()} none={workload.noPerson()} loads={loads} counted={workload.count} />
      <Chart
        title={texts.inTime()}
        definition={texts.inTimeMeans()}
        head={[texts.what(), texts.answered(), texts.share()]}
        rows={kinds.map(({ name, answered, inTime }) => [
          name,
          formatCount(answered),
          inTime == null ? texts.tooFew() : percent((inTime / answered) * 100),
        ])}
      >
        {known.length > 0 ? (
          <BarChart bars={known} format={percent} />
        ) : (
          <Text color="fg.muted">{texts.noneHasFive()}</Text>
        )}
      </Chart>
    </SimpleGrid>
  )
}
