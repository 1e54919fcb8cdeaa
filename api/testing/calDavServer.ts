/** A stand-in for a CalDAV server: it shows a person's calendars, and answers free-busy-query or, without it, calendar-query. */
import { standIn, type Answer, type Asked } from './standIn.ts'

const multistatus = (responses: string): Answer => ({
  status: 207,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses}</d:multistatus>`,
})
const response = (href: string, prop: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

interface BusyPeriod {
  startsAt: Date
  endsAt: Date
}

/** Starts it, with an account of one name and password. */
export async function calDavServer(name = 'ada', password = 'app-password') {
  const state = {
    busy: [] as BusyPeriod[],
    /** Calendar texts of events, for a server without free-busy-query. */
    events: [] as string[],
    knowsFreeBusy: true,
  }
  const right = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
  const freeBusy = () =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Stand-in//EN',
      'BEGIN:VFREEBUSY',
      ...state.busy.map(({ startsAt, endsAt }) => `FREEBUSY;FBTYPE=BUSY:${stamp(startsAt)}/${stamp(endsAt)}`),
      'END:VFREEBUSY',
      'END:VCALENDAR',
      '',
    ].join('\r\n')

  const server = await standIn(({ method, path, headers, body }: Asked): Answer => {
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } }
    if (headers.authorization !== right) return { status: 401, body: 'Unauthorized' }
    if (method === 'PROPFIND' && body.includes('current-user-principal'))
      return multistatus(
        response(path, '<d:current-user-principal><d:href>/dav/people/ada/</d:href></d:current-user-principal>'),
      )
    if (method === 'PROPFIND' && body.includes('calendar-home-set'))
      return multistatus(
        response(path, '<c:calendar-home-set><d:href>/dav/calendars/ada/</d:href></c:calendar-home-set>'),
      )
    if (method === 'PROPFIND' && body.includes('supported-report-set'))
      return multistatus(response(path, '<d:supported-report-set/>'))
    if (method === 'PROPFIND') {
      const calendar = (component: string) =>
        `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname><c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set>`
      return multistatus(
        response('/dav/calendars/ada/', '<d:resourcetype><d:collection/></d:resourcetype>') +
          response('/dav/calendars/ada/work/', calendar('VEVENT')) +
          response('/dav/calendars/ada/tasks/', calendar('VTODO')),
      )
    }
    if (body.includes('free-busy-query'))
      return state.knowsFreeBusy
        ? { headers: { 'content-type': 'text/calendar; charset=utf-8' }, body: freeBusy() }
        : { status: 501, body: 'Not implemented' }
    return multistatus(
      state.events
        .map((event, n) =>
          response(
            `${path}${n}.ics`,
            `<d:getetag>"${n}"</d:getetag><c:calendar-data>${escaped(event)}</c:calendar-data>`,
          ),
        )
        .join(''),
    )
  })
  return { ...server, state }
}
