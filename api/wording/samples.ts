/** Sample values for every variable that words can have, so that templates are seen as they will be read. */
import * as texts from '#texts/notifications/samples.js'
import type { Values } from './fill.ts'

const numbers = {
  others: 2,
  count: 3,
  open: 2,
  overdue: 1,
  more: 4,
  fresh: 2,
  changed: 1,
  left: 7,
  months: 12,
  reached: 14,
}

/** What selects choose by: one of the cases that the code knows. */
const choices = {
  role: 'EDITOR',
  said: 'yes',
  ask: 'yes',
  after: 'waiting',
  report: 'OVERVIEW',
  interval: 'WEEKLY',
  side: 'project',
  how: 'COMPLETED',
  verb: 'was',
  decision: 'GRANTED',
  outcome: 'LICENSED',
  status: 'FILED',
  when: 'earlier',
  ahead: 'DAY',
  audience: 'INVESTORS',
  change: 'APP_ADDED',
}

export const sampleValues = (): Values => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, sample]) => [name, (sample as () => string)()])),
  ...numbers,
  ...choices,
})
