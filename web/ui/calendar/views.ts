/** The views of a calendar, known without its code. */
export const calendarViews = ['day', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]
