/** Two people act on one patent at the same moment: one outcome stands. */
import { expect, test } from 'vitest'
import { makePatent } from '../../../prisma/seed/factories/patents.ts'
import { PatentStatus } from '../../__generated__/prisma/enums.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const today = isoDay(universityDay())

test('every two moves of a patent', async () => {
  let serial = 0
  const on = (as: typeof ada, more: (id: number) => object) => ({
    as,
    input: (id: number) => ({ id: idOf('Patent', id), ...more(id) }),
  })
  const acts: Act[] = [
    { name: 'filePatent', ...on(ada, () => ({ filedOn: today, applicationNumber: `P${(serial += 1)}/2020` })) },
    { name: 'publishPatent', ...on(team, () => ({ publishedOn: today })) },
    { name: 'grantPatent', ...on(ada, () => ({ grantedOn: today })) },
    ...['WITHDRAWN', 'LAPSED', 'REFUSED', 'REVOKED', 'EXPIRED'].map((status) => ({
      name: 'endPatent',
      ...on(team, () => ({ status, endedOn: today })),
    })),
    { name: 'reinstatePatent', ...on(ada, () => ({ reason: 'Restored' })) },
  ]
  const tried = await raceMoves(db, {
    entity: 'Patent',
    column: 'status',
    make: async (status) => (await makePatent(db, { status: status as PatentStatus, family: { ownerId: ada.id } })).id,
    states: Object.values(PatentStatus),
    acts,
  })
  expect(tried).toBeGreaterThanOrEqual(35)
}, 180_000)

test('a deadline that two close at once is closed once, and one next renewal follows', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await makePatent(db, { family: { ownerId: ada.id } })
    const dueOn = new Date(Date.now() + 40 * 86_400_000)
    const renewal = await db.patentDeadline.create({ data: { patentId: id, kind: 'RENEWAL', year: 2, dueOn } })
    const close = (as: typeof ada, outcome: string) =>
      perform(db, 'closePatentDeadline', { id: idOf('PatentDeadline', renewal.id), outcome, closedOn: today }, { as })
    const answers = await Promise.all([close(ada, 'DONE'), close(team, 'NOT_APPLICABLE'), close(ada, 'DONE')])
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT'])
    expect(await db.patentDeadline.count({ where: { patentId: id, kind: 'RENEWAL', outcome: null } })).toBe(1)
  }
})

test('a patent that goes while another is added to its family: both happen, or one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const parent = await makePatent(db, { family: { ownerId: ada.id } })
    const child = { title: 'Child', office: 'SA', kind: 'APPLICATION' }
    await Promise.all([
      perform(db, 'deletePatent', { id: idOf('Patent', parent.id) }, { as: ada }),
      perform(db, 'addFamilyPatent', { parentId: idOf('Patent', parent.id), ...child }, { as: team }),
    ])
    const [families, members] = await Promise.all([
      db.patentFamily.count({ where: { id: parent.patentFamilyId } }),
      db.patent.count({ where: { patentFamilyId: parent.patentFamilyId } }),
    ])
    expect([`0 0`, `1 2`]).toContain(`${families} ${members}`)
  }
})
