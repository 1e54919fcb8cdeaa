/** Google Calendar: the busy times of a person's main calendar (freeBusy.query), which the scope calendar.freebusy gives. */
import * as texts from '#texts/integrations/answers.js'
import { askService } from './askService.ts'
import type { CalendarSource, Span } from './calendarSource.ts'
import { asPerson } from './oauthApps.ts'
import { Refusal } from './refusal.ts'
import { serviceAddresses } from './serviceAddresses.ts'

const service = 'Google'

interface Answer {
  calendars?: { primary?: { busy?: { start?: unknown; end?: unknown }[]; errors?: { reason?: string }[] } }
}

const ask = (token: string, { startsAt, endsAt }: Span) =>
  askService<Answer>(`${serviceAddresses.google}/freeBusy`, {
    service,
    token,
    json: { timeMin: startsAt.toISOString(), timeMax: endsAt.toISOString(), items: [{ id: 'primary' }] },
  })

function busyIn({ calendars }: Answer): Span[] {
  const { busy, errors } = calendars?.primary ?? {}
  const [problem] = errors ?? []
  if (problem) throw new Refusal(texts.saidProblem({ service, message: problem.reason ?? '' }), null)
  if (!Array.isArray(busy)) throw new Refusal(texts.unreadable({ service }), null)
  return busy.map(({ start, end }) => {
    const [startsAt, endsAt] = [new Date(String(start)), new Date(String(end))]
    if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()))
      throw new Refusal(texts.unreadable({ service }), null)
    return { startsAt, endsAt }
  })
}

export const googleSource: CalendarSource = {
  busy: async ({ secret }, span, app) => {
    const { answer, ...more } = await asPerson('GOOGLE_CALENDAR', app!, secret, (token) => ask(token, span))
    return { busy: busyIn(answer), ...more }
  },
}
