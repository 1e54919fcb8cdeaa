/** What makes a challenge worth answering (docs/spec/challenges.md#managing-challenges): what the form shows while it is written, and what publishing asks for. */
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
  asks: string
  /** What is said when it is missing. */
  missing: string
  holds(challenge: Checked): boolean
}

const written = (text: string | null | undefined) => Boolean(text?.trim())

export const checklist: readonly Point[] = [
  {
    field: 'problemStatement',
    asks: 'The problem is stated',
    missing: 'Please state the problem',
    holds: ({ problemStatement }) => written(problemStatement),
  },
  {
    field: 'goal',
    asks: 'The goal can be measured: it holds a number',
    missing: 'Please give a goal that can be measured, with a number',
    holds: ({ goal }) => /\d/.test(goal ?? ''),
  },
  {
    field: 'mustHaves',
    asks: 'One to five musts',
    missing: 'Please say what a solution must meet, in one to five points',
    holds: ({ mustHaves }) => (mustHaves ?? []).length >= 1 && (mustHaves ?? []).length <= 5,
  },
  {
    field: 'offer',
    asks: 'It says what is offered',
    missing: 'Please say what you offer',
    holds: ({ offer }) => written(offer),
  },
  {
    field: 'deadline',
    asks: 'It has a deadline',
    missing: 'Please set a deadline',
    holds: ({ deadline }) => Boolean(deadline),
  },
]
