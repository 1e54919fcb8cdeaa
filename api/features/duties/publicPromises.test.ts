/** What visitors read of answers in time: whole months, enough answers of enough people, and nothing that nobody asked for. */
import { beforeEach, expect, test } from 'vitest'
import type { DutyKind } from '../../duties/kinds.rules.ts'
import { forgetPublicPromises, publicMonths } from '../../duties/publicPromises.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const days = 86_400_000

beforeEach(async () => {
  await db.idea.deleteMany()
  await db.challenge.deleteMany()
  await db.company.deleteMany()
  forgetPublicPromises(db)
})

const { from, until } = publicMonths()
/** So many days after the months that count began. */
const at = (count: number) => new Date(from.getTime() + (count + 0.4) * days)

const idea = (answered: Date, daysBefore = 1) =>
  db.idea.create({
    data: {
      title: 'Kiln',
      description: 'Bricks without fire.',
      category: 'Energy',
      status: 'APPROVED',
      submitterId: ada.id,
      submittedAt: new Date(answered.getTime() - daysBefore * days),
      reviewedAt: answered,
    },
  })

interface Promise {
  kind: DutyKind
  kept: { answered: number; inTime: number | null }
}

async function published(as: Viewer | null = null) {
  const { data, errors } = await run(
    db,
    '{ publicAnswerPromises { from until fewest promises { kind kept { answered inTime } } } }',
    { as },
  )
  expect(errors).toEqual([])
  return data!['publicAnswerPromises'] as unknown as {
    from: string
    until: string
    fewest: number
    promises: Promise[]
  }
}
const kept = async (kind: DutyKind) => (await published()).promises.find((one) => one.kind === kind)?.kept

const one = async (kind: DutyKind, as: Viewer | null) => {
  const source = 'query ($kind: DutyKind!) { answerPromise(kind: $kind) { kept { answered inTime } } }'
  const { data } = await run(db, source, { as, variables: { kind } })
  return (data!['answerPromise'] as unknown as Promise).kept
}

test('the months are the twelve whole ones before this one', () => {
  expect(publicMonths(new Date('2026-12-01'))).toEqual({ from: new Date('2025-12-01'), until: new Date('2026-12-01') })
  expect(publicMonths(new Date('2027-01-31'))).toEqual({ from: new Date('2026-01-01'), until: new Date('2027-01-01') })
})

test('visitors read the answers of the whole months, and not those of this one', async () => {
  for (const count of [1, 40, 90, 200]) await idea(at(count))
  await idea(at(300), 60)
  await idea(new Date(until.getTime() + 0.4 * days))
  await idea(new Date(from.getTime() - 0.6 * days))
  const figures = await published()
  expect(figures).toMatchObject({
    fewest: 5,
    from: from.toISOString().slice(0, 10),
    until: until.toISOString().slice(0, 10),
  })
  expect(figures.promises).toEqual([{ kind: 'IDEA_REVIEW', kept: { answered: 5, inTime: 4 } }])
  expect(await published(ada)).toEqual(figures)
})

test('fewer than five answers have no figure, nor a number', async () => {
  for (const count of [1, 2, 3, 4]) await idea(at(count))
  expect((await published()).promises).toEqual([])
  expect(await one('IDEA_REVIEW', null)).toEqual({ answered: 0, inTime: null })
  expect(await one('IDEA_REVIEW', ada)).toEqual({ answered: 4, inTime: null })
})

test('answers of companies have a figure once five of them answered', async () => {
  const decided = async (name: string | null) => {
    const known = name === null ? null : await db.company.findFirst({ where: { name } })
    const companyId = name === null ? null : (known ?? (await db.company.create({ data: { name } }))).id
    const challenge = await db.challenge.create({
      data: {
        title: 'Water',
        companyName: name ?? 'Dunes',
        status: 'OPEN',
        deadline: until,
        companyId,
      },
    })
    await db.proposal.create({
      data: {
        title: 'Still',
        status: 'DECLINED',
        authorId: (await person(db, 'RESEARCHER')).id,
        challengeId: challenge.id,
        submittedAt: at(50),
        decidedAt: at(51),
      },
    })
    forgetPublicPromises(db)
  }
  for (let count = 0; count < 6; count += 1) await decided('Dunes')
  expect(await kept('PROPOSAL_ANSWER')).toBeUndefined()
  expect(await one('PROPOSAL_ANSWER', null)).toEqual({ answered: 0, inTime: null })
  for (const name of ['Palm', 'Oryx', null, null, 'Gulf']) await decided(name)
  expect(await kept('PROPOSAL_ANSWER')).toBeUndefined()
  await decided('Falaj')
  expect(await kept('PROPOSAL_ANSWER')).toEqual({ answered: 12, inTime: 12 })
})

test('what nobody asked for is not published, and its single field tells visitors nothing', async () => {
  await db.keptAnswer.createMany({
    data: Array.from({ length: 8 }, () => ({ kind: 'REPORT_DECIDE', since: at(300), due: at(302), endedAt: at(301) })),
  })
  expect(await kept('REPORT_DECIDE')).toBeUndefined()
  expect(await one('REPORT_DECIDE', null)).toEqual({ answered: 0, inTime: null })
  expect((await one('REPORT_DECIDE', ada)).answered).toBe(8)
  await db.keptAnswer.deleteMany()
})

test('the figures are read once, however many visitors ask', async () => {
  for (const count of [1, 2, 3, 4, 5]) await idea(at(count))
  const first = await published()
  await db.idea.deleteMany()
  expect(await published()).toEqual(first)
})
