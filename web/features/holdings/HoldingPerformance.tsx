/** How one holding does: value, levels, milestones planned and reached, and the figures of its updates over time. */
import { Flex, Link as TextLink, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/holdings/performance.js'
import * as view from '#texts/holdings/view.js'
import type { HoldingPerformance_holding$key } from '#web/__generated__/HoldingPerformance_holding.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { FigureSeries } from './FigureSeries.tsx'
import { HoldingTag } from './HoldingTag.tsx'
import { multipleWords } from './holdingWords.ts'
import { levelWords } from './levelWords.ts'
import { MilestoneWords } from './MilestoneWords.tsx'
import { seriesOf } from './series.ts'

export function HoldingPerformance({ holding }: { holding: HoldingPerformance_holding$key }) {
  const data = useFragment(
    graphql`
      fragment HoldingPerformance_holding on Holding {
        path
        name
        external
        status
        amount
        investedOn
        worth
        multiple
        trl
        trlAtInvestment
        arlAtInvestment
        project {
          trl
          validatedTrl
          readiness {
            low
          }
        }
        milestones {
          id
          title
          plannedOn
          doneOn
        }
        valuations {
          valuedOn
          stakeValue
          source
        }
        updates {
          dueOn
          figures {
            name
            unit
            value
          }
        }
      }
    `,
    holding,
  )
  const { path, name, external, status, project, milestones, valuations, worth, multiple } = data
  const trl = external ? data.trl : (project?.validatedTrl ?? project?.trl)
  const latest = status === 'ACTIVE' ? valuations[0] : null
  const series = seriesOf(data.updates)
  return (
    <Section title={name}>
      <Flex gap="2" wrap="wrap" alignItems="center">
        <HoldingTag status={status} />
        <TextLink asChild textDecoration="underline">
          <Link to={path} aria-label={texts.openNamed({ name })}>
            {texts.open()}
          </Link>
        </TextLink>
      </Flex>
      <Facts
        columns={3}
        facts={[
          [texts.invested(), texts.amountOn({ amount: formatMoney(data.amount), date: formatDate(data.investedOn) })],
          [texts.value(), worth == null ? view.notValued() : formatMoney(worth)],
          [texts.source(), latest && texts.sourceOn({ source: latest.source, date: formatDate(latest.valuedOn) })],
          [texts.multiple(), multiple != null && multipleWords(multiple)],
          [view.trl(), levelWords(data.trlAtInvestment, trl)],
          [view.arl(), !external && levelWords(data.arlAtInvestment, project?.readiness?.low)],
        ]}
      />
      {milestones.length > 0 && (
        <Stack gap="0" as="ul" listStyleType="none" aria-label={view.milestones()}>
          {milestones.map((milestone) => (
            <Flex
              as="li"
              key={milestone.id}
              gap="1"
              columnGap="4"
              wrap="wrap"
              justifyContent="space-between"
              paddingY="2"
              borderTopWidth="1px"
            >
              <Text overflowWrap="anywhere" dir="auto">
                {milestone.title}
              </Text>
              <MilestoneWords milestone={milestone} />
            </Flex>
          ))}
        </Stack>
      )}
      {series.length > 0 && (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="6">
          {series.map((one) => (
            <FigureSeries key={`${one.name} ${one.unit}`} series={one} />
          ))}
        </SimpleGrid>
      )}
    </Section>
  )
}
