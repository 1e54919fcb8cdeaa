/** Two servers read one record at the same moment, and the person acts meanwhile: a work is found and notified once. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { orcidRecords } from '../../../testing/orcidRecords.ts'
import { perform, person, run } from '../../../testing/run.ts'
import { timesTold } from '../../../testing/told.ts'
import { readRecord } from './readRecord.ts'

const { db } = await fileDatabase()
const orcid = await orcidRecords()
const noura = await person(db, 'RESEARCHER')
const told = () => timesTold(db, noura, 'PUBLICATION_WORKS_FOUND')
const connect = async () => {
  await db.user.update({
    where: { id: noura.id },
    data: { orcid: '0000-0002-1825-0097', orcidProvenAt: new Date() },
  })
  return (await db.orcidWatch.findFirstOrThrow()).id
}
const remove = () => run(db, 'mutation { removeOrcid { person { id } } }', { as: noura })

test('several readings of one record make one suggestion and one notification', async () => {
  const id = await connect()
  for (let round = 1; round <= 5; round++) {
    orcid.works.push({ code: round, title: `Work ${round}`, year: 2025 })
    await db.orcidWatch.updateMany({ data: { nextReadAt: new Date(0) } })
    await Promise.all([1, 2, 3, 4].map(() => readRecord(db, id)))
    expect([await db.orcidWork.count(), await told()]).toEqual([round, round])
  }
})

test('a reading whose time is over does not write beside the one that took its place', async () => {
  const id = await connect()
  const before = await told()
  orcid.works.push({ code: 50, title: 'Late', year: 2025 })
  await db.orcidWatch.updateMany({ data: { nextReadAt: new Date(0) } })
  let second: Promise<void> | undefined
  orcid.answer = (_, res) => {
    orcid.answer = null
    void db.orcidWatch
      .updateMany({ data: { heldUntil: new Date(0) } })
      .then(() => (second = readRecord(db, id)))
      .then(() => res.end('{"activities-summary": {}}'))
  }
  await readRecord(db, id)
  await second
  expect(await db.orcidWork.count({ where: { title: 'Late', inRecord: true } })).toBe(1)
  expect(await told()).toBe(before + 1)
})

test('an iD that is removed while its record is read leaves nothing', async () => {
  for (let round = 0; round < 5; round++) {
    await remove()
    const id = await connect()
    await Promise.all([readRecord(db, id), remove(), readRecord(db, id)])
    expect([await db.orcidWatch.count(), await db.orcidWork.count()]).toEqual([0, 0])
  }
})

test('a work that is dismissed while the record is read again stays dismissed', async () => {
  const id = await connect()
  await readRecord(db, id)
  for (const { id: workId } of await db.orcidWork.findMany({ take: 3 })) {
    await db.orcidWatch.updateMany({ data: { nextReadAt: new Date(0) } })
    const input = { id: idOf('OrcidWork', workId) }
    await Promise.all([readRecord(db, id), perform(db, 'dismissOrcidWork', input, { as: noura })])
    expect((await db.orcidWork.findUniqueOrThrow({ where: { id: workId } })).dismissedAt).not.toBeNull()
  }
})
