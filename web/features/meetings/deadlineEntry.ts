/** A deadline of a patent or a grant as an entry of the viewer's calendar. */
import * as texts from '#texts/meetings/schedulePage.js'
import type { CalendarEntry } from '#web/ui/calendar/Calendar.tsx'
import { isOver } from '#web/ui/dueWords.ts'

interface Deadline {
  key: string
  title: string
  dueOn: string
  path: string
  closed: boolean
}

export const deadlineEntry = ({ key, title, dueOn, path, closed }: Deadline): CalendarEntry => ({
  id: key,
  title,
  startsAt: `${dueOn}T00:00:00Z`,
  endsAt: `${dueOn}T00:00:00Z`,
  allDay: dueOn,
  tone: closed ? 'settled' : isOver(dueOn) ? 'danger' : 'warning',
  note: closed ? texts.deadlineDone() : texts.deadline(),
  to: path,
})
