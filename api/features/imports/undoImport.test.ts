/** An import is undone: what nobody has changed goes, the rest stays, and the file can be imported again. */
import { expect, test } from 'vitest'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { importActions } from './importRecords.actions.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER')

let files = 0
async function imported(titles: string[], kind: 'PROJECT' | 'CHALLENGE' = 'PROJECT', as = team) {
  const { id } = await db.import.create({
    data: { userId: as.id, kind, fileName: `${++files}.csv`, key: `key ${files}`, columns: [], rows: titles.length },
  })
  const rows = titles.map((title, nth) => ({
    row: nth + 2,
    fields: { title, description: 'Words.', ...(kind === 'PROJECT' ? { ownerEmail: ada.email } : {}) },
  }))
  for (let at = 0; at < rows.length; at += 200)
    await importActions[kind].perform(contextOf(db, as), {
      rows: rows.slice(at, at + 200),
      importId: idOf('Import', id),
    })
  await db.import.update({ where: { id }, data: { state: 'DONE', endedAt: new Date() } })
  return id
}
const undo = (id: number, as: Viewer | null = team) =>
  perform(db, 'undoImport', { id: idOf('Import', id) }, { as, give: 'removed import { state removed undo { kept } }' })
const there = async (importId: number) =>
  (await db.project.findMany({ where: { importId, deletedAt: null } })).map(({ title }) => title)
const effect = async (number: number, as = team) =>
  (await run(db, `{ import(number: ${number}) { undo { removed kept } } }`, { as })).data!['import']

test('what nobody has changed is deleted; what somebody has changed stays, which is said before', async () => {
  const id = await imported(['One', 'Two', 'Three'])
  const two = await db.project.findFirstOrThrow({ where: { importId: id, title: 'Two' } })
  await perform(
    db,
    'updateProject',
    { id: idOf('Project', two.id), abstract: 'More words.' },
    { as: ada, give: 'project { title }' },
  )
  expect(await effect(id)).toEqual({ undo: { removed: 2, kept: 1 } })
  expect((await undo(id)).data).toEqual({
    undoImport: { removed: 2, import: { state: 'UNDONE', removed: 2, undo: null } },
  })
  expect(await there(id)).toEqual(['Two'])
  const audit = await db.auditEntry.findMany({ where: { action: 'undoImport' } })
  expect(audit.map(({ entity, actorId }) => [entity, actorId])).toEqual([
    ['Import', team.id],
    ['Project', team.id],
    ['Project', team.id],
  ])
  // Once is enough, and the file can be imported again.
  expect((await undo(id)).codes).toEqual(['CONFLICT'])
  expect(await there(await imported(['One', 'Three']))).toEqual(['One', 'Three'])
})

test('challenges too', async () => {
  const id = await imported(['Cooler roofs'], 'CHALLENGE')
  expect((await undo(id)).data).toMatchObject({ undoImport: { removed: 1 } })
  expect(await db.challenge.count({ where: { importId: id, deletedAt: null } })).toBe(0)
})

test('one’s own is undone, administrators undo those of everybody; for others it does not exist', async () => {
  const id = await imported(['Own'])
  expect((await undo(id, null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const { codes } = await undo(id, await person(db, role))
    expect(codes, role).toEqual([['KU_TEAM', 'COMMERCIALIZATION_TEAM'].includes(role) ? 'NOT_FOUND' : 'FORBIDDEN'])
  }
  const other = await person(db, 'KU_TEAM')
  expect(await effect(id, other)).toBeNull()
  const listed = async (as: Viewer) =>
    (await run(db, '{ allImports { totalCount } }', { as })).data!['allImports'] as unknown as { totalCount: number }
  expect((await listed(other)).totalCount).toBe(0)
  expect((await listed(admin)).totalCount).toBeGreaterThan(2)
  expect((await undo(id, admin)).codes).toEqual([])
})

test('the list of all imports is asked for as its page asks', async () => {
  const id = await imported(['Listed'])
  const asked = (search: string | null) =>
    run(
      db,
      `{ allImports(first: 24, filter: {search: ${JSON.stringify(search)}, state: null, kind: null}) { edges { node { number user { name } undo { removed } } } } }`,
      { as: admin },
    )
  const { codes, data } = await asked(null)
  expect(codes).toEqual([])
  expect(data!['allImports']).toMatchObject({
    edges: expect.arrayContaining([
      { node: { number: id, user: { name: team.name }, undo: { removed: 1 } } },
    ]) as unknown,
  })
  expect((await asked('no such file')).data).toEqual({ allImports: { edges: [] } })
})

test('rows cannot be written into somebody else’s import', async () => {
  const id = await imported(['Mine'], 'PROJECT', admin)
  const row = { row: 2, fields: { title: 'Theirs', description: 'Words.' } }
  await expect(
    importActions.PROJECT.perform(contextOf(db, team), { rows: [row], importId: idOf('Import', id) }),
  ).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
})

test('after a day it is too late', async () => {
  const id = await imported(['Late'])
  await db.import.update({ where: { id }, data: { endedAt: new Date(Date.now() - 86_400_001) } })
  expect(await effect(id)).toEqual({ undo: null })
  expect((await undo(id)).codes).toEqual(['CONFLICT'])
  expect(await there(id)).toEqual(['Late'])
})

test('two people who undo it at once undo it once', async () => {
  const id = await imported(['Both'])
  const answers = await atOnce(
    db,
    'Import',
    id,
    [team, admin].map((as) => () => undo(id, as)),
  )
  expect(codesOf(answers).flat()).toEqual(['CONFLICT'])
})

test('2,000 rows are undone', { timeout: 120_000 }, async () => {
  const id = await imported(Array.from({ length: 2_000 }, (_, nth) => `Row ${nth}`))
  expect(await effect(id)).toEqual({ undo: { removed: 2_000, kept: 0 } })
  expect((await undo(id)).data).toMatchObject({ undoImport: { removed: 2_000 } })
  expect(await there(id)).toEqual([])
})
