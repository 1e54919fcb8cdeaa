/** Two people act on a technology summary, or on its project, at the same moment: nothing that is kept inside stays published. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { type Act, atOnce, codesOf, raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')

const make = async (status: string) => {
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, title: 'Kiln' })
  return (await makeSummary(db, { projectId, status: status as SummaryStatus })).id
}
const of = (id: number) => db.technologySummary.findUniqueOrThrow({ where: { id } })
const input = (id: number, more: object = {}) => ({ id: idOf('TechnologySummary', id), ...more })

test('of every two moves that are possible one wins, or both in order', async () => {
  const on = (more: object = {}) => ({ input: (id: number) => input(id, more) })
  const acts: Act[] = [
    { name: 'proposeSummary', as: team, ...on() },
    { name: 'agreeToSummary', as: owner, ...on({ revision: 1 }) },
    { name: 'requestSummaryChanges', as: owner, ...on({ comments: 'Name the market' }) },
    { name: 'publishSummary', as: mate, ...on() },
    { name: 'withdrawSummary', as: owner, ...on({ reason: 'A patent comes first' }) },
    { name: 'withdrawSummary', as: team, ...on({ reason: 'It is licensed' }) },
    { name: 'updateSummary', as: team, repeatable: true, ...on({ headline: 'Water from the sun' }) },
  ]
  const race = { entity: 'TechnologySummary', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(SummaryStatus) })).toBeGreaterThan(12)
})

test('published while the owner takes the agreement back, it is one of the two', async () => {
  const id = await make('AGREED')
  const codes = codesOf(
    await atOnce(db, 'TechnologySummary', id, [
      () => perform(db, 'publishSummary', input(id), { as: team }),
      () => perform(db, 'requestSummaryChanges', input(id, { comments: 'Wait' }), { as: owner }),
    ]),
  )
  const { status } = await of(id)
  expect(codes.filter(([code]) => !code)).toHaveLength(1)
  expect(status).toBe(codes[0]!.length ? 'CHANGES_REQUESTED' : 'PUBLISHED')
})

test('agreed to while the text changes, the agreement is to neither text', async () => {
  const id = await make('PROPOSED')
  await atOnce(db, 'TechnologySummary', id, [
    () => perform(db, 'agreeToSummary', input(id, { revision: 1 }), { as: owner }),
    () => perform(db, 'updateSummary', input(id, { solution: 'Something else' }), { as: team }),
  ])
  const { status, revision } = await of(id)
  expect(status === 'AGREED' ? revision : 1).toBe(1)
})

const closing = {
  archiveProjects: (id: number) =>
    perform(db, 'archiveProjects', { ids: [idOf('Project', id)], reason: 'Over' }, { as: mate }),
  deleteProjects: (id: number) => perform(db, 'deleteProjects', { ids: [idOf('Project', id)] }, { as: owner }),
  updateProject: (id: number) =>
    perform(db, 'updateProject', { id: idOf('Project', id), confidential: true }, { as: owner }),
}

test.each(Object.keys(closing) as (keyof typeof closing)[])(
  'published while %s is under way, it is not public in the end',
  async (name) => {
    for (const first of [true, false]) {
      const id = await make('AGREED')
      const { projectId } = await of(id)
      const acts = [() => perform(db, 'publishSummary', input(id), { as: team }), () => closing[name](projectId)]
      const codes = codesOf(await atOnce(db, 'Project', projectId, first ? acts : acts.reverse()))
      expect(codes[first ? 1 : 0]).toEqual([])
      const { status } = await of(id)
      // Who publishes first is withdrawn, who comes second is refused.
      expect(status, JSON.stringify(codes)).toBe(codes[first ? 0 : 1]!.length ? 'AGREED' : 'WITHDRAWN')
    }
  },
)

test('of two who begin the summary of a project one does', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id })
  const begin = () => perform(db, 'createSummary', { projectId: idOf('Project', id) }, { as: team })
  const codes = codesOf(await atOnce(db, 'Project', id, [begin, begin]))
  expect(codes.filter(([code]) => !code)).toHaveLength(1)
  expect(await db.technologySummary.count({ where: { projectId: id } })).toBe(1)
})
