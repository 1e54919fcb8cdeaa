/** The whole availability of an expert as its documented call has it (docs/spec/experts.md#availability), and as the schema has it. */
import { dayLength, isoDay } from '../days.ts'
import { minutesOf, timeOf } from './clockTimes.ts'

type Body = Record<string, unknown>

interface Hours {
  weekday: number
  fromMinute: number
  untilMinute: number
}
interface Exception {
  fromDay: string
  untilDay: string
  fromMinute: number | null
  untilMinute: number | null
}
export interface Whole {
  timeZone: string
  hours: Hours[]
  exceptions: Exception[]
  minimumNoticeMinutes: number
  autoConfirm: boolean
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** 1 to 7 from Monday on; 0 is Sunday, too. A name may be cut short. */
function weekdayOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[a-z]{3,}$/i.test(value)) return Number(value) === 0 ? 7 : value
  const at = days.findIndex((name) => name.startsWith(value.toLowerCase()))
  return at < 0 ? 0 : at + 1
}

const spanOf = (value: unknown) => {
  const { start, end } = (value ?? {}) as Body
  const untilMinute = minutesOf(end)
  // Midnight at the end is that of the next day.
  return { fromMinute: minutesOf(start), untilMinute: untilMinute === 0 ? 1440 : untilMinute }
}

const off = { fromMinute: null, untilMinute: null }

const span = {
  start: { type: 'string', description: 'HH:mm on one’s own clock.' },
  end: { type: 'string', description: 'HH:mm; 24:00 is the next midnight.' },
}
/** The body, as JSON schema. */
export const wholeBody = {
  type: 'object',
  properties: {
    timezone: { type: 'string', description: 'The IANA name of one’s own zone, such as Asia/Dubai.' },
    weekly: {
      type: 'array',
      maxItems: 100,
      description: 'All hours of the week; those of a day must not overlap.',
      items: {
        type: 'object',
        properties: {
          day: { type: ['integer', 'string'], description: '1 is Monday, 7 is Sunday; or its name.' },
          ...span,
        },
        required: ['day', 'start', 'end'],
      },
    },
    overrides: {
      type: 'array',
      description: 'All days with other hours; without intervals a day is off.',
      items: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date' },
          intervals: { type: 'array', items: { type: 'object', properties: span, required: ['start', 'end'] } },
        },
        required: ['date'],
      },
    },
    minNoticeHours: {
      type: 'number',
      minimum: 0,
      maximum: 720,
      description: 'Hours ahead that a session must be booked.',
    },
    autoConfirm: { type: 'boolean', description: 'Whether a session is confirmed as it is booked.' },
  },
}

/** Every override becomes one exception for each of its intervals; without any, the day is off. */
const exceptionsOf = (override: unknown) => {
  const { date, intervals } = (override ?? {}) as Body
  const spans = Array.isArray(intervals) && intervals.length ? intervals.map(spanOf) : [off]
  return spans.map((span) => ({ fromDay: date, untilDay: date, ...span }))
}

/** The action's input; what is not given stays. */
export function wholeInput(body: Body) {
  const { weekly, overrides, minNoticeHours: notice } = body
  const input: Body = {
    timeZone: body['timezone'] ?? body['timeZone'],
    autoConfirm: body['autoConfirm'],
    minimumNoticeMinutes: typeof notice === 'number' ? Math.round(notice * 60) : notice,
    hours: Array.isArray(weekly)
      ? weekly.map((one: unknown) => ({ weekday: weekdayOf((one as Body | null)?.['day']), ...spanOf(one) }))
      : weekly,
    exceptions: Array.isArray(overrides) ? overrides.flatMap(exceptionsOf) : overrides,
  }
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

const names: Record<string, string> = {
  timeZone: 'timezone',
  minimumNoticeMinutes: 'minNoticeHours',
  hours: 'weekly',
  weekday: 'day',
  exceptions: 'overrides',
  fromDay: 'date',
  untilDay: 'date',
  fromMinute: 'start',
  untilMinute: 'end',
}
const renamed = (path: string) => path.replaceAll(/[a-z]\w*/gi, (name) => names[name] ?? name)

/** Where in the body what is wrong stands: exceptions are counted by intervals there. */
export function wholePlace(path: string, { overrides }: Body): string {
  const [, nth, field = ''] = /^exceptions\[(\d+)\]\.?(.*)$/.exec(path) ?? []
  if (nth === undefined || !Array.isArray(overrides)) return renamed(path)
  const places = overrides.flatMap((override: unknown, at) =>
    exceptionsOf(override).map((_, interval) => ({ at, interval })),
  )
  const { at, interval } = places[Number(nth)] ?? { at: 0, interval: 0 }
  const within = field.endsWith('Minute') ? `.intervals[${interval}]` : ''
  return `overrides[${at}]${within}${field ? `.${renamed(field)}` : ''}`
}

/** What the call gives: a vacation is a day off for each of its days. */
export function wholeGiven({ timeZone, hours, exceptions, minimumNoticeMinutes, autoConfirm }: Whole) {
  const overrides = new Map<string, { start: string; end: string }[]>()
  for (const { fromDay, untilDay, fromMinute, untilMinute } of exceptions)
    for (let at = Date.parse(fromDay); at <= Date.parse(untilDay); at += dayLength) {
      const date = isoDay(new Date(at))
      const intervals = overrides.get(date) ?? []
      if (fromMinute !== null) intervals.push({ start: timeOf(fromMinute), end: timeOf(untilMinute!) })
      overrides.set(date, intervals)
    }
  return {
    timezone: timeZone,
    weekly: hours.map(({ weekday, fromMinute, untilMinute }) => ({
      day: weekday,
      start: timeOf(fromMinute),
      end: timeOf(untilMinute),
    })),
    overrides: [...overrides].map(([date, intervals]) => ({ date, intervals })),
    minNoticeHours: minimumNoticeMinutes / 60,
    autoConfirm,
  }
}
