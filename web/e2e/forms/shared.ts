/** What the forms of several features are opened with. */

export const id = (type: string, number: number) => btoa(`${type}:${number}`)

export const more = /^More actions for/

export const university = 'commercialization_team'

/** A working day within the time that can be booked. */
export const workingDay = () => {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
