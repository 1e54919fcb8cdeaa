/** Administrators decide in how many working days answers are due, and on which days the university works. */
import { action, changesOf } from '../../action.ts'
import { answerTimes } from '../../duties/answerTimes.ts'
import { fieldOf, promisedKinds } from '../../duties/kinds.rules.ts'
import { dayLength, isoDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { conflict, notFound } from '../../errors.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { mostHolidays } from '../../workingDays.rules.ts'
import * as texts from '#texts/duties/errors.js'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { addHolidaysRules, removeHolidayRules, updateAnswerTimesRules, weekdays } from './answerTimes.rules.ts'

/** What the security log calls them. */
const logged = 'answer times'

export const updateAnswerTimes = editing({
  name: 'updateAnswerTimes',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateAnswerTimesRules,
  description:
    'Sets the working week, with which weekday weeks begin, and in how many working days each kind of answer is due; what is not given stays. Days that were promised already stay.',
  async held({ tx }) {
    await lockPlatform(tx)
    const { week, firstWeekday, days } = await answerTimes(tx)
    return {
      workingWeekdays: week.weekdays.map(nameOf),
      firstWeekday: nameOf(firstWeekday),
      ...Object.fromEntries(promisedKinds.map((kind) => [fieldOf(kind), days[kind]])),
    }
  },
  async run(work, given, before) {
    const [was, is] = [columnsOf(before), columnsOf({ ...before, ...given })]
    await work.tx.platform.update({ where: { id: 1 }, data: is })
    await recordSettings(work, logged, changesOf(inWords(was), inWords(is)))
    return { done: true }
  },
})

const nameOf = (weekday: number) => weekdays[weekday - 1]!

interface Times {
  workingWeekdays: readonly string[]
  firstWeekday: string
}

/** The settings as they are kept: weekdays by their numbers, in the order of the week. */
function columnsOf({ workingWeekdays, firstWeekday, ...promised }: Times) {
  const numbers = weekdays.flatMap((name, at) => (workingWeekdays.includes(name) ? [at + 1] : []))
  const days = promisedKinds.map((kind) => [kind, (promised as Record<string, number>)[fieldOf(kind)]])
  return {
    workingWeekdays: numbers,
    firstWeekday: weekdays.findIndex((name) => name === firstWeekday) + 1,
    answerDays: Object.fromEntries(days) as Record<string, number>,
  }
}

const inWords = ({ workingWeekdays, firstWeekday, answerDays }: ReturnType<typeof columnsOf>) => ({
  ...answerDays,
  weekdays: workingWeekdays.join(),
  firstWeekday,
})

export const addHolidays = action({
  name: 'addHolidays',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: addHolidaysRules,
  description: 'Adds a holiday of one or several days; days that are holidays already take its names.',
  async run(work, { day, until, name, nameArabic = '' }) {
    const { tx } = work
    const length = until ? (until.getTime() - day.getTime()) / dayLength + 1 : 1
    for (let nth = 0; nth < length; nth += 1) {
      const at = new Date(day.getTime() + nth * dayLength)
      const names = { name, nameArabic }
      await tx.holiday.upsert({ where: { day: at }, create: { day: at, ...names }, update: names })
    }
    if ((await tx.holiday.count()) > mostHolidays) throw conflict(texts.mostHolidays({ most: mostHolidays }))
    await recordSettings(work, logged, { [isoDay(day)]: [null, until ? `${name}, until ${isoDay(until)}` : name] })
    return { done: true }
  },
})

export const removeHoliday = action({
  name: 'removeHoliday',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: removeHolidayRules,
  description: 'Makes a holiday a working day again, when it is one of the working week.',
  async run(work, { day }) {
    const holiday = await work.tx.holiday.findUnique({ where: { day } })
    if (!holiday) throw notFound(texts.holiday())
    await work.tx.holiday.delete({ where: { day } })
    await recordSettings(work, logged, { [isoDay(day)]: [holiday.name, null] })
    return { done: true }
  },
})
