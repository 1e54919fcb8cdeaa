/** Analytics: totals, activity by month, departments, levels, growth, and every figure with its definition and records. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import type { OverviewPageQuery } from '#web/__generated__/OverviewPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ActivityTrend } from './ActivityTrend.tsx'
import { handedOn, recordsPath } from './analyticsAddress.ts'
import { AsOf } from './AsOf.tsx'
import { DepartmentShares } from './DepartmentShares.tsx'
import { ExportReport } from './ExportReport.tsx'
import { FigureRows } from './FigureRows.tsx'
import { changeWords } from './figureWords.ts'
import { GrowthAreas } from './GrowthAreas.tsx'
import { MailReport } from './MailReport.tsx'
import { RangeBar } from './RangeBar.tsx'
import { TrlShares } from './TrlShares.tsx'

const tiles = [
  ['PROJECTS', texts.totalProjects],
  ['TEAMS', texts.activeTeams],
  ['IDEAS', texts.innovationIdeas],
] as const

export default function OverviewPage() {
  const [search] = useSearchParams()
  const data = usePage<OverviewPageQuery>(graphql`
    query OverviewPageQuery($filter: AnalyticsFilter!) @preloadable {
      analytics(filter: $filter) {
        asOf
        from
        until
        isWhole
        figures {
          figure {
            code
            unit
          }
          value
          before
        }
        activity {
          figure {
            name
          }
          month
          value
        }
        departments(figure: PROJECTS) {
          key
          value
        }
        levels {
          level
          value
        }
        growthAreas {
          department
          value
          before
          percent
        }
        ...FigureRows_analytics
      }
      ...MailReport_query
    }
  `)
  const { analytics } = data
  const { isWhole, figures, activity, departments, levels, growthAreas } = analytics
  return (
    <>
      <PageHeader
        title={texts.analytics()}
        description={isWhole ? texts.ofUniversity() : texts.ofYou()}
        actions={
          <>
            {isWhole && (
              <Button asChild variant="outline">
                <Link to={`/kuteam/analytics${handedOn(search)}`}>{texts.pipeline()}</Link>
              </Button>
            )}
            <MailReport query={data} report="OVERVIEW" />
            <ExportReport report="overview" />
          </>
        }
      />
      <RangeBar asOf />
      <AsOf {...analytics} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          {tiles.map(([id, label]) => {
            const { value = 0, before } = figures.find(({ figure }) => figure.code === id) ?? {}
            return (
              <StatTile
                key={id}
                label={label()}
                count={value}
                note={changeWords(value, before, 'RECORDS')}
                to={recordsPath(id, search)}
              />
            )
          })}
        </SimpleGrid>
        <ActivityTrend title={texts.activityTrend()} definition={texts.activityTrendMeans()} months={activity} />
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <DepartmentShares shares={departments} />
          <TrlShares levels={levels} />
        </SimpleGrid>
        <GrowthAreas areas={growthAreas} />
        <FigureRows analytics={analytics} title={texts.allFigures()} />
      </Stack>
    </>
  )
}
