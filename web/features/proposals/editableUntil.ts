/** Until when the viewer may change a proposal: the end of the day of its challenge's deadline. */
import * as texts from '#texts/proposals/editableUntil.js'
import { formatDate } from '#web/ui/format.ts'

interface Editable {
  readonly stage: string
  readonly canUpdate: boolean
  readonly challenge:
    | { readonly deadline: string | null | undefined; readonly daysLeft: number | null | undefined }
    | null
    | undefined
}

const given = ({ stage, canUpdate, challenge }: Editable) =>
  canUpdate && challenge?.deadline
    ? {
        draft: stage === 'DRAFT' ? ('yes' as const) : ('no' as const),
        deadline: formatDate(challenge.deadline),
        days: challenge.daysLeft ?? 0,
      }
    : null

/** `Submit by Dec 29, 2026, end of day (29 days left)`; nothing once it cannot be changed. */
export function editableUntil(proposal: Editable): string {
  const values = given(proposal)
  return values ? texts.sentence(values) : ''
}

/** The same as a fact: its name and the day. */
export function editableUntilFact(proposal: Editable): [string, string] | null {
  const values = given(proposal)
  return values && [texts.name({ draft: values.draft }), texts.day({ deadline: values.deadline, days: values.days })]
}
