/** Figures count days on the clock of the university's zone, in the database and in the server alike, over changes of the clock. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleZone } from '../database/zone.ts'
import { dayBegins } from '../dayBegins.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { person } from '../testing/run.ts'
import { setUniversityZone, universityZone } from '../universityDay.rules.ts'
import { periodOf } from './question.ts'
import { refreshFigures } from './refresh.ts'
import { monthsOf, valuesOf } from './values.ts'

const zone = 'Europe/Berlin'
const usual = universityZone
const { db } = await fileDatabase()

beforeAll(async () => {
  await settleZone(db, zone)
  setUniversityZone(zone)
  const { id: submitterId } = await person(db, 'RESEARCHER')
  const idea = (submittedAt: string) =>
    db.idea.create({
      data: { title: 'Idea', description: 'Words', category: 'Other', status: 'SUBMITTED', submitterId, submittedAt: new Date(submittedAt) }, // prettier-ignore
    })
  // Half past midnight of the first day of a month, in summer and in winter.
  await idea('2025-06-30T22:30:00Z')
  await idea('2025-11-30T23:30:00Z')
  await refreshFigures(db)
})

afterAll(() => setUniversityZone(usual))

test('a day begins on its clock, whatever the season', () => {
  expect(dayBegins(new Date('2025-07-01'))).toEqual(new Date('2025-06-30T22:00:00Z'))
  expect(dayBegins(new Date('2025-12-01'))).toEqual(new Date('2025-11-30T23:00:00Z'))
})

test.each([
  ['2025-07-01', '2025-06', '2025-07'],
  ['2025-12-01', '2025-11', '2025-12'],
] as const)('what happened after midnight belongs to the day that began: %s', async (day, before, month) => {
  const question = {
    ...periodOf('DATES', { from: new Date(day), until: new Date(day) }),
    asOf: null,
    person: null,
    department: null,
  }
  expect((await valuesOf(db, ['IDEAS'], question)).get('IDEAS')).toMatchObject({ value: 1 })
  const months = await monthsOf(db, ['IDEAS'], question)
  expect(months.slice(-2)).toEqual([
    { figure: 'IDEAS', month: before, value: 0 },
    { figure: 'IDEAS', month, value: 1 },
  ])
})
