/** At the same moment, a failed mail is sent again once, words have one row, and a digest is taken once. */
import { expect, test } from 'vitest'
import { sendDigests } from '../notifications/notification.jobs.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN'), await person(db, 'ADMIN')]

test('a failed mail is sent again once', async () => {
  const { id } = await db.outgoingMail.create({
    data: {
      kind: 'DIGEST',
      name: 'Ada',
      email: 'ada@test.example',
      subject: 'x',
      state: 'FAILED',
      giveUpAt: new Date(),
    },
  })
  const answers = await Promise.all(
    admins.map((as) => perform(db, 'sendMailAgain', { id: idOf('OutgoingMail', id) }, { as })),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT'])
  const jobs = await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'deliverMail' AND (data->>'id')::int = ${id}`
  expect(jobs).toHaveLength(1)
  expect(await db.auditEntry.count({ where: { entity: 'OutgoingMail', entityId: id } })).toBe(1)
})

test('words that two write at once for the first time have one row', async () => {
  const answers = await Promise.all(
    admins.map((as, nth) =>
      perform(
        db,
        'setNotificationTemplate',
        { name: 'PROJECT_RESTORED', language: 'ENGLISH' as never, subject: `No. ${nth}`, text: '{by} {project}' },
        { as },
      ),
    ),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.notificationTemplate.count()).toBe(1)
})

test('two processes that send digests at the same moment send one', async () => {
  const ada = await person(db, 'RESEARCHER')
  const longAgo = new Date(Date.now() - 3 * 86_400_000)
  await db.notification.create({
    data: { userId: ada.id, kind: 'PROJECT_RESTORED', data: {}, inDigest: true, createdAt: longAgo },
  })
  await Promise.all([sendDigests.perform(db, {}), sendDigests.perform(db, {})])
  expect(await db.outgoingMail.count({ where: { userId: ada.id, kind: 'DIGEST' } })).toBe(1)
})
