/** Meetings and bookings of the demo university: some over, some to come, some waiting for answers. */
import type { Prisma } from '../../api/__generated__/prisma/client.ts'
import type { MeetingAnswer, MeetingKind, MeetingState } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

interface ActionItem {
  text: string
  for: string
  /** Days from now on, or back. */
  due: number
  /** How many days ago it was done. */
  done?: number
}

interface DemoMeeting {
  kind: MeetingKind
  state: MeetingState
  title: string
  agenda: string
  notes?: string
  location?: string
  videoLink?: string
  organizer: string
  guests: Record<string, MeetingAnswer>
  /** Working days from now on, or back. */
  day: number
  /** Hours of the day in Dubai, of each proposed time; the first holds. */
  hours: readonly number[]
  minutes: number
  reason?: string
  /** The title of the collaboration, proposal or idea that it is about, or of the project in which an organizer or guest is interested. */
  about?: string
  /** What was agreed; the organizer wrote it down. */
  items?: readonly ActionItem[]
}

const call = 'https://meet.example/ascent'

const coatings = 'Silica as a filler for coatings'
const shortListed = 'Membranes that rest at noon'
const batteries = 'Battery second-life rating in twenty minutes'
const poles = 'Shared sensor poles for small farms'
const wells = 'Solar-driven membrane distillation for brackish wells'

const meetings: readonly DemoMeeting[] = [
  {
    kind: 'MEETING',
    state: 'CONFIRMED',
    title: 'Licensing terms for the desalination membrane',
    agenda: '1. State of the pilot\n2. Field of use\n3. Next steps and dates',
    videoLink: call,
    organizer: 'researcher',
    guests: { industry: 'ACCEPTED', commercialization_team: 'ACCEPTED' },
    day: 1,
    hours: [10],
    minutes: 60,
  },
  {
    kind: 'MEETING',
    state: 'PROPOSED',
    title: 'First talk about an investment',
    agenda: 'What the team needs, and what you look for.',
    videoLink: call,
    organizer: 'investor',
    guests: { researcher: 'WAITING', commercialization_team: 'ACCEPTED' },
    day: 4,
    hours: [9, 11, 15],
    minutes: 45,
  },
  {
    kind: 'BOOKING',
    state: 'PROPOSED',
    title: 'Visit to the water laboratory',
    agenda: 'Two engineers would like to see the test rig.',
    location: 'Laboratory 3.12',
    organizer: 'industry_partner',
    guests: { researcher: 'WAITING' },
    day: 3,
    hours: [13],
    minutes: 90,
  },
  {
    kind: 'MEETING',
    state: 'CONFIRMED',
    title: 'Weekly round of the commercialization team',
    agenda: 'Proposals that wait, approvals of the week.',
    location: 'Room 204',
    organizer: 'commercialization_team',
    guests: { ku_team: 'ACCEPTED', admin: 'TENTATIVE' },
    day: 2,
    hours: [9],
    minutes: 30,
  },
  {
    kind: 'BOOKING',
    state: 'CONFIRMED',
    title: 'Advice on the market for sensors',
    agenda: 'Which buyers to talk to first.',
    videoLink: call,
    organizer: 'researcher',
    guests: { expert: 'ACCEPTED' },
    day: 2,
    hours: [14],
    minutes: 30,
  },
  {
    kind: 'MEETING',
    state: 'COMPLETED',
    title: 'Kick-off of the pilot',
    agenda: 'Who does what until spring.',
    notes: 'The partner provides brine from the plant. The team reports at the end of each month.',
    location: 'Industry Partner, Abu Dhabi',
    organizer: 'industry',
    guests: { researcher: 'ACCEPTED', commercialization_team: 'ACCEPTED' },
    day: -3,
    hours: [11],
    minutes: 60,
    items: [
      { text: 'Send the analysis of the brine', for: 'industry', due: 4 },
      { text: 'Write the first report of the month', for: 'researcher', due: 12 },
      { text: 'Draft the agreement about the data of the pilot', for: 'commercialization_team', due: -1 },
      { text: 'Name who may enter the plant', for: 'industry', due: -1, done: 2 },
    ],
  },
  {
    kind: 'MEETING',
    state: 'CANCELLED',
    title: 'Demonstration for investors',
    agenda: 'A live run of the prototype.',
    organizer: 'researcher',
    guests: { investor: 'ACCEPTED' },
    day: 5,
    hours: [16],
    minutes: 45,
    reason: 'The prototype is being repaired.',
  },
  {
    kind: 'MEETING',
    state: 'CONFIRMED',
    title: 'First ten kilograms: what the paint maker says',
    agenda: '1. Report of the paint maker\n2. Payment that hangs on it\n3. Dates until summer',
    videoLink: call,
    organizer: 'researcher',
    guests: { industry: 'ACCEPTED', 'shamma.alketbi': 'WAITING' },
    day: 6,
    hours: [11],
    minutes: 45,
    about: coatings,
  },
  {
    kind: 'MEETING',
    state: 'PROPOSED',
    title: 'Questions to the short list',
    agenda: 'Twenty minutes for the plan, then our questions.',
    videoLink: call,
    organizer: 'industry',
    guests: { researcher: 'WAITING', 'salem.almatroushi': 'WAITING' },
    day: 7,
    hours: [9, 10.5],
    minutes: 45,
    about: shortListed,
  },
  {
    kind: 'MEETING',
    state: 'COMPLETED',
    title: 'Six weeks without a stop: can it be done?',
    agenda: 'What stopped the line so far, and who mends what.',
    notes: 'Two of three stops came from the feed pump. The company lends its spare until spring.',
    location: 'Laboratory 3.12',
    organizer: 'industry',
    guests: { researcher: 'ACCEPTED', 'shamma.alketbi': 'ACCEPTED' },
    day: -6,
    hours: [14],
    minutes: 60,
    about: coatings,
    items: [
      { text: 'Bring the spare feed pump', for: 'industry', due: -2, done: 3 },
      { text: 'Write down what stopped the line, with times', for: 'researcher', due: 2 },
      { text: 'Plan the run of six weeks', for: 'shamma.alketbi', due: 9 },
    ],
  },
  {
    kind: 'MEETING',
    state: 'CONFIRMED',
    title: 'First meeting about the battery rating',
    agenda: '1. What the twenty-minute test measures\n2. Customers and their contracts\n3. What the round pays for',
    videoLink: call,
    organizer: 'commercialization_team',
    guests: { investor: 'ACCEPTED' },
    day: 9,
    hours: [10],
    minutes: 45,
    about: batteries,
  },
  {
    kind: 'MEETING',
    state: 'COMPLETED',
    title: 'Visit to the brackish well',
    agenda: 'See the pilot run at noon, then the costs of a cubic meter.',
    notes: 'The pilot ran without a stop. The investor asks for the maintenance plan before the next talk.',
    location: 'Field station, Al Ain',
    organizer: 'commercialization_team',
    guests: { investor: 'ACCEPTED' },
    day: -20,
    hours: [12],
    minutes: 90,
    about: wells,
    items: [
      { text: 'Send the maintenance plan', for: 'commercialization_team', due: 3 },
      { text: 'List the questions about costs', for: 'investor', due: 5 },
    ],
  },
  {
    kind: 'MEETING',
    state: 'CONFIRMED',
    title: 'Which farms share a pole',
    agenda: '1. Farms that would take part\n2. Who mends the poles\n3. What an expert should validate',
    location: 'Room 204',
    organizer: 'commercialization_team',
    guests: { researcher: 'ACCEPTED' },
    day: 8,
    hours: [15],
    minutes: 45,
    about: poles,
  },
]

const dubai = 4
const hour = 3_600_000

/** The working day so many days from now, further away at a weekend. */
export function workingDay(calendar: Calendar, days: number): Date {
  const date = calendar.date(days)
  const weekend = date.getUTCDay() === 6 || date.getUTCDay() === 0
  return weekend ? workingDay(calendar, days + Math.sign(days)) : date
}

/** Writes the meetings with their people, and what these said to the proposed times. */
export async function seedMeetings(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const abouts = await aboutsIn(tx)
  for (const [nth, meeting] of meetings.entries()) {
    const { times, participants } = await tx.meeting.create({
      data: rowOf(meeting, nth, calendar, persons, abouts),
      include: { times: { orderBy: { id: 'asc' } }, participants: { orderBy: { id: 'asc' } } },
    })
    if (meeting.kind !== 'MEETING') continue
    const guests = participants.filter(({ role, answer }) => role !== 'ORGANIZER' && answer !== 'WAITING')
    await tx.timeAnswer.createMany({
      data: guests.flatMap((guest) =>
        times.map((time, at) => ({
          timeId: time.id,
          participantId: guest.id,
          answer: at === 0 ? guest.answer : at === 1 ? ('TENTATIVE' as const) : ('DECLINED' as const),
        })),
      ),
    })
  }
}

type About =
  | { collaborationId: number }
  | { proposalId: number }
  | { investmentInterestId: number }
  | { ideaId: number }
type Abouts = ReadonlyMap<string, About>

/** What meetings can be about, by its title. An accepted proposal goes on as the collaboration that it became. */
async function aboutsIn(tx: Tx): Promise<Abouts> {
  const titled = { select: { id: true, title: true } } as const
  const proposals = await tx.proposal.findMany(titled)
  const collaborations = await tx.collaboration.findMany(titled)
  const interests = await tx.investmentInterest.findMany({ ...titled, where: { status: { not: 'PASSED' } } })
  const ideas = await tx.idea.findMany(titled)
  return new Map<string, About>([
    ...ideas.map(({ id, title }) => [title, { ideaId: id }] as const),
    ...interests.map(({ id, title }) => [title, { investmentInterestId: id }] as const),
    ...proposals.map(({ id, title }) => [title, { proposalId: id }] as const),
    ...collaborations.map(({ id, title }) => [title, { collaborationId: id }] as const),
  ])
}

function rowOf(
  meeting: DemoMeeting,
  nth: number,
  calendar: Calendar,
  persons: Ids,
  abouts: Abouts,
): Prisma.MeetingUncheckedCreateInput {
  const { organizer, guests, day, hours, minutes, reason, about, items = [], ...texts } = meeting
  const date = workingDay(calendar, day).getTime()
  const spans = hours.map((at) => {
    const startsAt = new Date(date + (at - dubai) * hour)
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
  })
  const { startsAt, endsAt } = spans[0]!
  const takes = meeting.state === 'CONFIRMED' || meeting.state === 'COMPLETED'
  const people = [[organizer, 'ACCEPTED'] as const, ...Object.entries(guests)]
  const asked = calendar.ago(Math.max(2, 2 - day), nth)
  return {
    ...texts,
    ...(about ? abouts.get(about) : {}),
    uid: `demo-${nth}`,
    startsAt,
    endsAt,
    invited: meeting.state !== 'PROPOSED',
    organizerId: persons.get(organizer)!,
    ...(reason ? { reason, cancelledById: persons.get(organizer)! } : {}),
    createdAt: asked,
    updatedAt: asked,
    participants: {
      create: people.map(([key, answer]) => ({
        userId: persons.get(key)!,
        role: key === organizer ? 'ORGANIZER' : 'REQUIRED',
        answer,
        answeredAt: answer === 'WAITING' ? null : asked,
        ...(takes && answer === 'ACCEPTED' ? { busyFrom: startsAt, busyUntil: endsAt } : {}),
      })),
    },
    tasks: {
      create: items.map(({ text, for: person, due, done }) => ({
        text,
        dueOn: calendar.date(due),
        assigneeId: persons.get(person)!,
        authorId: persons.get(organizer)!,
        doneAt: done === undefined ? null : calendar.ago(done, nth),
        createdAt: endsAt,
        // Those of the demo who are late have been reminded.
        remindedFor: due < 0 ? calendar.date(due) : null,
      })),
    },
    ...(meeting.state === 'PROPOSED' ? { times: { create: spans } } : {}),
  }
}
