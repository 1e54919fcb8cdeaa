/** How many answers came in time: what counts, by which day, and that everybody may know it. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { universityDay } from '../../days.ts'
import type { DutyKind } from '../../duties/kinds.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const ada = await person(db, 'RESEARCHER')
beforeEach(async () => {
  await db.idea.deleteMany()
  await db.holiday.deleteMany()
})

interface Promised {
  kind: DutyKind
  days: number
  kept: { answered: number; inTime: number | null } | null
}

async function promised(kind: DutyKind, as: Viewer = ada): Promise<Promised> {
  const { data } = await run(db, '{ answerPromises { kind days kept { answered inTime } } }', { as })
  return (data!['answerPromises'] as unknown as Promised[]).find((one) => one.kind === kind)!
}
const days = 86_400_000
/** A Monday of some weeks ago, and days after it. */
const monday = new Date(Date.now() - 60 * days)
monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
monday.setUTCHours(8, 0, 0, 0)
const after = (count: number) => new Date(monday.getTime() + count * days)

/** An idea of the Monday, reviewed so many days later; ten working days are promised. */
const idea = (daysLater: number, more: Partial<Prisma.IdeaUncheckedCreateInput> = {}) =>
  db.idea.create({
    data: {
      title: 'Kiln',
      description: 'Bricks without fire.',
      category: 'Energy',
      status: 'APPROVED',
      submitterId: ada.id,
      submittedAt: after(0),
      reviewedAt: after(daysLater),
      ...more,
    },
  })
const five = () => Promise.all([1, 2, 3, 14, 15].map((late) => idea(late)))

test('the last promised day is in time and the next one is late; anyone who signed in may know', async () => {
  await five()
  expect(await promised('IDEA_REVIEW')).toEqual({ kind: 'IDEA_REVIEW', days: 10, kept: { answered: 5, inTime: 4 } })
  expect(await promised('IDEA_REVIEW', team)).toEqual(await promised('IDEA_REVIEW'))
  const { codes } = await run(db, '{ answerPromises { kind } }', { as: null })
  expect(codes).toEqual(['UNAUTHENTICATED'])
})

test('what is promised for one kind, and how it was kept, is open to visitors', async () => {
  await five()
  const asked = (kind: string) =>
    run(db, 'query ($kind: DutyKind!) { answerPromise(kind: $kind) { kind days kept { answered inTime } } }', {
      as: null,
      variables: { kind },
    })
  expect((await asked('IDEA_REVIEW')).data!['answerPromise']).toEqual(await promised('IDEA_REVIEW'))
  expect((await asked('ENQUIRY_ANSWER')).data!['answerPromise']).toEqual({
    kind: 'ENQUIRY_ANSWER',
    days: 3,
    kept: { answered: 0, inTime: null },
  })
  expect((await asked('NOTHING')).errors).toHaveLength(1)
})

test('a holiday is no working day', async () => {
  await five()
  await db.holiday.create({ data: { day: universityDay(after(1)), name: 'Day' } })
  expect((await promised('IDEA_REVIEW')).kept).toEqual({ answered: 5, inTime: 5 })
})

test('a day that was kept counts before the days that are promised now', async () => {
  await five()
  await idea(4, { answerBy: universityDay(after(3)) })
  await idea(30, { answerBy: universityDay(after(30)) })
  expect((await promised('IDEA_REVIEW')).kept).toEqual({ answered: 7, inTime: 5 })
})

test('fewer than five answers, older ones and what waits again tell nothing', async () => {
  const [first] = await five()
  const answer = async () => (await promised('IDEA_REVIEW')).kept
  await db.idea.update({ where: { id: first!.id }, data: { reviewedAt: after(-3) } })
  expect(await answer()).toEqual({ answered: 4, inTime: null })
  await db.idea.update({ where: { id: first!.id }, data: { submittedAt: after(-400), reviewedAt: after(-399) } })
  expect(await answer()).toEqual({ answered: 4, inTime: null })
  await db.idea.update({ where: { id: first!.id }, data: { reviewedAt: null } })
  expect(await answer()).toEqual({ answered: 4, inTime: null })
  await idea(1)
  expect(await answer()).toEqual({ answered: 5, inTime: 4 })
})

test('accounts keep when they were verified, and claims when the first validator was assigned', async () => {
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const verified = async () => (await db.user.findUniqueOrThrow({ where: { id: waiting.id } })).verifiedAt
  expect(await verified()).toBeNull()
  const { errors } = await perform(
    db,
    'verifyAccounts',
    { ids: [idOf('User', waiting.id)], approved: true },
    { as: team },
  )
  expect(errors).toEqual([])
  expect(await verified()).toEqual(expect.any(Date))

  const { id: projectId } = await makeProject(db, { ownerId: ada.id })
  const claim = await db.trlClaim.create({
    data: { projectId, title: 'Kiln', level: 1, status: 'REQUESTED', requestedAt: after(0) },
  })
  const assigned = async () => (await db.trlClaim.findUniqueOrThrow({ where: { id: claim.id } })).assignedAt
  const assign = async () => {
    const expert = await person(db, 'EXPERT')
    const input = { id: idOf('TrlClaim', claim.id), validatorId: idOf('User', expert.id) }
    expect((await perform(db, 'assignTrlValidator', input, { as: team })).errors).toEqual([])
  }
  await assign()
  const first = await assigned()
  expect(first).toEqual(expect.any(Date))
  await assign()
  expect(await assigned(), 'the first one counts').toEqual(first)
})

test('a project keeps when it was submitted and answered, and no withdrawal counts as an answer', async () => {
  const lead = { principalInvestigator: 'Ada', institution: 'Materials Lab' }
  const { id } = await makeProject(db, { ownerId: ada.id, status: 'DRAFT', title: 'Kiln', ...lead })
  const stand = () => db.project.findUniqueOrThrow({ where: { id }, select: { submittedAt: true, reviewedAt: true } })
  const node = idOf('Project', id)
  const submit = () => perform(db, 'submitProject', { id: node }, { as: ada })
  expect((await submit()).errors).toEqual([])
  expect(await stand()).toEqual({ submittedAt: expect.any(Date), reviewedAt: null })
  expect((await perform(db, 'updateProject', { id: node, status: 'DRAFT' }, { as: ada })).errors).toEqual([])
  expect((await stand()).reviewedAt).toBeNull()
  await submit()
  const returned = { id: node, decision: 'REJECT', comments: 'Name the partner.' }
  expect((await perform(db, 'reviewProject', returned, { as: team })).errors).toEqual([])
  expect((await stand()).reviewedAt).toEqual(expect.any(Date))
  await submit()
  expect((await stand()).reviewedAt).toBeNull()
  expect((await perform(db, 'reviewProject', { id: node, decision: 'APPROVE' }, { as: team })).errors).toEqual([])
  expect((await stand()).reviewedAt).toEqual(expect.any(Date))
})
