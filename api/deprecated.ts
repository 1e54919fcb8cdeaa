/** What the schema says of a name that has another one now, as docs/api.md promises: it stays for half a year. */
export const deprecatedFor = (replacement: string, since: string): string => {
  const until = new Date(since)
  until.setUTCMonth(until.getUTCMonth() + 6)
  return `Deprecated ${since}, removed after ${until.toISOString().slice(0, 10)}. Use ${replacement}.`
}

/** The names of messages before every record had the same ones. */
export const formerMessages = (replacement: string): string => deprecatedFor(replacement, '2026-11-24')
