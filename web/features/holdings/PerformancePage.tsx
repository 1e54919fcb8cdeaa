/** What an investor's holdings come to: totals, then each with its milestones, levels, figures and value. */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { ChartLine } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as list from '#texts/holdings/list.js'
import * as pages from '#texts/holdings/pages.js'
import * as texts from '#texts/holdings/performance.js'
import type { PerformancePageQuery } from '#web/__generated__/PerformancePageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatCount, formatShortMoney } from '#web/ui/format.ts'
import { ExportMenu } from '#web/ui/list/ExportMenu.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { HoldingPerformance } from './HoldingPerformance.tsx'
import { multipleWords } from './holdingWords.ts'
import { performanceColumns } from './performanceColumns.ts'
import { PortfolioTabs } from './PortfolioTabs.tsx'

const all = () => ({})

export default function PerformancePage() {
  const { portfolio, holdings } = usePage<PerformancePageQuery>(graphql`
    query PerformancePageQuery @preloadable {
      portfolio {
        count
        activeCount
        invested
        valuedCount
        valuedAmount
        worth
        multiple
      }
      holdings(first: 50) {
        edges {
          node {
            id
            ...HoldingPerformance_holding
          }
        }
      }
    }
  `)
  const { count, activeCount, invested, valuedCount, valuedAmount, worth, multiple } = portfolio
  const exporting = useExport('holdings', all, 'portfolio-performance')
  if (!count)
    return (
      <>
        <PageHeader title={pages.performance()} />
        <PortfolioTabs />
        <EmptyState
          icon={ChartLine}
          title={texts.none()}
          message={texts.noneSoFar()}
          action={
            <Button asChild variant="outline">
              <Link to="/portfolio">{list.toPortfolio()}</Link>
            </Button>
          }
        />
      </>
    )
  return (
    <>
      <PageHeader
        title={pages.performance()}
        description={texts.description()}
        actions={<ExportMenu exporting={exporting} columns={performanceColumns} />}
      />
      <PortfolioTabs />
      <Stack gap="4">
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <StatTile
            label={texts.holdings()}
            count={count}
            note={texts.active({ count: formatCount(activeCount) })}
            to="/portfolio"
          />
          <StatTile label={texts.invested()} count={formatShortMoney(invested)} />
          <StatTile
            label={texts.value()}
            count={worth == null ? texts.notValued() : formatShortMoney(worth)}
            note={texts.valued({ valued: formatCount(valuedCount), count: formatCount(count) })}
          />
          <StatTile
            label={texts.multiple()}
            count={multiple == null ? texts.notValued() : multipleWords(multiple)}
            note={multiple != null && texts.multipleOf({ amount: formatShortMoney(valuedAmount) })}
          />
        </SimpleGrid>
        <Text color="fg.muted">{texts.howMeasured()}</Text>
        {nodesOf(holdings).map((holding) => (
          <HoldingPerformance key={holding.id} holding={holding} />
        ))}
        {count > 50 && <Text color="fg.muted">{texts.latestShown({ most: 50 })}</Text>}
      </Stack>
    </>
  )
}
