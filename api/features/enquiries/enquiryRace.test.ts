/** Two people of the team act on an enquiry at the same moment: one wins, and the visitor gets one answer. */
import { expect, test } from 'vitest'
import { makeEnquiry } from '../../../prisma/seed/factories/technologies.ts'
import { EnquiryStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')

const make = async (status: string) => (await makeEnquiry(db, { status: status as EnquiryStatus })).id
const input = (id: number, more: object) => ({ id: idOf('TechnologyEnquiry', id), ...more })

test('of every two moves that are possible one wins, or both in order', async () => {
  const acts: Act[] = [
    { name: 'answerEnquiry', as: team, input: (id) => input(id, { answer: 'Yes' }) },
    { name: 'answerEnquiry', as: mate, input: (id) => input(id, { answer: 'No' }) },
    { name: 'closeEnquiry', as: mate, input: (id) => input(id, { reason: 'Advertising' }) },
  ]
  const race = { entity: 'TechnologyEnquiry', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(EnquiryStatus) })).toBeGreaterThan(2)
})

test('answered by two at once, one answer is mailed', async () => {
  const id = await make('OPEN')
  const mails = () =>
    db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mailEnquiryAnswer' AND (data->>'id')::int = ${id}`
  await atOnce(
    db,
    'TechnologyEnquiry',
    id,
    [team, mate].map((as) => () => perform(db, 'answerEnquiry', input(id, { answer: as.name }), { as })),
  )
  expect(await mails()).toEqual([{ count: 1 }])
  const { answer, answeredById } = await db.technologyEnquiry.findUniqueOrThrow({ where: { id } })
  expect(answer).toBe(answeredById === team.id ? team.name : mate.name)
})
