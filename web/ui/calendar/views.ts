/** The views of a calendar, known without its code. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The view that an address names; the week without one. */
export const viewOf = (search: URLSearchParams): CalendarView =>
  calendarViews.find((view) => view === search.get('view')) ?? 'week'
