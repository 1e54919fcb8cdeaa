/** Experts who fit a project but may be biased: each kind of tie, none without one, and nothing that the viewer may not see. */
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { person, run } from '../testing/run.ts'
import type { Viewer } from '../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const mate = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const thisYear = new Date().getFullYear()
let number = 0

const expert = async (name: string, more: object = {}) =>
  (await makeUser(db, { role: 'EXPERT', name, expertise: ['Desalination'], department: '', ...more })).id
const publish = (
  year: number,
  authors: readonly (readonly [userId: number, state: 'CLAIMED' | 'SUGGESTED' | 'REJECTED'])[],
) =>
  db.publication.create({
    data: {
      title: 'Salt',
      year,
      authorships: { create: authors.map(([userId, state]) => ({ userId, state, name: `Author ${userId}` })) },
    },
  })
const patent = (confidential: boolean, users: readonly number[]) =>
  db.patentFamily.create({
    data: {
      confidential,
      inventors: { create: users.map((userId, position) => ({ userId, position, name: `Inventor ${userId}` })) },
      patents: { create: { title: 'Still', office: 'AE' } },
    },
  })

beforeAll(async () => {
  await db.user.update({ where: { id: mate.id }, data: { department: 'Chemistry' } })
  const project = await makeProject(db, { ownerId: ada.id, title: 'Desalination', status: 'ACTIVE' })
  number = project.id
  await db.projectMember.create({ data: { projectId: number, userId: mate.id, role: 'EDITOR' } })

  await expert('Alone')
  await db.projectMember.create({ data: { projectId: number, userId: await expert('Member'), role: 'VIEWER' } })
  await publish(thisYear, [
    [await expert('Author'), 'CLAIMED'],
    [mate.id, 'CLAIMED'],
  ])
  await publish(thisYear - 5, [
    [await expert('Author long ago'), 'CLAIMED'],
    [mate.id, 'CLAIMED'],
  ])
  await publish(thisYear, [
    [await expert('Author perhaps'), 'SUGGESTED'],
    [mate.id, 'CLAIMED'],
  ])
  await publish(thisYear, [[await expert('Author with nobody'), 'CLAIMED']])
  const teamed = await expert('Teammate')
  await db.team.create({
    data: { name: 'Salt', members: { create: [teamed, ada.id].map((userId) => ({ userId, role: 'MEMBER' })) } },
  })
  await patent(false, [await expert('Inventor'), ada.id])
  await patent(true, [await expert('Inventor in secret'), mate.id])
  await expert('Colleague', { department: ' chemistry' })
})

async function found(as: Viewer | null) {
  const { data, codes, errors } = await run(
    db,
    'query ($number: Int!) { matchingExperts(number: $number) { conflicts expert { name } } }',
    { as, variables: { number } },
  )
  if (errors.length) return codes
  const matches = data!['matchingExperts'] as unknown as { conflicts: string[]; expert: { name: string } }[]
  return Object.fromEntries(matches.map(({ conflicts, expert: { name } }) => [name, conflicts.join(' ')]))
}

const told = {
  Alone: '',
  Member: 'PROJECT',
  Author: 'PUBLICATION',
  'Author long ago': '',
  'Author perhaps': '',
  'Author with nobody': '',
  Teammate: 'TEAM',
  Inventor: 'PATENT',
  'Inventor in secret': 'PATENT',
  Colleague: 'DEPARTMENT',
}

test('each tie is named, to the university all of them', async () => {
  expect(await found(team)).toEqual(told)
})

test('a patent that is kept from the viewer gives nobody away', async () => {
  expect(await found(ada)).toEqual({ ...told, 'Inventor in secret': '' })
})

test('nobody else sees anything', async () => {
  expect(await found(await person(db, 'RESEARCHER'))).toEqual({})
  expect(await found(await person(db, 'INDUSTRY'))).toEqual({})
  expect(await found(null)).toEqual(['UNAUTHENTICATED'])
})
