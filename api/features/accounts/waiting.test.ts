/** An account that waits for verification reads what it made, and nothing of others. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
const status = 'PENDING_VERIFICATION'
const idea = (submitterId: number, title: string) =>
  db.idea.create({
    data: {
      submitterId,
      title,
      description: 'Paint.',
      category: 'Energy',
      status: 'SUBMITTED',
      visibleToResearchers: true,
    },
  })

test('a researcher who waits reads their own projects, ideas and teams alone', async () => {
  const [ada, badr] = [await person(db, 'RESEARCHER', { status }), await person(db, 'RESEARCHER')]
  for (const { id } of [ada, badr]) {
    await makeProject(db, { ownerId: id, title: `Of ${id}`, status: 'ACTIVE', visibleToResearchers: true })
    await idea(id, `Of ${id}`)
    await db.team.create({ data: { name: `Of ${id}`, members: { create: { userId: id, role: 'OWNER' } } } })
  }
  const lists =
    '{ projects { edges { node { title } } } ideas { edges { node { title } } } teams { edges { node { name } } } }'
  const { data, errors } = await run(db, lists, { as: ada })
  expect(errors ?? []).toEqual([])
  expect(data).toEqual({
    projects: { edges: [{ node: { title: `Of ${ada.id}` } }] },
    ideas: { edges: [{ node: { title: `Of ${ada.id}` } }] },
    teams: { edges: [{ node: { name: `Of ${ada.id}` } }] },
  })
})

test('a company that waits reads its own challenges alone', async () => {
  const [mona, ivan] = [await person(db, 'INDUSTRY', { status }), await person(db, 'INDUSTRY')]
  for (const { id } of [mona, ivan])
    await db.challenge.create({ data: { ownerId: id, title: `Of ${id}`, status: 'OPEN' } })
  const { data } = await run(db, '{ challenges { edges { node { title } } } }', { as: mona })
  expect(data).toEqual({ challenges: { edges: [{ node: { title: `Of ${mona.id}` } }] } })
})
