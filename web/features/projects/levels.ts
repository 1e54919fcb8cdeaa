/** The filter by technology readiness levels, the same in all lists of projects and challenges. */
import { buttons, plain } from '#web/ui/list/filters.ts'

const nine = plain(Array.from({ length: 9 }, (_, before) => String(before + 1)))

export const levels = <A>(asks: (levels: readonly number[]) => A) =>
  buttons({ label: 'TRL', choices: nine, chip: (level) => `TRL ${level}`, asks: (chosen) => asks(chosen.map(Number)) })
