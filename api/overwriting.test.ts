/** Two people who change one record: each change is kept, and nobody replaces what they have not read. */
import { expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { atOnce, codesOf } from './testing/races.ts'
import { perform, person } from './testing/run.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')

const fields = { title: 'Still', description: 'Water', trl: 3, tags: ['sun'], startDate: new Date('2026-01-01') }
async function made() {
  const { id } = await makeProject(db, { ownerId: ada.id, ...fields })
  await db.projectMember.create({ data: { projectId: id, userId: badr.id, role: 'EDITOR' } })
  return id
}
const update = (number: number, input: object, as = ada) =>
  perform(db, 'updateProject', { id: idOf('Project', number), ...input }, { as })
const stored = (id: number) =>
  db.project.findUniqueOrThrow({ where: { id }, select: { title: true, description: true, trl: true, tags: true } })

test('what others changed in other fields stays', async () => {
  const id = await made()
  expect((await update(id, { title: 'Solar still', was: { title: 'Still' } })).codes).toEqual([])
  expect((await update(id, { description: 'Clean water', was: { description: 'Water' } }, badr)).codes).toEqual([])
  expect(await stored(id)).toMatchObject({ title: 'Solar still', description: 'Clean water' })
})

test('a field that somebody else has changed is refused with what it says now, the rest with it; without `was` it is replaced', async () => {
  const id = await made()
  await update(id, { title: 'Solar still', trl: 4 })
  const late = { title: 'Wind still', trl: 5, tags: ['wind'], startDate: '2026-02-01' }
  const was = { title: 'Still', trl: 3, tags: ['sun'], startDate: '2026-01-01' }
  const refused = await update(id, { ...late, was }, badr)
  expect(refused.codes).toEqual(['CONFLICT'])
  expect(refused.errors[0]?.extensions['fieldErrors']).toEqual({
    title: 'Someone else changed this to “Solar still” while you were editing. Save again to replace it.',
    trl: 'Someone else changed this while you were editing. Save again to replace it.',
  })
  expect(await stored(id)).toMatchObject({ title: 'Solar still', trl: 4, tags: ['sun'] })
  expect((await update(id, { ...late, was: { tags: ['sun'] } }, badr)).codes).toEqual([])
  expect(await stored(id)).toMatchObject({ title: 'Wind still', trl: 5, tags: ['wind'] })
})

test('a field in which there was nothing is refused once somebody else has written into it', async () => {
  const id = await made()
  await db.project.update({ where: { id }, data: { trl: null } })
  const write = (trl: number) => update(id, { trl, was: { trl: null } })
  expect((await write(4)).codes).toEqual([])
  expect((await write(5)).codes).toEqual(['CONFLICT'])
  expect(await stored(id)).toMatchObject({ trl: 4 })
})

test('both wrote the same, or it was put back: nothing is refused', async () => {
  const id = await made()
  await update(id, { title: 'Solar still' })
  expect((await update(id, { title: 'Solar still', was: { title: 'Still' } }, badr)).codes).toEqual([])
  await update(id, { title: 'Still' })
  expect((await update(id, { title: 'Wind still', was: { title: 'Still' } }, badr)).codes).toEqual([])
})

test('of two who save at the same moment the second is refused', async () => {
  const id = await made()
  const results = await atOnce(db, 'Project', id, [
    () => update(id, { title: 'Solar still', was: { title: 'Still' } }),
    () => update(id, { title: 'Wind still', was: { title: 'Still' } }, badr),
  ])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['CONFLICT'])
})

test('teams and companies, too', async () => {
  const team = await db.team.create({
    data: { name: 'Wells', members: { create: [{ userId: ada.id, role: 'OWNER' }] } },
  })
  const ofTeam = (name: string, was: object) =>
    perform(db, 'updateTeam', { id: idOf('Team', team.id), name, was }, { as: ada })
  expect((await ofTeam('Deep wells', { name: 'Wells' })).codes).toEqual([])
  expect((await ofTeam('Dry wells', { name: 'Wells' })).codes).toEqual(['CONFLICT'])
  const staff = await person(db, 'KU_TEAM')
  const company = await db.company.create({ data: { name: 'Desalination', city: 'Al Ain' } })
  const ofCompany = (city: string, was: object) =>
    perform(db, 'updateCompany', { id: idOf('Company', company.id), city, was }, { as: staff })
  expect((await ofCompany('Dubai', { city: 'Al Ain' })).codes).toEqual([])
  expect((await ofCompany('Sharjah', { city: 'Al Ain' })).codes).toEqual(['CONFLICT'])
})
