/** How an investor's capital is spread, and how far own interests came: charts, each with its table. */
import { Button, SimpleGrid } from '@chakra-ui/react'
import { ChartPie } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/holdings/analytics.js'
import * as list from '#texts/holdings/list.js'
import * as pages from '#texts/holdings/pages.js'
import type { AnalyticsPageQuery } from '#web/__generated__/AnalyticsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Exposure } from './Exposure.tsx'
import { fundingStages } from './holdingWords.ts'
import { Pipeline } from './Pipeline.tsx'
import { PortfolioTabs } from './PortfolioTabs.tsx'

export default function AnalyticsPage() {
  const { portfolio } = usePage<AnalyticsPageQuery>(graphql`
    query AnalyticsPageQuery @preloadable {
      portfolio {
        count
        invested
        bySector {
          key
          count
          amount
        }
        byTrl {
          key
          count
          amount
        }
        byStage {
          key
          count
          amount
        }
        byYear {
          key
          count
          amount
        }
        conversion {
          stage
          count
        }
      }
    }
  `)
  const { count, invested, conversion } = portfolio
  return (
    <>
      <PageHeader title={pages.analytics()} description={texts.description()} />
      <PortfolioTabs />
      {count === 0 && (
        <EmptyState
          icon={ChartPie}
          title={texts.none()}
          message={texts.noneSoFar()}
          action={
            <Button asChild variant="outline">
              <Link to="/portfolio">{list.toPortfolio()}</Link>
            </Button>
          }
        />
      )}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        {count > 0 && (
          <>
            <Exposure
              title={texts.bySector()}
              of={texts.sector()}
              invested={invested}
              shares={portfolio.bySector}
              words={(key) => sectorName(key as 'AI')}
            />
            <Exposure
              title={texts.byStage()}
              of={texts.stage()}
              invested={invested}
              shares={portfolio.byStage}
              words={(key) => fundingStages[key] ?? key}
            />
            <Exposure
              title={texts.byTrl()}
              of={texts.trl()}
              invested={invested}
              shares={portfolio.byTrl}
              words={(key) => (key ? texts.trlValue({ key }) : texts.notAssessed())}
            />
            <Exposure
              title={texts.byYear()}
              of={texts.year()}
              invested={invested}
              shares={portfolio.byYear}
              words={(key) => key}
            />
          </>
        )}
        <Pipeline open conversion={conversion} />
      </SimpleGrid>
    </>
  )
}
