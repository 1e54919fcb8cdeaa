/** The technology summary of a project, for the team that writes it and the owner who agrees to it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/summaries/record.js'
import type { SummaryPageQuery } from '#web/__generated__/SummaryPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { SummaryView } from './SummaryView.tsx'
import { summariesPath } from './summaryPaths.ts'

export default function SummaryPage() {
  const { technologySummary: summary } = usePage<SummaryPageQuery>(graphql`
    query SummaryPageQuery($number: Int!) @preloadable {
      technologySummary(number: $number) {
        ...SummaryView_summary
      }
    }
  `)
  const all = useAllowed('SUMMARY_LIST')
  const back = all ? { to: summariesPath, label: texts.backToSummaries() } : { to: '/projects', label: texts.back() }
  if (!summary) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return <SummaryView summary={summary} back={back} />
}
