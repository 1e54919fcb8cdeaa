/** How long records have been in their stage now: what is stuck. */
import { Box, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/pipelinePage.js'
import type { StageWaits_query$key } from '#web/__generated__/StageWaits_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { entityWords, stageWords } from './stageWords.ts'
import { linksIn } from '#web/ui/charts/linksIn.ts'

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
        <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.stages()}>
          <Table.Root size="sm" css={linksIn} aria-label={texts.stages()}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{texts.stage()}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{texts.count()}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{texts.medianDays()}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{texts.longest()}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {stageWaits.map(({ entity, stage, count, medianDays, longestDays, longestPath }) => {
                const name = texts.stageOf({ entity: entityWords(entity), stage: stageWords(stage) })
                return (
                  <Table.Row key={`${entity}:${stage}`}>
                    <Table.ColumnHeader scope="row" fontWeight="normal">
                      {name}
                    </Table.ColumnHeader>
                    <Table.Cell textAlign="end">{formatCount(count)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatCount(medianDays)}</Table.Cell>
                    <Table.Cell textAlign="end" whiteSpace="nowrap">
                      {longestPath ? (
                        <Link to={longestPath} aria-label={texts.openLongest({ days: longestDays, name })}>
                          {texts.days({ days: longestDays })}
                        </Link>
                      ) : (
                        texts.days({ days: longestDays })
                      )}
                    </Table.Cell>
                  </Table.Row>
                )
              })}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Section>
  )
}
