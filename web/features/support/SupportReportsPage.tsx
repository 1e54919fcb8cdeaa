/** How innovation support has worked: volume, times, reopened requests and satisfaction, by category, department and assignee. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as pages from '#texts/support/pages.js'
import * as texts from '#texts/support/reports.js'
import * as words from '#texts/support/words.js'
import type { SupportReportsPageQuery } from '#web/__generated__/SupportReportsPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { ExportMenu } from '#web/ui/list/ExportMenu.tsx'
import { SubLinkTabs } from '#web/ui/LinkTabs.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { daysInWords, ratingInWords, ReportTable } from './ReportTable.tsx'
import { reportExport } from './reportExport.ts'
import { fromOf, reportPeriods } from './reportPeriod.ts'

const wordsOf = (days: number) => (days > 300 ? texts.year() : texts.days({ count: String(days) }))

export default function SupportReportsPage() {
  const { supportReport: report } = usePage<SupportReportsPageQuery>(graphql`
    query SupportReportsPageQuery($from: Date) @preloadable {
      supportReport(from: $from) {
        all {
          submitted
          resolved
          firstAnswer
          resolution
          reopened
          rated
          satisfaction
        }
        byCategory {
          ...ReportTable_figures
        }
        byDepartment {
          ...ReportTable_figures
        }
        byAssignee {
          ...ReportTable_figures
        }
      }
    }
  `)
  const exporting = useExport(
    'supportRequests',
    ({ search }) => ({ filter: { submittedFrom: fromOf(search, Date.now()) } }),
    'support-report',
  )
  const period = useSearchParams()[0].get('period') ?? ''
  const { all } = report
  return (
    <>
      <PageHeader
        title={pages.reports()}
        description={texts.description()}
        actions={<ExportMenu exporting={exporting} columns={reportExport} />}
      />
      <SubLinkTabs
        label={texts.period()}
        links={[
          ...Object.entries(reportPeriods).map(([name, days]) => ({
            to: `?period=${name}`,
            label: wordsOf(days),
            current: period === name,
          })),
          { to: '?', label: texts.everything(), current: !(period in reportPeriods) },
        ]}
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="4">
          <StatTile label={texts.submitted()} count={all.submitted} />
          <StatTile label={texts.resolved()} count={all.resolved} />
          <StatTile label={texts.firstAnswer()} count={daysInWords(all.firstAnswer)} />
          <StatTile label={texts.resolution()} count={daysInWords(all.resolution)} />
          <StatTile label={texts.reopened()} count={all.reopened} />
          <StatTile
            label={texts.satisfaction()}
            count={ratingInWords(all.satisfaction)}
            note={all.rated > 0 && texts.ratings({ count: all.rated })}
          />
        </SimpleGrid>
        <ReportTable title={texts.byCategory()} header={texts.category()} none="" figures={report.byCategory} />
        <ReportTable
          title={texts.byDepartment()}
          header={texts.department()}
          none={texts.noDepartment()}
          figures={report.byDepartment}
        />
        <ReportTable
          title={texts.byAssignee()}
          header={texts.assignee()}
          none={words.nobody()}
          figures={report.byAssignee}
        />
      </Stack>
    </>
  )
}
