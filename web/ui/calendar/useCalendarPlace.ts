/** The day and the view of a calendar, from the page's address. */
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { dayOr, type Day } from './days.ts'
import { stepped } from './shownDays.ts'
import { viewOf, type CalendarView } from './views.ts'

/** To a day or a view, or by steps of the view from where one is. */
export interface CalendarMove {
  day?: Day
  by?: number
  view?: CalendarView
}

interface Place {
  day: Day
  view: CalendarView
  onMove: (to: CalendarMove) => void
}

export function useCalendarPlace(timeZone: string): Place {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const { location: awaited } = useNavigation()
  const dayIn = (place: URLSearchParams) => dayOr(place.get('day'), timeZone)
  const onMove = ({ day, by, view }: CalendarMove) => {
    // While days are read, the page shows those before; a press moves on from where an earlier one leads.
    const next = new URLSearchParams(awaited?.pathname === pathname ? awaited.search : search)
    if (day) next.set('day', day)
    if (by) next.set('day', stepped(viewOf(next), dayIn(next), by))
    if (view) next.set('view', view)
    setSearch(next)
  }
  return { day: dayIn(search), view: viewOf(search), onMove }
}
