/** How long records have been in their stage now: what is stuck. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/pipelinePage.js'
import type { StageWaits_query$data, StageWaits_query$key } from '#web/__generated__/StageWaits_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { entityWords, stageWords } from './stageWords.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

type Wait = StageWaits_query$data['stageWaits'][number]

const nameOf = ({ entity, stage }: Wait) => texts.stageOf({ entity: entityWords(entity), stage: stageWords(stage) })

function longest(wait: Wait) {
  const { longestDays: days, longestPath } = wait
  return longestPath ? (
    <Link to={longestPath} aria-label={texts.openLongest({ days, name: nameOf(wait) })}>
      {texts.days({ days })}
    </Link>
  ) : (
    texts.days({ days })
  )
}

export function StageWaits({ query }: { query: StageWaits_query$key }) {
  const { stageWaits } = useFragment(
    graphql`
      fragment StageWaits_query on Query {
        stageWaits {
          entity
          stage
          count
          medianDays
          longestDays
          longestPath
        }
      }
    `,
    query,
  )
  return (
    <Section title={texts.stages()}>
      <Text color="fg.muted" fontSize="sm" marginTop="-2">
        {texts.stagesMeans()}
      </Text>
      {stageWaits.length === 0 ? (
        <Text color="fg.muted">{texts.nothingWaits()}</Text>
      ) : (
        <SmallTable
          name={texts.stages()}
          rows={stageWaits}
          keyOf={({ entity, stage }) => `${entity}:${stage}`}
          columns={[
            { header: texts.stage(), cell: nameOf },
            { header: texts.count(), number: true, cell: ({ count }) => formatCount(count) },
            { header: texts.medianDays(), number: true, cell: ({ medianDays }) => formatCount(medianDays) },
            { header: texts.longest(), number: true, cell: longest },
          ]}
        />
      )}
    </Section>
  )
}
