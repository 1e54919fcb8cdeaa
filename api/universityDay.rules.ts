/** The day at the university, in whose zone days begin and end for everybody. */

const told = typeof process === 'undefined' ? undefined : process.env['UNIVERSITY_TIME_ZONE']

/** The university's zone, in which days end: the server reads it from its environment, a page gets it from the server. */
export let universityZone = told?.trim() || 'Asia/Dubai'

/** For pages, before they show or read a time. */
export function setUniversityZone(zone: string): void {
  universityZone = zone
  written = undefined
}

/** Kept, as making one takes longer than all that a page asks of it. */
let written: Intl.DateTimeFormat | undefined

/** A day of the university that holds the moment, as the database keeps days: the moment at which it begins in UTC. */
export const universityDay = (moment = new Date()): Date =>
  new Date((written ??= new Intl.DateTimeFormat('en-CA', { timeZone: universityZone })).format(moment))

/** `2026-11-21`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** The day that it is at the university, so many days later: `2026-11-21`. */
export const isoToday = (later = 0, moment = new Date()): string =>
  isoDay(new Date(universityDay(moment).getTime() + later * 86_400_000))
