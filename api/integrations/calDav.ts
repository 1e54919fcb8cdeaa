/**
 * CalDAV (RFC 4791) with the name and app password of a person: the calendars are found by tsdav, each is asked for its
 * busy times alone (free-busy-query), and for its events where the server does not answer that. Of events only the times
 * leave this file.
 */
import { createAccount, fetchCalendarObjects } from 'tsdav'
import * as texts from '#texts/integrations/answers.js'
import { config } from '../config.ts'
import { fetchPinned } from '../outgoing/fetchPinned.ts'
import { busyInIcal } from './busyInIcal.ts'
import type { CalendarSource, Connection, Span } from './calendarSource.ts'
import { asRefusal, Refusal, refusalOf } from './refusal.ts'

/** All requests of a reading together. */
const patience = 20_000
/** Calendars of one account that are read. */
const mostCalendars = 20

type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>

/** A fetch that knows the account. It keeps what refused it, which tsdav puts into words of its own. */
function fetchAs({ account, secret }: Connection, service: string) {
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`
  const until = Date.now() + patience
  const seen: { refusal: Refusal | null } = { refusal: null }
  const ask: Fetch = async (address, { method = 'GET', headers = {}, body } = {}) => {
    try {
      const answer = await fetchPinned(address instanceof Request ? address.url : address.toString(), {
        method,
        headers: { ...(Object.fromEntries(new Headers(headers)) as Record<string, string>), authorization },
        body: typeof body === 'string' ? body : undefined,
        inner: config.calendarInnerHosts,
        patience: Math.max(until - Date.now(), 1),
      })
      if (answer.status >= 400) seen.refusal = await refusalOf(service, answer.clone())
      return answer
    } catch (error) {
      seen.refusal = asRefusal(service, error)
      throw seen.refusal
    }
  }
  return { ask, seen }
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

const freeBusyQuery = ({ startsAt, endsAt }: Span) =>
  `<?xml version="1.0" encoding="utf-8"?><C:free-busy-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:time-range start="${stamp(startsAt)}" end="${stamp(endsAt)}"/></C:free-busy-query>`

/** The busy times of one calendar; null when the server does not answer free-busy-query. */
async function freeBusy(ask: Fetch, url: string, span: Span, timeZone: string): Promise<Span[] | null> {
  const answer = await ask(url, {
    method: 'REPORT',
    headers: { 'content-type': 'application/xml; charset=utf-8', depth: '1' },
    body: freeBusyQuery(span),
  })
  const text = await answer.text()
  return answer.status === 200 && /BEGIN:VFREEBUSY/i.test(text) ? busyInIcal(text, span, timeZone) : null
}

async function events(ask: Fetch, url: string, span: Span, timeZone: string): Promise<Span[]> {
  const objects = await fetchCalendarObjects({
    calendar: { url },
    timeRange: { start: span.startsAt.toISOString(), end: span.endsAt.toISOString() },
    expand: true,
    useMultiGet: false,
    urlFilter: () => true,
    fetch: ask as typeof fetch,
  })
  return objects.flatMap(({ data }) => (typeof data === 'string' && data ? busyInIcal(data, span, timeZone) : []))
}

/** The calendars of the account that hold events. */
async function calendarsOf(ask: Fetch, { address }: Connection): Promise<string[]> {
  const { calendars = [] } = await createAccount({
    account: { accountType: 'caldav', serverUrl: address },
    loadCollections: true,
    fetch: ask as typeof fetch,
  })
  return calendars
    .filter(({ components }) => !components?.length || components.includes('VEVENT'))
    .map(({ url }) => url)
    .slice(0, mostCalendars)
}

async function read(connection: Connection, span: Span, service: string): Promise<Span[]> {
  const { ask, seen } = fetchAs(connection, service)
  try {
    const urls = await calendarsOf(ask, connection)
    if (!urls.length) throw new Refusal(texts.noCalendars({ service }), null)
    const all: Span[] = []
    for (const url of urls)
      all.push(
        ...((await freeBusy(ask, url, span, connection.timeZone)) ??
          (await events(ask, url, span, connection.timeZone))),
      )
    return all
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw seen.refusal ?? asRefusal(service, error)
  }
}

export const calDavSource: CalendarSource = {
  busy: async (connection, span) => ({ busy: await read(connection, span, new URL(connection.address).host) }),
}
