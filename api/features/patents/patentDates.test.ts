/** Deadlines of patents over month ends and leap years, and the numbers of offices. */
import { describe, expect, test } from 'vitest'
import type { PatentKind, PatentOffice, PatentStatus } from '../../__generated__/prisma/enums.ts'
import { isoDay } from '../../days.ts'
import { legalDeadlines, termsOf } from './deadlineDates.ts'
import { expiryOf } from './expiry.ts'
import { afterMonths, endOfMonthAfter, type Dated } from './months.ts'
import { chineseCheck, europeanCheck, fitsKind, keptNumber, numberFault, numberForm } from './numberForms.rules.ts'
import { patentOffices } from './offices.rules.ts'

const day = (text: string) => new Date(text)

describe('periods in months', () => {
  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2023-02-28', 12, '2024-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2022-08-31', 30, '2025-02-28'],
    ['2021-08-31', 30, '2024-02-29'],
    ['2021-07-31', 31, '2024-02-29'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2025-05-15', 30, '2027-11-15'],
    ['2096-02-29', 48, '2100-02-28'],
  ])('%s and %i months is %s', (from, months, until) => {
    expect(isoDay(afterMonths(day(from), months))).toBe(until)
  })

  test.each([
    ['2022-02-10', 24, '2024-02-29'],
    ['2023-02-10', 24, '2025-02-28'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2021-11-30', 48, '2025-11-30'],
  ])('the month of %s after %i months ends on %s', (from, months, until) => {
    expect(isoDay(endOfMonthAfter(day(from), months))).toBe(until)
  })
})

interface Made {
  id?: number
  parentId?: number | null
  office?: PatentOffice
  kind?: PatentKind
  status?: PatentStatus
  filedOn?: string | null
  grantedOn?: string
}

const patent = ({ filedOn = '2024-02-29', grantedOn, ...rest }: Made): Dated => ({
  id: 1,
  parentId: null,
  office: 'AE',
  kind: 'APPLICATION',
  status: grantedOn ? 'GRANTED' : 'FILED',
  priorityOn: null,
  termFrom: null,
  ...rest,
  filedOn: filedOn === null ? null : day(filedOn),
  grantedOn: grantedOn ? day(grantedOn) : null,
})

/** The deadlines of the last of a family, in words. */
function deadlines(...family: Made[]): string[] {
  const patents = family.map((made, at) => patent({ id: at + 1, parentId: at || null, ...made }))
  const last = patents.at(-1)!
  return legalDeadlines({ ...last, ...termsOf(patents).get(last.id)! }).map(
    ({ kind, year, dueOn }) => `${kind}${year || ''} ${isoDay(dueOn)}`,
  )
}
const renewals = (...family: Made[]) => deadlines(...family).filter((one) => one.startsWith('RENEWAL'))

describe('deadlines', () => {
  test('the first filing has a year for others, whatever its kind', () => {
    expect(deadlines({ office: 'US', kind: 'PROVISIONAL', filedOn: '2024-02-29' })).toEqual(['PRIORITY 2025-02-28'])
    expect(deadlines({ office: 'SA', filedOn: '2025-08-31' })).toEqual(['PRIORITY 2026-08-31'])
  })

  test('what claims priority, continues or divides has no such year', () => {
    const first = { office: 'US', kind: 'PROVISIONAL', filedOn: '2024-02-29' } as const
    expect(deadlines(first, { office: 'SA', filedOn: '2025-02-10' })).toEqual([])
    expect(deadlines(first, { office: 'US', kind: 'CONTINUATION', filedOn: '2025-02-10' })).toEqual([])
  })

  test('the national phases of an international application count from the first filing', () => {
    const first = { office: 'US', kind: 'PROVISIONAL', filedOn: '2022-08-31' } as const
    expect(deadlines(first, { office: 'WO', filedOn: '2023-08-30' })).toEqual([
      'NATIONAL_PHASE_30 2025-02-28',
      'NATIONAL_PHASE_31 2025-03-31',
    ])
    expect(deadlines({ office: 'WO', filedOn: '2021-08-31' })).toEqual([
      'PRIORITY 2022-08-31',
      'NATIONAL_PHASE_30 2024-02-29',
      'NATIONAL_PHASE_31 2024-03-31',
    ])
  })

  test('what is not filed, or is over, has none', () => {
    expect(deadlines({ status: 'PREPARING', filedOn: null })).toEqual([])
    for (const status of ['REFUSED', 'WITHDRAWN', 'LAPSED', 'REVOKED', 'EXPIRED'] as const)
      expect(deadlines({ status })).toEqual([])
  })

  test('a European grant is validated within three months', () => {
    expect(deadlines({ office: 'EP', filedOn: '2020-03-15', grantedOn: '2025-11-30' })).toEqual([
      'PRIORITY 2021-03-15',
      'UNITARY_EFFECT 2025-12-30',
      'VALIDATION 2026-02-28',
    ])
  })

  test('the Emirates: each anniversary of the filing, from the second year to the twentieth', () => {
    const found = renewals({ office: 'AE', filedOn: '2024-02-29' })
    expect(found).toHaveLength(19)
    expect(found.slice(0, 4)).toEqual([
      'RENEWAL2 2025-02-28',
      'RENEWAL3 2026-02-28',
      'RENEWAL4 2027-02-28',
      'RENEWAL5 2028-02-29',
    ])
    expect(found.at(-1)).toBe('RENEWAL20 2043-02-28')
  })

  test('Europe: on the last day of the month, until the grant', () => {
    expect(renewals({ office: 'EP', filedOn: '2022-02-10' })[0]).toBe('RENEWAL3 2024-02-29')
    expect(renewals({ office: 'EP', filedOn: '2022-02-10', grantedOn: '2025-05-01' })).toEqual([])
  })

  test('the United States: 3.5, 7.5 and 11.5 years after the grant', () => {
    expect(renewals({ office: 'US', filedOn: '2020-01-01', grantedOn: '2022-08-31' })).toEqual([
      'RENEWAL3 2026-02-28',
      'RENEWAL7 2030-02-28',
      'RENEWAL11 2034-02-28',
    ])
    expect(renewals({ office: 'US', filedOn: '2020-01-01' })).toEqual([])
  })

  test('Germany, France, Britain, Japan and China by their own rules', () => {
    expect(renewals({ office: 'DE', filedOn: '2023-05-11' })[0]).toBe('RENEWAL3 2025-05-31')
    expect(renewals({ office: 'FR', filedOn: '2023-05-11' })[0]).toBe('RENEWAL2 2024-05-31')
    expect(renewals({ office: 'GB', filedOn: '2020-11-11' })).toEqual([])
    expect(renewals({ office: 'GB', filedOn: '2020-11-11', grantedOn: '2023-01-01' })[0]).toBe('RENEWAL5 2024-11-30')
    expect(renewals({ office: 'JP', filedOn: '2020-11-11', grantedOn: '2023-01-15' })[0]).toBe('RENEWAL4 2026-01-15')
    // The term ends twenty years after the filing: no fee is due after it.
    expect(renewals({ office: 'JP', filedOn: '2020-11-11', grantedOn: '2023-01-15' }).at(-1)).toBe(
      'RENEWAL18 2040-01-15',
    )
    expect(renewals({ office: 'CN', filedOn: '2020-11-11', grantedOn: '2023-01-15' })).toContain('RENEWAL5 2024-11-11')
  })

  test('a national phase counts its years from the international filing', () => {
    const family = [
      { office: 'AE', filedOn: '2022-03-31' },
      { office: 'WO', filedOn: '2023-03-31' },
      { office: 'EP', filedOn: '2024-10-30' },
    ] as const
    expect(renewals(...family)[0]).toBe('RENEWAL3 2025-03-31')
    const terms = termsOf(family.map((made, at) => patent({ id: at + 1, parentId: at || null, ...made })))
    expect(terms.get(3)).toEqual({ priorityOn: day('2022-03-31'), termFrom: day('2023-03-31') })
    // Who claims priority has a term of its own.
    expect(terms.get(2)).toEqual({ priorityOn: day('2022-03-31'), termFrom: day('2023-03-31') })
  })

  test('a term of twenty years, where there is one', () => {
    const of = (made: Made, termFrom = '2024-02-29') => expiryOf({ ...patent(made), termFrom: day(termFrom) })
    expect(of({ office: 'AE' })).toEqual(day('2044-02-29'))
    expect(of({ office: 'WO' })).toBeNull()
    expect(of({ office: 'US', kind: 'PROVISIONAL' })).toBeNull()
    expect(of({ office: 'AE', status: 'LAPSED' })).toBeNull()
  })
})

describe('numbers', () => {
  test('check digits of the European office and of China', () => {
    expect(europeanCheck('99403122.7')).toBe(true)
    expect(europeanCheck('16000312.5')).toBe(true)
    expect(europeanCheck('16000312.3')).toBe(false)
    expect(chineseCheck('201710601862.3')).toBe(true)
    expect(chineseCheck('ZL201710601862.3')).toBe(true)
    expect(chineseCheck('201710601862.4')).toBe(false)
  })

  test('every example has the form that it is an example of', () => {
    for (const office of patentOffices)
      for (const part of ['application', 'publication', 'grant'] as const)
        expect(numberFault(office, part, numberForm(office, part).example), `${office} ${part}`).toBeNull()
  })

  test.each([
    ['US', 'application', ' 17/123,456 ', null],
    ['US', 'application', '171234567', 'FORM'],
    ['US', 'grant', 'US 11,234,567 B2', null],
    ['US', 'grant', 'US 123 B2', 'FORM'],
    ['EP', 'application', '16 000 312.5', null],
    ['EP', 'application', '16000312', 'FORM'],
    ['EP', 'application', '16000313.5', 'CHECK'],
    ['WO', 'application', 'pct/ae2024/050012', null],
    ['WO', 'application', 'PCT/2024/050012', 'FORM'],
    ['WO', 'publication', 'WO 2024/123456 A1', null],
    ['AE', 'application', 'P6000123/2024', null],
    ['AE', 'application', 'P6000123', 'FORM'],
    ['GB', 'application', '2012345.6', null],
    ['GB', 'application', 'GB2012345', 'FORM'],
    ['DE', 'application', '10 2021 123 456.7', null],
    ['DE', 'application', '99 2021 123 456.7', 'FORM'],
    ['CN', 'application', '201710601862.3', null],
    ['CN', 'application', '201710601862.X', 'CHECK'],
    ['CN', 'grant', 'CN 112345678 B', null],
    ['JP', 'application', '2021–123456', null],
    ['JP', 'application', '123456-2021', 'FORM'],
    ['KR', 'application', '10-2021-1234567', null],
    ['SA', 'application', '519402117', null],
    ['SA', 'application', '<script>', 'FORM'],
  ] as const)('%s %s %j: %s', (office, part, given, fault) => {
    expect(numberFault(office, part, keptNumber(given))).toBe(fault)
  })

  test('provisional applications have series of their own', () => {
    expect(fitsKind('US', true, '63/123456')).toBe(true)
    expect(fitsKind('US', false, '63/123456')).toBe(false)
    expect(fitsKind('US', true, '17/123456')).toBe(false)
    expect(fitsKind('AE', false, 'P6000123/2024')).toBe(true)
  })
})
