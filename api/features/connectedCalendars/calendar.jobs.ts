/** The jobs that read connected calendars every quarter of an hour, and later where one refuses. */
import { number, object } from 'yup'
import { enqueue, job } from '../../job.ts'
import { readCalendar } from './readCalendar.ts'

export const readOneCalendar = job({
  name: 'readCalendar',
  rules: object({ calendarId: number().integer().required() }),
  // The next reading is due by itself.
  retries: 0,
  abreast: 6,
  run: (db, { calendarId }) => readCalendar(db, calendarId),
})

/** As many as a minute takes; the others are due in the next one. */
const most = 200

export const readCalendars = job({
  name: 'readCalendars',
  rules: object(),
  retries: 0,
  every: 'minute',
  async run(db) {
    const now = new Date()
    const due = await db.connectedCalendar.findMany({
      where: { nextReadAt: { lte: now }, OR: [{ heldUntil: null }, { heldUntil: { lte: now } }] },
      orderBy: { nextReadAt: 'asc' },
      take: most,
      select: { id: true },
    })
    for (const { id } of due) await enqueue(db, readOneCalendar, { calendarId: id }, { group: String(id) })
  },
})
