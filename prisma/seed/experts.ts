/** When the experts of the demo university can be booked, and sessions with them: asked for, ahead, over. */
import type { MeetingState } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import { workingDay } from './meetings.ts'
import type { Ids } from './projects/demoProject.ts'

interface DemoSession {
  state: MeetingState
  title: string
  agenda: string
  notes?: string
  reason?: string
  by: string
  expert: string
  /** Working days from now on, or back, and the hour in Dubai. */
  day: number
  hour: number
  /** The title of the idea that the expert is to validate. */
  idea?: string
}

// prettier-ignore
const sessions: readonly DemoSession[] = [
  { state: 'CONFIRMED', title: 'Cost of a shared sensor pole', agenda: 'Whether ten farms can carry it.', by: 'researcher', expert: 'expert', day: 1, hour: 15.5 },
  { state: 'PROPOSED', title: 'Chlorine in brine bricks', agenda: 'What remains of it after a year in the sea.', by: 'elena.marchesi', expert: 'expert', day: 3, hour: 10 },
  { state: 'CONFIRMED', title: 'Radio range from a moving bus', agenda: 'Old meters and their antennas.', by: 'jonas.ekelund', expert: 'expert', day: -1, hour: 15, idea: 'Reading meters from a bus' },
  { state: 'COMPLETED', title: 'Hydrophones in warm water', agenda: 'Calibration.', notes: 'Use the bench of the harbour for calibration. Next: a week of recordings.', by: 'researcher', expert: 'expert', day: -2, hour: 12 },
  { state: 'NO_SHOW', title: 'Sensors for beehives', agenda: 'Which microphone lasts.', by: 'hana.qasrawi', expert: 'expert', day: -8, hour: 9 },
  { state: 'CANCELLED', title: 'Shade in school yards', agenda: 'Cheap infrared cameras.', reason: 'The school moved its visit.', by: 'rashid.albadwawi', expert: 'expert', day: 5, hour: 11 },
  { state: 'CONFIRMED', title: 'Energy balance of the cooling tower', agenda: 'Is August the hard month?', by: 'mira.kostova', expert: 'thabo.molefane', day: 4, hour: 11, idea: 'Cooling towers that drink air' },
]

interface DemoIntroduction {
  by: string
  expert: string
  message: string
  /** Days since it was asked, and days until it was answered. */
  age: number
  answered?: { accept: boolean; after: number; answer: string }
}

// prettier-ignore
const introductions: readonly DemoIntroduction[] = [
  { by: 'industry', expert: 'expert', age: 2, message: 'We lose water in old pipes and look for somebody who has listened to them before. Half an hour would tell us whether sound is the way.' },
  { by: 'industry', expert: 'thabo.molefane', age: 40, message: 'Our cooling plant is ten years old. We would like to know what others do in August.', answered: { accept: true, after: 3, answer: 'Gladly. Mornings are best.' } },
  { by: 'industry_partner', expert: 'expert', age: 60, message: 'We plan a line for sensors in concrete and want a second opinion on the housing.', answered: { accept: false, after: 2, answer: 'I advise one of your competitors until the summer.' } },
  { by: 'industry_partner', expert: 'thabo.molefane', age: 90, message: 'Who has dried air with salt at our scale? We would like to visit.', answered: { accept: true, after: 1, answer: 'Write to me; there are two plants.' } },
]

const dubai = 4
const hour = 3_600_000

/** Weekday mornings and afternoons, a little different for each. */
export async function seedExperts(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const experts = await tx.user.findMany({ where: { role: 'EXPERT' }, orderBy: { id: 'asc' } })
  for (const [nth, { id, updatedAt }] of experts.entries()) {
    const languages = [['English', 'Arabic'], ['English'], ['English', 'French']][nth % 3]!
    await tx.user.update({ where: { id }, data: { languages, openToIntroductions: nth % 5 !== 4, updatedAt } })
    await tx.availabilityHours.createMany({
      data: [1, 2, 3, 4, 5].flatMap((weekday) =>
        (weekday + nth) % 3 === 2
          ? [{ userId: id, weekday, fromMinute: 13 * 60, untilMinute: 17 * 60 }]
          : [
              { userId: id, weekday, fromMinute: 9 * 60, untilMinute: 12 * 60 },
              { userId: id, weekday, fromMinute: 14 * 60, untilMinute: 16 * 60 },
            ],
      ),
    })
    const rules = {
      dailyMaximum: nth % 2 ? 4 : null,
      bufferMinutes: nth % 3 === 1 ? 15 : 0,
      autoConfirm: nth % 4 !== 3,
    }
    await tx.availabilityRules.create({ data: { userId: id, ...rules, videoLink: 'https://meet.example/ascent' } })
  }
  const expert = persons.get('expert')!
  const [fromDay, untilDay] = [calendar.date(12), calendar.date(14)]
  await tx.availabilityException.create({ data: { userId: expert, fromDay, untilDay, note: 'Conference' } })
  for (const [nth, session] of sessions.entries()) await seedSession(tx, calendar, persons, session, nth)
  await tx.introduction.createMany({
    data: introductions.map(({ by, expert: asked, message, age, answered }, nth) => ({
      requesterId: persons.get(by)!,
      expertId: persons.get(asked)!,
      message,
      createdAt: calendar.ago(age, nth),
      ...(answered && {
        state: answered.accept ? 'ACCEPTED' : 'DECLINED',
        answer: answered.answer,
        answeredAt: calendar.ago(age - answered.after, nth),
      }),
    })),
  })
}

async function seedSession(tx: Tx, calendar: Calendar, persons: Ids, session: DemoSession, nth: number) {
  const { by, expert, day, hour: at, idea, ...texts } = session
  const [requesterId, expertId] = [persons.get(by)!, persons.get(expert)!]
  const startsAt = new Date(workingDay(calendar, day).getTime() + (at - dubai) * hour)
  const endsAt = new Date(startsAt.getTime() + hour / 2)
  const asked = calendar.ago(Math.max(3, 3 - day), nth)
  const request = idea && (await tx.validationRequest.findFirst({ where: { idea: { title: idea } } }))
  const off = texts.state === 'CANCELLED'
  const busy = off ? {} : { busyFrom: startsAt, busyUntil: endsAt }
  await tx.meeting.create({
    data: {
      ...texts,
      uid: `demo-session-${nth}`,
      kind: 'SESSION',
      startsAt,
      endsAt,
      invited: texts.state !== 'PROPOSED',
      videoLink: 'https://meet.example/ascent',
      organizerId: requesterId,
      ...(request ? { validationRequestId: request.id } : {}),
      ...(off ? { cancelledById: requesterId } : {}),
      createdAt: asked,
      updatedAt: asked,
      participants: {
        create: [
          { userId: requesterId, role: 'ORGANIZER', answer: 'ACCEPTED', answeredAt: asked, ...busy },
          { userId: expertId, role: 'EXPERT', answer: 'ACCEPTED', answeredAt: asked, ...busy },
        ],
      },
    },
  })
}
