/** What a team's skills lead to: who it is suggested to and why, and who could bring what it lacks. */
import { expect, test } from 'vitest'
import type { Role } from '../../__generated__/prisma/enums.ts'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const person = (role: Role, data: Omit<Parameters<typeof makeUser>[1], 'role'> = {}) => makeUser(db, { role, ...data })
const owner = await person('RESEARCHER', { name: 'Olga Own', expertise: ['Pumps'] })
const seeker = await person('RESEARCHER', {
  name: 'Sia Seek',
  expertise: ['Machine learning', 'Pumps'],
  department: 'Physics',
})
const blank = await person('RESEARCHER', { name: 'Bo Blank' })
const company = await person('INDUSTRY')

interface Made {
  tags?: string[]
  department?: string
  joining?: 'REQUEST' | 'INVITATION'
  maxMembers?: number
  archivedAt?: Date
  openings?: { title: string; skills: string[] }[]
  others?: { userId: number; role: 'MEMBER' | 'OBSERVER' }[]
}
const team = async (name: string, { openings = [], others = [], ...data }: Made = {}) =>
  (
    await db.team.create({
      data: {
        name,
        ...data,
        members: { create: [{ userId: owner.id, role: 'OWNER' }, ...others] },
        openings: { create: openings },
      },
    })
  ).id

test('teams are suggested by open positions first, then shared skills, then the department, with the reasons', async () => {
  const position = { title: 'Modeller', skills: ['machine LEARNING', 'Statistics'] }
  await team('Same department', { department: 'Physics' })
  await team('Shares a skill', { tags: ['pumps', 'Wells'] })
  await team('Looks for one', { openings: [position] })
  await team('Looks for one and shares one', { openings: [position], tags: ['Pumps'], department: 'Physics' })
  // Nothing speaks for the first, and nobody can join the others.
  await team('Something else', { tags: ['Poetry'], department: 'Letters' })
  await team('By invitation', { tags: ['Pumps'], joining: 'INVITATION' })
  await team('In the archive', { tags: ['Pumps'], archivedAt: new Date() })
  await team('Full', { tags: ['Pumps'], maxMembers: 2, others: [{ userId: blank.id, role: 'MEMBER' }] })
  await team('Observed', { tags: ['Pumps'], others: [{ userId: seeker.id, role: 'OBSERVER' }] })
  const suggested = async (as: Viewer | null) => await run(db, '{ suggestedTeams { name whySuggested } }', { as })
  expect((await suggested(seeker)).data!['suggestedTeams']).toEqual([
    {
      name: 'Looks for one and shares one',
      whySuggested: ['Looking for “Modeller”: you know machine LEARNING', 'Shared skills: Pumps', 'In your department'],
    },
    { name: 'Looks for one', whySuggested: ['Looking for “Modeller”: you know machine LEARNING'] },
    { name: 'Shares a skill', whySuggested: ['Shared skills: pumps'] },
    { name: 'Same department', whySuggested: ['In your department'] },
  ])
  expect((await suggested(blank)).data!['suggestedTeams']).toEqual([])
  expect((await suggested(company)).codes).toEqual(['FORBIDDEN'])
  expect((await suggested(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('at most six are suggested', async () => {
  for (let nth = 0; nth < 8; nth++) await team(`Pumps ${nth}`, { tags: ['Pumps'] })
  expect((await run(db, '{ suggestedTeams { name } }', { as: seeker })).data!['suggestedTeams']).toHaveLength(6)
})

test('each skill of the positions is had by members, or lacks and is named by researchers whom the viewer may find', async () => {
  const welder = (name: string, more: Parameters<typeof person>[1] = {}) =>
    person('RESEARCHER', { name, expertise: ['Welding'], ...more })
  const watching = await person('INVESTOR', { name: 'Wat Ching' })
  await welder('Ann Open', { openToCollaborate: true })
  await welder('Abe Hidden', { findableOutside: false })
  await welder('Gone', { status: 'SUSPENDED' })
  await person('EXPERT', { name: 'Ex Pert', expertise: ['Welding'] })
  // What an observer knows is not what the team has.
  const observer = await welder('Zoe Observer', { expertise: ['welding', 'Diving'] })
  const id = await team('Lacks', {
    openings: [
      { title: 'Welder', skills: ['Welding', 'PUMPS'] },
      { title: 'Diver', skills: ['welding', 'Alchemy'] },
    ],
    others: [
      { userId: seeker.id, role: 'MEMBER' },
      { userId: observer.id, role: 'OBSERVER' },
      { userId: watching.id, role: 'OBSERVER' },
    ],
  })
  const source = `{ team(number: ${id}) { neededSkills { skill members { name } researchers { name } researcherCount } } }`
  const needed = async (as: Viewer) => (await run(db, source, { as })).data!['team']
  const had = {
    skill: 'PUMPS',
    members: [{ name: 'Olga Own' }, { name: 'Sia Seek' }],
    researchers: [],
    researcherCount: 0,
  }
  const nobody = { skill: 'Alchemy', members: [], researchers: [], researcherCount: 0 }
  const welding = (...names: string[]) => ({
    skill: 'Welding',
    members: [],
    researchers: names.map((name) => ({ name })),
    researcherCount: names.length,
  })
  for (const as of [owner, observer])
    expect(await needed(as)).toEqual({
      neededSkills: [welding('Ann Open', 'Abe Hidden', 'Zoe Observer'), had, nobody],
    })
  // People outside of the university do not find who does not want it.
  expect(await needed(watching)).toEqual({ neededSkills: [welding('Ann Open', 'Zoe Observer'), had, nobody] })
  expect(await needed(blank)).toEqual({ neededSkills: null })
  expect(await needed(company)).toBeNull()
  expect((await run(db, source, { as: null })).data?.['team'] ?? null).toBeNull()
})

test('of many researchers with a missing skill five are named, and all are counted', async () => {
  for (let nth = 0; nth < 7; nth++) await person('RESEARCHER', { expertise: ['Glass'] })
  const id = await team('Glass', { openings: [{ title: 'Blower', skills: ['Glass'] }] })
  const { data } = await run(
    db,
    `{ team(number: ${id}) { neededSkills { researchers { number } researcherCount } } }`,
    {
      as: owner,
    },
  )
  const [glass] = (data!['team'] as unknown as { neededSkills: { researchers: unknown[]; researcherCount: number }[] })
    .neededSkills
  expect([glass!.researchers.length, glass!.researcherCount]).toEqual([5, 7])
})
