/** Administrators decide in how many working days answers are due, and on which days the university works. */
import { action, changesOf } from '../../action.ts'
import { answerTimes } from '../../duties/answerTimes.ts'
import { fieldOf, promisedKinds } from '../../duties/kinds.rules.ts'
import { dayLength, isoDay } from '../../days.ts'
import { conflict, notFound } from '../../errors.ts'
import { mostHolidays } from '../../workingDays.rules.ts'
import * as texts from '#texts/duties/errors.js'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { addHolidaysRules, removeHolidayRules, updateAnswerTimesRules, weekdays } from './answerTimes.rules.ts'

/** What the security log calls them. */
const logged = 'answer times'

export const updateAnswerTimes = action({
  name: 'updateAnswerTimes',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateAnswerTimesRules,
  description:
    'Sets the working week, with which weekday weeks begin, and in how many working days each kind of answer is due. Days that were promised already stay.',
  async run(work, { workingWeekdays, firstWeekday, ...given }) {
    const { tx } = work
    const before = await answerTimes(tx)
    const numbers = weekdays.flatMap((name, at) => (workingWeekdays.includes(name) ? [at + 1] : []))
    const days = Object.fromEntries(promisedKinds.map((kind) => [kind, Number((given as never)[fieldOf(kind)])]))
    const first = firstWeekday ? weekdays.indexOf(firstWeekday) + 1 : before.firstWeekday
    const row = { workingWeekdays: numbers, firstWeekday: first, answerDays: days }
    await tx.platform.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row })
    await recordSettings(
      work,
      logged,
      changesOf(
        { ...before.days, weekdays: before.week.weekdays.join(), firstWeekday: before.firstWeekday },
        { ...days, weekdays: numbers.join(), firstWeekday: first },
      ),
    )
    return { done: true }
  },
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
