/** The stages of the pipeline: how many companies each has, what is expected of them, and what is overdue. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/partnerPipelinePage.js'
import * as counts from '#texts/companies/counts.js'
import type { PipelineStages_stages$key } from '#web/__generated__/PipelineStages_stages.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatMoney } from '#web/ui/format.ts'
import type { ListState } from '#web/ui/list/useListState.ts'
import { stageLooks } from './companyWords.ts'

export function PipelineStages({ stages, state }: { stages: PipelineStages_stages$key; state: ListState }) {
  const data = useFragment<PipelineStages_stages$key>(
    graphql`
      fragment PipelineStages_stages on CompanyStageTotal @relay(plural: true) {
        stage
        companies
        expectedValue
        overdue
      }
    `,
    stages,
  )
  const owner = state.value('owner')
  const chosen = state.values('stage')
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
      {data.map(({ stage, companies: count, expectedValue, overdue }) => (
        <StatTile
          key={stage}
          label={`${stageLooks[stage].all}: ${counts.companies({ count })}`}
          count={formatMoney(expectedValue)}
          note={
            overdue ? (
              <Tag tone="danger">{texts.withAnOverdueTaskOverdue({ overdue })}</Tag>
            ) : (
              <Text as="span" color="fg.muted">
                {texts.noOverdueTask()}
              </Text>
            )
          }
          to={`/kuteam/industry?stage=${stage}${owner && `&owner=${owner}`}`}
          current={chosen.length === 1 && chosen[0] === stage}
        />
      ))}
    </SimpleGrid>
  )
}
