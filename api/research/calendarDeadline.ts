/** A day by which something is to be done, as calendars show it: all of that day. */
import type { ICalEventData } from 'ical-generator'
import { config } from '../config.ts'

export interface CalendarDeadline {
  /** Its kind and its record: `patent-deadline-12`. */
  readonly key: string
  /** What is to be done, and about what. */
  readonly title: string
  readonly dueOn: Date
  /** The page on which it is done. */
  readonly path: string
  /** Whether it is done, or does not apply. */
  readonly closed: boolean
}

/** The days that are asked for; both belong to them. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** As an event of a calendar file; nobody is busy for it. */
export const deadlineEvent = ({ key, title, dueOn, path }: CalendarDeadline): ICalEventData => ({
  id: `${key}@ascent`,
  start: dueOn,
  allDay: true,
  stamp: new Date(),
  summary: title,
  url: `${config.publicUrl}${path}`,
  description: `${config.publicUrl}${path}`,
})
