/** What makes a challenge worth answering (docs/spec/challenges.md#managing-challenges): what the form shows while it is written, and what publishing asks for. */
import * as texts from '#texts/challenges/checklist.js'

export interface Checked {
  problemStatement?: string | null | undefined
  goal?: string | null | undefined
  mustHaves?: readonly unknown[] | null | undefined
  offer?: string | null | undefined
  deadline?: Date | string | null | undefined
}

interface Point {
  field: keyof Checked
  /** What is looked for, as a line of the checklist. */
  asks: () => string
  /** What is said when it is missing. */
  missing: () => string
  holds(challenge: Checked): boolean
}

const written = (text: string | null | undefined) => Boolean(text?.trim())

export const checklist: readonly Point[] = [
  {
    field: 'problemStatement',
    asks: texts.problem,
    missing: texts.stateProblem,
    holds: ({ problemStatement }) => written(problemStatement),
  },
  {
    field: 'goal',
    asks: texts.goal,
    missing: texts.giveGoal,
    holds: ({ goal }) => /\d/.test(goal ?? ''),
  },
  {
    field: 'mustHaves',
    asks: texts.musts,
    missing: texts.giveMusts,
    holds: ({ mustHaves }) => (mustHaves ?? []).length >= 1 && (mustHaves ?? []).length <= 5,
  },
  {
    field: 'offer',
    asks: texts.offer,
    missing: texts.giveOffer,
    holds: ({ offer }) => written(offer),
  },
  {
    field: 'deadline',
    asks: texts.deadline,
    missing: texts.setDeadline,
    holds: ({ deadline }) => Boolean(deadline),
  },
]
