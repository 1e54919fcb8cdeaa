/** The university team sees meetings, and not their agendas: neither a search nor an export may reveal what they say. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import { idOf } from '../../testing/ids.ts'
import { lists } from '../../listField.ts'
import { contextOf } from '../../testing/run.ts'

const { db } = await fileDatabase()

test('an agenda is searched by those who attend', async () => {
  const organizer = await person(db, 'RESEARCHER')
  const guest = await person(db, 'RESEARCHER')
  const staff = await person(db, 'KU_TEAM')
  const input = {
    kind: 'BOOKING',
    title: 'Wells',
    agenda: 'Licence of the membrane',
    times: [new Date(Date.now() + 86_400_000).toISOString()],
    participantIds: [idOf('User', guest.id)],
  }
  expect((await perform(db, 'createMeeting', input, { as: organizer })).codes).toEqual([])
  const count = async (as: typeof staff, search: string) => {
    const { data } = await run(db, `{ meetings(filter: {search: "${search}"}) { totalCount } }`, { as })
    const exported = await lists.get('meetings')!.ids(contextOf(db, as), { filter: { search } }, 100)
    expect(exported).toHaveLength((data as unknown as { meetings: { totalCount: number } }).meetings.totalCount)
    return exported.length
  }
  expect([await count(organizer, 'membrane'), await count(guest, 'membrane'), await count(staff, 'membrane')]).toEqual([
    1, 1, 0,
  ])
  expect(await count(staff, 'wells')).toBe(1)
})

test('the order of registration is for the university', async () => {
  const sorted = (as: Awaited<ReturnType<typeof person>>) =>
    run(db, '{ users(sort: {field: CREATED_AT}) { edges { node { name } } } }', { as })
  expect((await sorted(await person(db, 'RESEARCHER'))).codes).toEqual(['FORBIDDEN'])
  expect((await sorted(await person(db, 'ADMIN'))).codes).toEqual([])
})
