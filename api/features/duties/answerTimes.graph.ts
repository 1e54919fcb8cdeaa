/** In how many working days answers are due, in the schema. */
import type { Holiday as HolidayRow } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { answerTimes, type AnswerTimes } from '../../duties/answerTimes.ts'
import { promisedKinds, usualDays, type PromisedKind } from '../../duties/kinds.rules.ts'
import { addHolidays, removeHoliday, updateAnswerTimes } from './answerTimes.actions.ts'
import { weekdays } from './answerTimes.rules.ts'
import { KindEnum } from './duty.graph.ts'

type Weekday = (typeof weekdays)[number]

const WeekdayEnum = describedEnum<Weekday>(
  'Weekday',
  'A day of the week.',
  Object.fromEntries(weekdays.map((name) => [name, null])) as Record<Weekday, null>,
)

const KindDays = builder.objectRef<{ kind: PromisedKind; days: number }>('DutyKindDays').implement({
  description: 'In how many working days a kind of duty is due.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    days: t.exposeInt('days', { description: 'Working days.' }),
    usual: t.int({
      description: 'Working days when administrators decide nothing.',
      resolve: ({ kind }) => usualDays[kind],
    }),
  }),
})

const Holiday = builder.objectRef<HolidayRow>('Holiday').implement({
  description: 'A day on which the university does not work.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    name: t.exposeString('name'),
    nameArabic: t.exposeString('nameArabic', { description: 'The name in Arabic; it may be empty.' }),
  }),
})

const Times = builder.objectRef<AnswerTimes>('AnswerTimes').implement({
  description: 'In how many working days answers are due, and which days those are.',
  fields: (t) => ({
    workingWeekdays: t.field({
      type: [WeekdayEnum],
      description: 'The weekdays on which the university works.',
      resolve: ({ week }) => weekdays.filter((_, at) => week.weekdays.includes(at + 1)),
    }),
    firstWeekday: t.field({
      type: WeekdayEnum,
      description: 'The weekday with which weeks begin.',
      resolve: ({ firstWeekday }) => weekdays[firstWeekday - 1]!,
    }),
    days: t.field({
      type: [KindDays],
      description: 'The promised days of each kind whose records do not say by when.',
      resolve: ({ days }) => promisedKinds.map((kind) => ({ kind, days: days[kind] })),
    }),
    holidays: t.field({
      type: [Holiday],
      description: 'The holidays, the earliest first.',
      resolve: (_, _args, { db }) => db.holiday.findMany({ orderBy: { day: 'asc' } }),
    }),
  }),
})

builder.queryField('answerTimes', (t) =>
  t.field({
    type: Times,
    requires: 'ADMINISTRATION',
    description: 'In how many working days answers are due.',
    resolve: (_, _args, { db }) => answerTimes(db),
  }),
)

builder.queryField('holidays', (t) =>
  t.field({
    type: [Holiday],
    requires: 'ACCOUNT_OWN',
    description: 'The days of a span on which the university does not work, though they are of its working week.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      until: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    resolve: (_, { from, until }, { db }) =>
      db.holiday.findMany({ where: { day: { gte: from, lte: until } }, orderBy: { day: 'asc' } }),
  }),
)

for (const change of [updateAnswerTimes, addHolidays, removeHoliday])
  actionField(change as typeof updateAnswerTimes, (t) => ({
    answerTimes: t.field({ type: Times, resolve: (_, _args, { db }) => answerTimes(db) }),
  }))
