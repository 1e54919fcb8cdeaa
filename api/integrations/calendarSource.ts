/** A calendar of a person elsewhere: one interface, of which each adapter reads the busy times and nothing else. */

export interface Span {
  startsAt: Date
  endsAt: Date
}

/** How a person's calendar is reached. */
export interface Connection {
  /** Of CalDAV: the address of the server or calendar. */
  address: string
  /** The name of the account there. */
  account: string
  /** The app password, or the tokens as JSON. */
  secret: string
  /** The person's zone, for days without one. */
  timeZone: string
}

/** The client that administrators registered at Google or Microsoft. */
export interface App {
  account: string
  client: string
  secret: string
}

interface Read {
  busy: Span[]
  /** Tokens that take the place of those before. */
  secret?: string
}

export interface CalendarSource {
  /** When the person is busy between two times. Throws Refusal. `app` is null for a calendar that needs none. */
  busy(connection: Connection, span: Span, app: App | null): Promise<Read>
}

/** Busy times within a span, in order, those that touch as one. */
export function joined(times: readonly Span[], { startsAt: first, endsAt: last }: Span): Span[] {
  const whole: Span[] = []
  const within = times
    .map(({ startsAt, endsAt }) => ({
      startsAt: startsAt < first ? first : startsAt,
      endsAt: endsAt > last ? last : endsAt,
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const time of within) {
    const before = whole.at(-1)
    if (!before || time.startsAt > before.endsAt) whole.push({ ...time })
    else if (time.endsAt > before.endsAt) before.endsAt = time.endsAt
  }
  return whole
}
