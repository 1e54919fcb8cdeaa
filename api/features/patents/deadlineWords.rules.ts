/** What a deadline of a patent asks for. */
import * as texts from '#texts/patents/deadlines.js'

interface Deadline {
  kind: string
  year: number
  title: string
}

const words: Readonly<Record<string, () => string>> = {
  PRIORITY: texts.priority,
  NATIONAL_PHASE_30: texts.nationalPhase30,
  NATIONAL_PHASE_31: texts.nationalPhase31,
  UNITARY_EFFECT: texts.unitaryEffect,
  VALIDATION: texts.validation,
}

/** `Renewal fee, year 5`; in the United States fees are due in the middle of a year. */
export function deadlineWords({ kind, year, title }: Deadline, office: string): string {
  if (kind === 'OTHER') return title
  if (kind === 'RENEWAL') return office === 'US' ? texts.maintenance({ year: `${year}.5` }) : texts.renewal({ year })
  return words[kind]!()
}
