/** What happened in the last twelve months, for dashboards: the viewer's own, or that of the whole university. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/analytics/ofYear.js'
import * as page from '#texts/analytics/page.js'
import type { ActivityOfYear_query$key } from '#web/__generated__/ActivityOfYear_query.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { ActivityTrend } from './ActivityTrend.tsx'

/** The range reaches into the month a year ago, which is left out. */
const shownMonths = 12

export function ActivityOfYear({ query }: { query: ActivityOfYear_query$key }) {
  const { ofYear } = useFragment(
    graphql`
      fragment ActivityOfYear_query on Query {
        ofYear: analytics(filter: { range: YEAR }) {
          asOf
          isWhole
          activity {
            figure {
              name
            }
            month
            value
          }
        }
      }
    `,
    query,
  )
  const { asOf, isWhole, activity } = ofYear
  const shown = new Set([...new Set(activity.map(({ month }) => month))].slice(-shownMonths))
  return (
    <ActivityTrend
      title={isWhole ? texts.activity() : texts.ownActivity()}
      definition={texts.means({
        isWhole: String(isWhole),
        when: asOf ? page.asOf({ time: formatTime(asOf) }) : page.notYet(),
      })}
      months={activity.filter(({ month }) => shown.has(month))}
      narrow
    />
  )
}
