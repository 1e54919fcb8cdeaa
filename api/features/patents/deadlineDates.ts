/**
 * By when something is to be done about a patent, from its dates and its place in the family. Days on which an office is
 * closed are not known here: the computed day is never later than the last one.
 */
import type { PatentDeadlineKind, PatentOffice } from '../../__generated__/prisma/enums.ts'
import { afterMonths, type Dated, type LegalDeadline } from './months.ts'
import { renewalDays } from './renewals.ts'

/** Whether it goes on in what its parent began, instead of claiming its priority: its term runs from the day of the parent. */
const continues = ({ kind, office }: Dated, parent: Dated): boolean =>
  kind === 'DIVISIONAL' ||
  kind === 'CONTINUATION' ||
  (parent.office === 'WO' && office !== 'WO') ||
  (parent.office === 'EP' && europeanStates.includes(office))

/** States in which a European patent is validated. */
const europeanStates: readonly PatentOffice[] = ['CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'TR']

interface Terms {
  priorityOn: Date | null
  termFrom: Date | null
}

/**
 * For each patent of a family the day of the first filing above it (Paris Convention, art. 4A), and the day from which its
 * term runs: national phases have the filing day of the international application (PCT art. 11(3)), European patents in a
 * state that of the European one (EPC art. 2(2), 63).
 */
export function termsOf(patents: readonly Dated[]): Map<number, Terms> {
  const byId = new Map(patents.map((patent) => [patent.id, patent]))
  const known = new Map<number, Terms>()
  const of = (patent: Dated): Terms => {
    const found = known.get(patent.id)
    if (found) return found
    const parent = patent.parentId === null ? undefined : byId.get(patent.parentId)
    const above = parent && of(parent)
    const terms = {
      priorityOn: above?.priorityOn ?? patent.filedOn,
      termFrom: above && continues(patent, parent) ? (above.termFrom ?? patent.filedOn) : patent.filedOn,
    }
    known.set(patent.id, terms)
    return terms
  }
  for (const patent of patents) of(patent)
  return known
}

const pending: readonly string[] = ['FILED', 'PUBLISHED']

/** All that the law sets for a patent that is alive; nothing for one that is not filed or has ended. */
export function legalDeadlines(patent: Dated): LegalDeadline[] {
  const { parentId, office, kind, status, filedOn, priorityOn, grantedOn } = patent
  const isPending = pending.includes(status)
  if (!filedOn || !(isPending || status === 'GRANTED')) return []
  const found: LegalDeadline[] = []
  const add = (one: PatentDeadlineKind, dueOn: Date) => found.push({ kind: one, year: 0, dueOn })
  // Paris Convention, art. 4C(1).
  if (parentId === null && kind !== 'DIVISIONAL' && kind !== 'CONTINUATION') add('PRIORITY', afterMonths(filedOn, 12))
  if (office === 'WO' && isPending) {
    const from = priorityOn ?? filedOn
    // PCT art. 22(1) and 39(1)(a); offices may set a later one, and 31 months are common (EPC rule 159).
    add('NATIONAL_PHASE_30', afterMonths(from, 30))
    add('NATIONAL_PHASE_31', afterMonths(from, 31))
  }
  if (office === 'EP' && grantedOn && status === 'GRANTED') {
    // Rules relating to Unitary Patent Protection, rule 6(1); EPC art. 65(1).
    add('UNITARY_EFFECT', afterMonths(grantedOn, 1))
    add('VALIDATION', afterMonths(grantedOn, 3))
  }
  return [...found, ...renewalDays(patent)]
}
