/** When the fees fall due that keep an application or a patent alive, by office; grace periods are left out. */
import type { PatentOffice } from '../../__generated__/prisma/enums.ts'
import { afterMonths, endOfMonthAfter, type Dated, type LegalDeadline } from './months.ts'

/** A patent lives twenty years from its filing (TRIPS, art. 33): the last fee is for the twentieth. */
const lastYear = 20

interface Renewals {
  /** The first year of which the fee is paid; the fee of a year falls due when the year before it ends. */
  first: number
  /** Whether years count from the filing or from the grant. */
  from: 'termFrom' | 'grantedOn'
  /** On the last day of the month instead of the day itself. */
  monthEnd?: true
  /** Whether fees are due for applications, for patents, or for both. */
  due: 'PENDING' | 'GRANTED' | 'ALWAYS'
}

const offices: Partial<Record<PatentOffice, Renewals>> = {
  // Federal Law 11 of 2021 and its regulations: on the anniversary of the filing.
  AE: { first: 2, from: 'termFrom', due: 'ALWAYS' },
  // Patents Regulations 1991, reg. 13.3 and 13.6.
  AU: { first: 5, from: 'termFrom', due: 'ALWAYS' },
  // Patent Act, s. 27.1 and 46.
  CA: { first: 3, from: 'termFrom', due: 'ALWAYS' },
  // Implementing Regulations of the Patent Law: before the year begins, from the grant on.
  CN: { first: 2, from: 'termFrom', due: 'GRANTED' },
  // Patentkostengesetz, § 3(2).
  DE: { first: 3, from: 'termFrom', monthEnd: true, due: 'ALWAYS' },
  // EPC art. 86 and rule 51(1); after the grant fees are due in the states.
  EP: { first: 3, from: 'termFrom', monthEnd: true, due: 'PENDING' },
  // Code de la propriété intellectuelle, art. R. 613-46.
  FR: { first: 2, from: 'termFrom', monthEnd: true, due: 'ALWAYS' },
  // Patents Rules 2007, rule 37.
  GB: { first: 5, from: 'termFrom', monthEnd: true, due: 'GRANTED' },
  // Patents Act 1970, s. 53.
  IN: { first: 3, from: 'termFrom', due: 'GRANTED' },
  // Patent Act, art. 107 and 108: the first three years are paid at registration.
  JP: { first: 4, from: 'grantedOn', due: 'GRANTED' },
  // Patent Act, art. 79.
  KR: { first: 4, from: 'grantedOn', due: 'GRANTED' },
}

/** United States, 35 U.S.C. 41(b): 3.5, 7.5 and 11.5 years after the grant, counted here as years 3, 7 and 11. */
const maintenanceYears = [3, 7, 11]

/** The days of all renewals, in their order. */
export function renewalDays({ office, status, termFrom, grantedOn }: Dated): LegalDeadline[] {
  const renewal = (year: number, dueOn: Date): LegalDeadline => ({ kind: 'RENEWAL', year, dueOn })
  const granted = status === 'GRANTED'
  if (office === 'US')
    return granted && grantedOn
      ? maintenanceYears.map((year) => renewal(year, afterMonths(grantedOn, year * 12 + 6)))
      : []
  const rule = offices[office]
  if (!rule || (rule.due === 'PENDING' ? granted : rule.due === 'GRANTED' && !granted)) return []
  const from = rule.from === 'termFrom' ? termFrom : grantedOn
  if (!from || !termFrom) return []
  const ends = afterMonths(termFrom, lastYear * 12)
  return Array.from({ length: lastYear - rule.first + 1 }, (_, nth) => rule.first + nth)
    .map((year) => renewal(year, (rule.monthEnd ? endOfMonthAfter : afterMonths)(from, (year - 1) * 12)))
    .filter(({ dueOn }) => dueOn < ends)
}
