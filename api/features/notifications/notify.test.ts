/** Who is notified: each recipient once, never the one who did it, unless as a confirmation. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person } from '../../testing/run.ts'
import { notify, type Message } from './notify.ts'

const { db } = await fileDatabase()
const actor = await person(db, 'KU_TEAM')
const ann = await person(db, 'RESEARCHER')
const ben = await person(db, 'RESEARCHER')

const notified = async (to: Message['to'], more: Partial<Message> = {}) => {
  await db.notification.deleteMany()
  await db.$transaction((tx) =>
    notify(
      { tx, afterCommit: () => {}, viewer: actor },
      { kind: 'PROJECT_ARCHIVED', data: { project: 'Kiln', by: actor.name }, ...more, to },
    ),
  )
  return (await db.notification.findMany({ orderBy: { userId: 'asc' } })).map(({ userId }) => userId)
}

test('one person, several of whom some are named twice, or nobody', async () => {
  expect(await notified(ann.id)).toEqual([ann.id])
  expect(await notified([ben.id, null, ann.id, ben.id])).toEqual([ann.id, ben.id])
  expect(await notified(null)).toEqual([])
  expect(await notified([])).toEqual([])
})

test('nobody is notified of what they did themselves, unless it is a confirmation', async () => {
  expect(await notified([actor.id, ann.id])).toEqual([ann.id])
  expect(await notified(actor.id)).toEqual([])
  expect(await notified(actor.id, { alsoActor: true })).toEqual([actor.id])
})
