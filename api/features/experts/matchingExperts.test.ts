/** Experts who fit a project: found by telling words, for those who work on it alone. */
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const other = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')
let number = 0

beforeAll(async () => {
  await makeUser(db, {
    role: 'EXPERT',
    name: 'Wanda',
    expertise: ['Desalination', 'Membranes'],
    bio: 'Twenty years of plants.',
  })
  await makeUser(db, { role: 'EXPERT', name: 'Milan', expertise: ['Marketing'], bio: 'Sold membranes once.' })
  await makeUser(db, { role: 'EXPERT', name: 'Pia', expertise: ['Payment cards'], bio: 'A project about research.' })
  await makeUser(db, { role: 'EXPERT', name: 'Nils', expertise: ['Pitching'], bio: 'Has written in one week.' })
  await makeUser(db, { role: 'EXPERT', name: 'Gone', expertise: ['Desalination'], status: 'SUSPENDED' })
  await makeUser(db, { role: 'RESEARCHER', name: 'Rana', expertise: ['Desalination'] })
  const project = await makeProject(db, {
    ownerId: ada.id,
    title: 'Desalination with membranes',
    description: 'A research project, written in one week',
    visibleToResearchers: true,
    approvedForIndustry: true,
    status: 'ACTIVE',
  })
  number = project.id
})

const found = async (as: Viewer | null, of = number) => {
  const { data, errors, codes } = await run(
    db,
    'query ($number: Int!) { matchingExperts(number: $number) { words expert { name nextFreeSlot } } }',
    { as, variables: { number: of } },
  )
  if (errors.length) return codes
  return (data!['matchingExperts'] as unknown as { words: string[]; expert: { name: string } }[]).map(
    ({ words, expert }) => `${expert.name}: ${words.join(', ')}`,
  )
}

test('are ranked by what they share, and words of any project say nothing', async () => {
  expect(await found(ada)).toEqual(['Wanda: Desalination, Membranes', 'Milan: membranes'])
  expect(await found(team)).toHaveLength(2)
})

test('are told to nobody who does not work on the project, as if it were not there', async () => {
  expect(await found(other)).toEqual([])
  expect(await found(company)).toEqual([])
  expect(await found(ada, number + 1)).toEqual([])
  expect(await found(null)).toEqual(['UNAUTHENTICATED'])
})
