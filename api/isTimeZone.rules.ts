/** A zone that this side's calendar knows; names such as +04:00 say nothing about summer time and are none. */
export const isTimeZone = (name: string) => {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
