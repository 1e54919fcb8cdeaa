/** Times as a form holds them: what a clock shows, `2026-11-23T09:00`. */
import { array, string } from 'yup'
import * as texts from '#texts/meetings/timesRules.js'
import { addDays, instantOf, today } from '#web/ui/calendar/days.ts'

export const timesRule = array(string().required(texts.pleaseChooseATime()))
  .min(1, texts.pleaseProposeAtLeastOne())
  .required()
  .meta({ label: texts.times() })

/** The instants of a form's times. */
export const instantsOf = (times: readonly string[], timeZone: string) => times.map((time) => instantOf(time, timeZone))

/** Tomorrow at ten: where people begin to choose. */
export const firstTime = (timeZone: string) => `${addDays(today(timeZone), 1)}T10:00`
