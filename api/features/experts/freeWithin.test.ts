/** The directory of experts by how soon somebody is free: hours, days off and days with hours of their own count, closed accounts do not. */
import { expect, test } from 'vitest'
import { dayLength } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 }))
const inDays = (days: number) => new Date(new Date(Date.now() + days * dayLength).toISOString().slice(0, 10))

const expert = async (name: string, data: object, status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE') => {
  const made = await person(db, 'EXPERT', { name, status })
  await db.user.update({ where: { id: made.id }, data: { timeZone: 'UTC', ...data } })
  return made
}
await expert('Always', { availabilityHours: { create: allDay }, expertise: ['Pumps'] })
await expert('Away', {
  availabilityHours: { create: allDay },
  availabilityExceptions: { create: { fromDay: inDays(-1), untilDay: inDays(4) } },
})
await expert('One morning', {
  availabilityExceptions: { create: { fromDay: inDays(10), untilDay: inDays(10), fromMinute: 540, untilMinute: 720 } },
})
await expert('Wants notice', {
  availabilityHours: { create: allDay },
  availabilityRules: { create: { minimumNoticeMinutes: 30_000 } },
})
await expert('Without hours', {})
await expert('Gone', { availabilityHours: { create: allDay } }, 'SUSPENDED')
const researcher = await person(db, 'RESEARCHER', { name: 'No expert' })
await db.user.update({ where: { id: researcher.id }, data: { availabilityHours: { create: allDay } } })
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')

const directory = 'query ($filter: UserFilter) { users(filter: $filter) { totalCount nodes { name } } }'
const asked = (as: Viewer | null, filter: object) => run(db, directory, { as, variables: { filter } })
async function names(as: Viewer, filter: object) {
  const { data } = await asked(as, filter)
  const { nodes, totalCount } = data!['users'] as unknown as { nodes: { name: string }[]; totalCount: number }
  expect(totalCount).toBe(nodes.length)
  return nodes.map(({ name }) => name)
}

test.each([
  [2, ['Always']],
  [7, ['Always', 'Away']],
  [14, ['Always', 'Away', 'One morning']],
])('within %i days', async (freeWithinDays, expected) => {
  for (const as of [company, team]) expect(await names(as, { freeWithinDays })).toEqual(expected)
})

test('together with other filters', async () => {
  expect(await names(company, { freeWithinDays: 14, expertise: ['Pumps'] })).toEqual(['Always'])
  expect(await names(company, { freeWithinDays: 14, role: ['RESEARCHER'] })).toEqual([])
  expect(await names(team, { freeWithinDays: 2, status: ['SUSPENDED'] })).toEqual([])
})

test.each([0, 31])('%i days are refused by name', async (freeWithinDays) => {
  const { errors } = await asked(company, { freeWithinDays })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' })
  expect(JSON.stringify(errors)).toContain('freeWithinDays')
})

test('without a session nobody sees who is free', async () => {
  const { data, errors } = await asked(null, { freeWithinDays: 7 })
  expect(data?.['users'] ?? null).toBeNull()
  expect(errors).toHaveLength(1)
})
