/** The university's holidays for a calendar, by their names in the language of the page. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { language } from '#language'
import type { useHolidays_query$key } from '#web/__generated__/useHolidays_query.graphql.ts'
import type { Holiday } from '#web/ui/calendar/daysOff.ts'

export function useHolidays(query: useHolidays_query$key): readonly Holiday[] {
  const { holidays } = useFragment(
    graphql`
      fragment useHolidays_query on Query
      @argumentDefinitions(fromDay: { type: "Date!" }, untilDay: { type: "Date!" }) {
        holidays(from: $fromDay, until: $untilDay) {
          day
          name
          nameArabic
        }
      }
    `,
    query,
  )
  return holidays.map(({ day, name, nameArabic }) => ({ day, name: (language() === 'ar' && nameArabic) || name }))
}
