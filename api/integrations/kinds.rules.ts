/** The kinds of services: those that make video meetings, and the calendars that people connect. */
export const videoKinds = ['ZOOM', 'TEAMS'] as const
export type VideoKind = (typeof videoKinds)[number]

export const calendarKinds = ['CALDAV', 'GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** The calendars that people connect by signing in to them. */
export const signInKinds = ['GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR'] as const
export type SignInKind = (typeof signInKinds)[number]

export const integrationKinds = [...videoKinds, ...calendarKinds] as const
