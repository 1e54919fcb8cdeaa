/** The days of targets: told of once ahead and once when they have passed, to those who are responsible, while they are open. */
import { afterEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeAssessment } from '../../../prisma/seed/factories/readiness.ts'
import type { ArlRisk } from '../../__generated__/prisma/enums.ts'
import { universityDay } from '../../days.ts'
import { inLanguage } from '../../language.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { messageOf } from '../notifications/notificationText.ts'
import { remindOfTargets } from './arlTarget.jobs.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Lead' })
const author = await person(db, 'RESEARCHER', { name: 'Author' })
const other = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')

const dayIn = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)
const remind = (days = 0) => remindOfTargets(db, new Date(Date.now() + days * 86_400_000))
const told = async (to = lead) =>
  (await db.notification.findMany({ where: { userId: to.id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

interface Aim {
  target?: ArlRisk | null
  targetOn?: Date | null
  risk?: ArlRisk
  override?: ArlRisk
  overrideReason?: string
}

/** A project of the lead that the author may change. */
async function shared(): Promise<number> {
  const { id: projectId } = await makeProject(db, { title: 'Solar still', ownerId: lead.id })
  await db.projectMember.create({ data: { projectId, userId: author.id, role: 'EDITOR' } })
  return projectId
}

/** A report of a project of the lead, by the author, with these ratings by dimension. */
async function report(ratings: Record<string, Aim>, more: { projectId?: number; completedAt?: Date } = {}) {
  const projectId = more.projectId ?? (await shared())
  const { id } = await makeAssessment(db, { projectId, ownerId: author.id, status: 'COMPLETED' })
  if (more.completedAt) await db.arlAssessment.update({ where: { id }, data: { completedAt: more.completedAt } })
  await db.arlRating.createMany({
    data: Object.entries(ratings).map(([code, aim]) => ({
      assessmentId: id,
      code,
      risk: 'HIGH' as const,
      reason: 'Known',
      target: 'LOW' as const,
      targetOn: dayIn(10),
      ...aim,
    })),
  })
  return { id, projectId }
}

afterEach(async () => {
  await db.notification.deleteMany()
  await db.project.deleteMany()
})

test('the owners of the report and of the project are told once ahead and once when the day has passed', async () => {
  await report({ A1: {}, C5: {}, A2: { targetOn: dayIn(40) } })
  expect(await remind(-5)).toBe(0)
  expect(await remind()).toBe(1)
  expect(await remind(1)).toBe(0)
  expect(await told()).toEqual(['ARL_TARGET_DUE'])
  expect(await told(author)).toEqual(['ARL_TARGET_DUE'])
  expect(await told(other)).toEqual([])
  expect(await told(team)).toEqual([])
  const { kind, data } = await db.notification.findFirstOrThrow({ where: { userId: lead.id } })
  expect(messageOf(kind, data)).toMatch(
    /^“Solar still” has a readiness target on .*: Delivered Cost; Materials Sourcing\./,
  )
  expect(inLanguage('ar', () => messageOf(kind, data))).toContain('؛ ')
  // The day itself is still in time.
  expect(await remind(10)).toBe(0)
  expect(await remind(11)).toBe(1)
  expect(await remind(12)).toBe(0)
  expect(await told()).toEqual(['ARL_TARGET_DUE', 'ARL_TARGET_PASSED'])
  // The third one's turn comes with its own day.
  expect(await remind(26)).toBe(1)
})

test('a day that passed before anyone was reminded is told of once, as passed', async () => {
  await report({ A1: { targetOn: dayIn(-3) } })
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  expect(await told()).toEqual(['ARL_TARGET_PASSED'])
})

test('two runs at the same moment tell once', async () => {
  for (let round = 0; round < 8; round += 1) {
    await report({ A1: {}, A2: {}, B1: { targetOn: dayIn(-1) } })
    const counts = await Promise.all([remind(), remind(), remind()])
    expect(counts.reduce((all, one) => all + one)).toBe(2)
    expect((await told()).toSorted()).toEqual(['ARL_TARGET_DUE', 'ARL_TARGET_PASSED'])
    await db.notification.deleteMany()
    await db.project.deleteMany()
  }
})

test('what is reached, does not apply, or has no target is not told of', async () => {
  await report({
    A1: { risk: 'LOW' },
    A2: { target: 'MEDIUM', risk: 'MEDIUM' },
    A3: { override: 'LOW', overrideReason: 'Tested since' },
    B1: { risk: 'NOT_APPLICABLE' },
    B2: { target: null, targetOn: null },
  })
  expect(await remind()).toBe(0)
  await report({ A1: { risk: 'LOW', override: 'MEDIUM', overrideReason: 'Not tested' } })
  expect(await remind()).toBe(1)
})

test('drafts, reports that a newer one replaces, and projects that are over are not told of', async () => {
  const { projectId } = await report({ A1: {} }, { completedAt: dayIn(-9) })
  const newer = await report({ A1: { risk: 'LOW' } }, { projectId })
  expect(await remind()).toBe(0)
  await db.arlAssessment.delete({ where: { id: newer.id } })
  await db.project.update({ where: { id: projectId }, data: { status: 'CLOSED' } })
  expect(await remind()).toBe(0)
  await db.project.update({ where: { id: projectId }, data: { status: 'ACTIVE' } })
  await db.arlAssessment.updateMany({ where: { projectId }, data: { status: 'DRAFT', completedAt: null } })
  expect(await remind()).toBe(0)
})

test('the next assessment does not tell of the same day again, but of another one', async () => {
  const { projectId, id } = await report({ A1: { risk: 'HIGH' } })
  expect(await remind()).toBe(1)
  const input = { projectId: idOf('Project', projectId) }
  expect((await perform(db, 'createArlAssessment', input, { as: author })).codes).toEqual([])
  const draft = await db.arlAssessment.findFirstOrThrow({ where: { projectId, id: { not: id } } })
  await db.arlAssessment.update({ where: { id: draft.id }, data: { status: 'COMPLETED', completedAt: dayIn(1) } })
  expect(await remind(1)).toBe(0)
  await db.arlRating.updateMany({ where: { assessmentId: draft.id }, data: { targetOn: dayIn(12) } })
  expect(await remind(1)).toBe(1)
})

test('who may not read the report any more, and who turned it off, is not told', async () => {
  const { projectId } = await report({ A1: {} })
  await db.projectMember.deleteMany({ where: { projectId, userId: author.id } })
  const kind = 'ARL_TARGET_DUE'
  const off = await db.notificationPreference.create({ data: { userId: lead.id, kind, bell: false, email: 'OFF' } })
  expect(await remind()).toBe(1)
  expect(await told(author)).toEqual([])
  expect(await told(lead)).toEqual([])
  await db.notificationPreference.delete({ where: { id: off.id } })
})
