/** What administrators decide about the days in which answers are due. */
import { array, object } from 'yup'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import { fieldOf, promisedKinds } from '#api/duties/kinds.rules.ts'
import { day } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, text, wholeNumber } from '#api/rules.ts'
import { dayLength } from '#api/workingDays.rules.ts'
import * as texts from '#texts/duties/rules.js'

/** In the order of the week: the first is 1. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** With which weekdays a week may begin. */
export const firstWeekdays = ['SATURDAY', 'SUNDAY', 'MONDAY'] as const satisfies readonly (typeof weekdays)[number][]

const days = () => wholeNumber().min(1, texts.fewest).max(250, texts.most).required(texts.fewest)

export const updateAnswerTimesRules = editRules(
  object({}),
  object({
    workingWeekdays: array(enumOf(weekdays, 'Weekday').defined())
      .min(1, texts.oneWeekday)
      .required(texts.oneWeekday)
      .meta({ label: texts.workingWeekdays(), description: 'The weekdays on which the university works.' }),
    firstWeekday: enumOf(firstWeekdays, 'Weekday', texts.beginsWith).meta({
      label: texts.firstWeekday(),
      description: 'The weekday with which weeks begin: Saturday, Sunday or Monday.',
    }),
    ...Object.fromEntries(
      promisedKinds.map((kind) => [
        fieldOf(kind),
        days().meta({ label: kindWords[kind](), description: `Working days until ${kind} is due.` }),
      ]),
    ),
  }),
)

const mostDays = 31

export const addHolidaysRules = object({
  day: day(texts.day(), 'The first day.').required(texts.giveDay),
  until: day(texts.until(), 'The last day, where it is more than one.')
    .nullable()
    .test('after', texts.untilBefore, (until, { parent: { day: first } }) => !until || !first || until >= first)
    .test(
      'length',
      texts.mostDays,
      (until, { parent: { day: first } }) =>
        !until || !first || until.getTime() - (first as Date).getTime() < mostDays * dayLength,
    ),
  name: text(80).required(texts.giveName).meta({ label: texts.name() }),
  nameArabic: text(80).meta({
    label: texts.nameArabic(),
    description: 'What calendars call it for people who read Arabic; without it, its name.',
  }),
})

export const removeHolidayRules = object({ day: day(texts.day()).required(texts.giveDay) })
