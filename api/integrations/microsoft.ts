/** Calendars of Microsoft 365: the schedule of the person's own mailbox (getSchedule), by the delegated permission Calendars.ReadBasic. */
import * as texts from '#texts/integrations/answers.js'
import { askService } from './askService.ts'
import type { CalendarSource, Span } from './calendarSource.ts'
import { asPerson } from './oauthApps.ts'
import { Refusal } from './refusal.ts'
import { serviceAddresses } from './serviceAddresses.ts'

const service = 'Microsoft'
/** What takes somebody's time; tentative events do, too, and somebody who works elsewhere can be met. */
const busyWords = new Set(['busy', 'oof', 'tentative'])

interface Item {
  status?: string
  start?: { dateTime?: string }
  end?: { dateTime?: string }
}
interface Answer {
  value?: { scheduleItems?: Item[]; error?: { message?: string } }[]
}

const inUtc = (at: Date) => ({ dateTime: at.toISOString().slice(0, 19), timeZone: 'UTC' })

async function ask(token: string, { startsAt, endsAt }: Span): Promise<Answer> {
  const { mail, userPrincipalName } = await askService<{ mail?: string | null; userPrincipalName?: string }>(
    `${serviceAddresses.graph}/me?$select=mail,userPrincipalName`,
    { service, token },
  )
  return askService<Answer>(`${serviceAddresses.graph}/me/calendar/getSchedule`, {
    service,
    token,
    headers: { prefer: 'outlook.timezone="UTC"' },
    json: { schedules: [mail || userPrincipalName], startTime: inUtc(startsAt), endTime: inUtc(endsAt) },
  })
}

function busyIn({ value }: Answer): Span[] {
  const [schedule] = value ?? []
  if (schedule?.error) throw new Refusal(texts.saidProblem({ service, message: schedule.error.message ?? '' }), null)
  if (!Array.isArray(schedule?.scheduleItems)) throw new Refusal(texts.unreadable({ service }), null)
  return schedule.scheduleItems
    .filter(({ status = '' }) => busyWords.has(status.toLowerCase()))
    .map(({ start, end }) => ({ startsAt: instantIn(start), endsAt: instantIn(end) }))
}

/** Times come in UTC, with seven decimals and without a zone. */
function instantIn(given: Item['start']): Date {
  const at = new Date(`${String(given?.dateTime).slice(0, 19)}Z`)
  if (Number.isNaN(at.getTime())) throw new Refusal(texts.unreadable({ service }), null)
  return at
}

export const microsoftSource: CalendarSource = {
  busy: async ({ secret }, span, app) => {
    const { answer, ...more } = await asPerson('MICROSOFT_CALENDAR', app!, secret, (token) => ask(token, span))
    return { busy: busyIn(answer), ...more }
  },
}
