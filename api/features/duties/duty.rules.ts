/** By what the queue of duties is filtered. */
import { array, boolean, object } from 'yup'
import { dutyKinds } from '#api/duties/kinds.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'

export const dutyFilterRules = object({
  kind: array(enumOf(dutyKinds, 'DutyKind').defined()).nullable(),
  overdue: boolean().nullable(),
  team: boolean()
    .nullable()
    .meta({ description: 'All that the university’s team owes, instead of what the viewer owes or may take.' }),
  awaited: boolean()
    .nullable()
    .meta({ description: 'What the viewer asked of others and is still open, instead of what the viewer owes.' }),
  search: text(200).nullable().meta({ description: 'Words of the title; all must be found.' }),
  takenById: nodeId('User').optional().nullable().meta({ description: 'What this person of the team has taken.' }),
})
