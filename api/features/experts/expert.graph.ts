/** Experts in the schema: what they say of themselves, when they can be booked, and the free slots of all of them. */
import { object } from 'yup'
import type { AvailabilityRules } from '../../__generated__/prisma/client.ts'
import { check } from '../../action.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { instant, nodeId } from '../../rules.ts'
import { shownColumn } from '../../sortedAsShown.ts'
import { viewerCan } from '../../viewerCan.ts'
import { ViewerType, viewerField } from '../../people.graph.ts'
import { firstFreeSlots, sessionSlots, usualRules } from '../calendar/availability.ts'
import type { WhyEmpty } from '../calendar/slots.ts'
import { VideoServiceEnum } from '../calendar/video.graph.ts'
import type { VideoKind } from '../../integrations/kinds.rules.ts'
import { addHours, updateHours, removeHours, setAvailability } from './availability.actions.ts'
import { windowDays } from '../calendar/sessionTimes.rules.ts'
import { dayLength } from '../../days.ts'

type BookingRules = Pick<AvailabilityRules, 'minimumNoticeMinutes' | 'dailyMaximum' | 'bufferMinutes' | 'autoConfirm'>

const ObstacleEnum = describedEnum<NonNullable<WhyEmpty>>('SlotObstacle', 'Why nothing is free.', {
  NO_HOURS: 'Nobody gives sessions on such days.',
  DAY_OFF: null,
  TOO_SOON: 'It is sooner than the expert’s minimum notice.',
  TOO_FAR: 'It is further ahead than sessions can be booked.',
  TAKEN: null,
  FULL: 'No more sessions are given on that day.',
})
/** What is nearest to a free slot comes first. */
const nearest: NonNullable<WhyEmpty>[] = ['FULL', 'TAKEN', 'TOO_SOON', 'TOO_FAR', 'DAY_OFF', 'NO_HOURS']

builder.prismaObject('AvailabilityHours', {
  readable: 'parent',
  description: 'Hours of a week in which an expert can be booked, on the expert’s own clock.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    weekday: t.exposeInt('weekday', { description: '1 is Monday, 7 is Sunday.' }),
    fromMinute: t.exposeInt('fromMinute', { description: 'Minutes after midnight.' }),
    untilMinute: t.exposeInt('untilMinute', { description: 'Minutes after midnight; 1440 is the next one.' }),
  }),
})

builder.prismaObject('AvailabilityException', {
  readable: 'parent',
  description: 'Days with other hours than those of the week; without hours they are off.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    fromDay: t.expose('fromDay', { type: 'Date', description: 'The first day.' }),
    untilDay: t.expose('untilDay', { type: 'Date', description: 'The last day.' }),
    fromMinute: t.exposeInt('fromMinute', { nullable: true, description: 'Minutes after midnight.' }),
    untilMinute: t.exposeInt('untilMinute', { nullable: true, description: 'Minutes after midnight.' }),
    note: t.string({
      description: 'What for; for the expert alone.',
      resolve: ({ note, userId }, _, ctx) => (userId === ctx.viewer?.id ? note : ''),
    }),
  }),
})

const AvailabilityType = builder.prismaObject('User', {
  variant: 'ExpertAvailability',
  readable: 'parent',
  description: 'When an expert can be booked.',
  fields: (t) => {
    const rule = <R>(read: (rules: BookingRules) => R) => ({
      select: { availabilityRules: true as const },
      resolve: ({ availabilityRules }: { availabilityRules: BookingRules | null }) =>
        read(availabilityRules ?? usualRules),
    })
    return {
      timeZone: t.exposeString('timeZone', { description: 'The zone of the expert’s clock.' }),
      hours: t.relation('availabilityHours', {
        description: 'Hours of the week, in their order.',
        query: { orderBy: [{ weekday: 'asc' }, { fromMinute: 'asc' }] },
      }),
      exceptions: t.relation('availabilityExceptions', {
        query: () => ({
          where: { untilDay: { gte: new Date(Date.now() - dayLength) } },
          orderBy: [{ fromDay: 'asc' }, { id: 'asc' }],
        }),
      }),
      freeTimes: t.field({
        type: ['DateTime'],
        select: { id: true },
        resolve: async ({ id }, _, ctx) => {
          const now = new Date()
          const days = await sessionSlots(ctx.db, [id], { from: now, until: new Date(now.getTime() + 14 * dayLength) })
          return (days.get(id)?.slots ?? []).flatMap(({ verdict, startsAt }) => (verdict === 'FREE' ? [startsAt] : []))
        },
      }),
      minimumNoticeMinutes: t.int({
        description: 'How many minutes ahead a session must be booked.',
        ...rule((rules) => rules.minimumNoticeMinutes),
      }),
      dailyMaximum: t.int({
        nullable: true,
        description: 'At most so many sessions a day.',
        ...rule((rules) => rules.dailyMaximum),
      }),
      bufferMinutes: t.int({
        description: 'Minutes of rest after each session.',
        ...rule((rules) => rules.bufferMinutes),
      }),
      autoConfirm: t.boolean({
        ...rule((rules) => rules.autoConfirm),
      }),
      videoService: t.field({
        type: VideoServiceEnum,
        nullable: true,
        description: 'The service that makes a video link for each new session; for the expert alone.',
        select: { id: true, availabilityRules: true as const },
        resolve: ({ id, availabilityRules }, _, ctx) =>
          id === ctx.viewer?.id ? ((availabilityRules?.videoService as VideoKind | null) ?? null) : null,
      }),
      videoLink: t.string({
        description: 'Where the expert meets people online; for the expert alone.',
        select: { id: true, availabilityRules: true as const },
        resolve: ({ id, availabilityRules }, _, ctx) =>
          id === ctx.viewer?.id ? (availabilityRules?.videoLink ?? '') : '',
      }),
    }
  },
})

const nextSlotOf = batched(async (ctx, ids) => {
  const first = await firstFreeSlots(ctx.db, ids, new Date(Date.now() + (windowDays + 1) * dayLength))
  return ids.map((id) => first.get(id) ?? null)
})

builder.prismaObjectFields('User', (t) => ({
  languages: t.exposeStringList('languages'),
  links: t.exposeStringList('links'),
  openToIntroductions: t.exposeBoolean('openToIntroductions'),
  availability: t.variant(AvailabilityType, {
    nullable: true,
    requires: 'EXPERT_BOOK',
    description: 'When the expert can be booked; nothing for people who are no experts.',
    // The guard knows who is none.
    isNull: () => false,
  }),
  nextFreeSlot: t.field({
    type: 'DateTime',
    nullable: true,
    requires: 'EXPERT_BOOK',
    description: 'When the expert’s next free slot begins; nothing when none is free within the time of booking.',
    select: { id: true },
    resolve: ({ id }, _, ctx) => nextSlotOf(ctx, id),
  }),
  sessionsGiven: t.relationCount('meetingParticipations', {
    where: { role: 'EXPERT', meeting: { kind: 'SESSION', state: 'COMPLETED' } },
    description: 'How many sessions the expert has given.',
  }),
  evaluationsGiven: t.relationCount('ideaEvaluations', { description: 'How many ideas the expert has evaluated.' }),
  canBook: viewerCan(t, 'EXPERT_BOOK'),
}))

builder.objectField(ViewerType, 'person', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    resolve: (query, { id }, _, ctx) => ctx.db.user.findUnique({ ...query, where: { id } }),
  }),
)

builder.objectField(ViewerType, 'availability', (t) =>
  t.prismaField({
    type: AvailabilityType,
    nullable: true,
    requires: 'EXPERT_WORK',
    description:
      'When the viewer can be booked, as an expert; before the account is verified, when others will be able to.',
    resolve: (query, { id }, _, ctx) => ctx.db.user.findUnique({ ...query, where: { id } }),
  }),
)

interface FreeSlot {
  startsAt: Date
  endsAt: Date
  experts: number[]
}
const FreeSlotType = builder.objectRef<FreeSlot>('FreeSlot').implement({
  description: 'Half an hour in which at least one expert is free.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    experts: t.prismaField({
      type: ['User'],
      nullable: { items: true, list: false },
      description: 'Who is free then, by name.',
      resolve: (query, { experts }, _, ctx) =>
        ctx.db.user.findMany({
          ...query,
          where: { id: { in: experts } },
          orderBy: [{ [shownColumn('sortName', ctx)]: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
})
interface FreeSlots {
  slots: FreeSlot[]
  whyEmpty: WhyEmpty
}
const FreeSlotsType = builder.objectRef<FreeSlots>('FreeSlots').implement({
  description: 'The free slots of a span of time.',
  fields: (t) => ({
    slots: t.field({ type: [FreeSlotType], resolve: ({ slots }) => slots }),
    whyEmpty: t.field({
      type: ObstacleEnum,
      nullable: true,
      description: 'Why there is none; nothing when there is one.',
      resolve: ({ whyEmpty }) => whyEmpty,
    }),
  }),
})

const asked = object({
  from: instant().default(() => new Date()),
  until: instant()
    .when('from', ([from], rule) => rule.default(() => new Date((from as Date).getTime() + dayLength)))
    .test('span', 'At most 32 days', (until: Date | undefined, { parent }) => {
      const span = until!.getTime() - (parent['from'] as Date).getTime()
      return span > 0 && span <= 32 * dayLength
    }),
  expertId: nodeId('User').optional().nullable(),
  movingId: nodeId('Meeting').optional().nullable(),
})

/** The slots at which any of the experts is free, each with those who are. */
async function freeSlots(ctx: Context, input: unknown): Promise<FreeSlots> {
  const { from, until, expertId, movingId } = await check(asked, input)
  const experts = await ctx.db.user.findMany({
    where: { AND: [ctx.access.within('EXPERT_BOOK'), { role: 'EXPERT' }, expertId ? { id: expertId } : {}] },
    select: { id: true },
  })
  const except = movingId && (await ctx.access.can('EXPERT_SESSION_MOVE', movingId)) ? movingId : 0
  const days = await sessionSlots(
    ctx.db,
    experts.map(({ id }) => id),
    { from, until: until! },
    { except },
  )
  const slots = new Map<number, FreeSlot>()
  for (const [id, { slots: of }] of days)
    for (const { startsAt, endsAt, verdict } of of) {
      if (verdict !== 'FREE') continue
      const slot = slots.get(startsAt.getTime()) ?? { startsAt, endsAt, experts: [] }
      slot.experts.push(id)
      slots.set(startsAt.getTime(), slot)
    }
  const obstacles = new Set([...days.values()].map(({ whyEmpty }) => whyEmpty))
  return {
    slots: [...slots.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    whyEmpty: slots.size ? null : (nearest.find((obstacle) => obstacles.has(obstacle)) ?? 'NO_HOURS'),
  }
}

/** Each of a list's values once, of active experts. */
const valuesOf = async (ctx: Context, column: 'expertise' | 'languages') => {
  const experts = await ctx.db.user.findMany({
    where: { role: 'EXPERT', status: 'ACTIVE' },
    select: { expertise: true, languages: true },
  })
  return [...new Set(experts.flatMap((expert) => expert[column]))].toSorted((one, other) => one.localeCompare(other))
}

builder.queryFields((t) => ({
  freeSlots: t.field({
    type: FreeSlotsType,
    requires: 'EXPERT_BOOK',
    description: 'The free slots of all experts, or of one, in a span of at most 32 days.',
    args: {
      from: t.arg({ type: 'DateTime', required: false, description: 'That begin at this instant or later, or now, …' }),
      until: t.arg({ type: 'DateTime', required: false, description: '… and before this one, or a day later.' }),
      expertId: t.arg.id({ required: false, description: 'Of this expert alone.' }),
      movingId: t.arg.id({ required: false, description: 'The session to move, whose own time counts as free.' }),
    },
    resolve: (_, args, ctx) => freeSlots(ctx, args),
  }),
  expertTopics: t.stringList({
    requires: 'EXPERT_BOOK',
    description: 'The fields of expertise of active experts, each once, in order.',
    resolve: (_, _args, ctx) => valuesOf(ctx, 'expertise'),
  }),
  expertLanguages: t.stringList({
    requires: 'EXPERT_BOOK',
    description: 'The languages of active experts, each once, in order.',
    resolve: (_, _args, ctx) => valuesOf(ctx, 'languages'),
  }),
}))

actionField(setAvailability, (t) => ({
  expert: recordField(t, 'User', (out) => out.userId),
  viewer: viewerField(t),
}))
for (const change of [addHours, updateHours, removeHours])
  actionField(change as typeof addHours, (t) => ({
    hoursNumber: t.exposeInt('hoursId'),
    expert: recordField(t, 'User', (out) => out.userId),
  }))
