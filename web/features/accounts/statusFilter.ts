/** The filter of lists of accounts by their state. */
import * as texts from '#texts/users/list.js'
import { buttons, choicesIn } from '#web/ui/list/filters.ts'

const statuses = {
  active: 'ACTIVE',
  waiting: 'PENDING_VERIFICATION',
  suspended: 'SUSPENDED',
  deactivated: 'DEACTIVATED',
} as const

export const statusFilter = buttons({
  label: texts.status(),
  choices: choicesIn({
    active: texts.active(),
    waiting: texts.waiting(),
    suspended: texts.suspended(),
    deactivated: texts.deactivated(),
  }),
  asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
})
