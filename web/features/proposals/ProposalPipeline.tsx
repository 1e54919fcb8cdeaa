/** In which stage the proposals to a company's challenges are, for its dashboard; nothing before the first one. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/pipeline.js'
import type { ProposalPipeline_query$key } from '#web/__generated__/ProposalPipeline_query.graphql.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'
import { statusWords } from './proposalWords.ts'

const stages = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED'] as const

export function ProposalPipeline({ query }: { query: ProposalPipeline_query$key }) {
  const counts = useFragment(
    graphql`
      fragment ProposalPipeline_query on Query {
        SUBMITTED: proposals(filter: { status: [SUBMITTED] }, first: 0) {
          totalCount(exact: true)
        }
        SCREENING: proposals(filter: { status: [SCREENING] }, first: 0) {
          totalCount(exact: true)
        }
        SHORTLISTED: proposals(filter: { status: [SHORTLISTED] }, first: 0) {
          totalCount(exact: true)
        }
        FINALIST: proposals(filter: { status: [FINALIST] }, first: 0) {
          totalCount(exact: true)
        }
        ACCEPTED: proposals(filter: { status: [ACCEPTED] }, first: 0) {
          totalCount(exact: true)
        }
        DECLINED: proposals(filter: { status: [DECLINED] }, first: 0) {
          totalCount(exact: true)
        }
      }
    `,
    query,
  )
  const bars = stages.map((stage) => ({ stage, name: statusWords[stage], value: counts[stage].totalCount }))
  if (bars.every(({ value }) => value === 0)) return null
  return (
    <Chart
      title={texts.title()}
      definition={texts.means()}
      head={[texts.stage(), texts.proposals()]}
      rows={bars.map(({ stage, name, value }) => ({
        cells: [name, formatCount(value)],
        to: `/proposals?status=${stage}`,
      }))}
    >
      <BarChart bars={bars} format={formatCount} />
    </Chart>
  )
}
