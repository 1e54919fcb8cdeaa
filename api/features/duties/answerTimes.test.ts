/** The days in which answers are due: who sets them, what is refused, and what follows for what is submitted and what waits. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fieldOf, promisedKinds, usualDays } from '../../duties/kinds.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { afterWorkingDays, usualWeek } from '../../workingDays.rules.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const team = await person(db, 'KU_TEAM')
const ada = await person(db, 'RESEARCHER')
beforeEach(async () => {
  await db.holiday.deleteMany()
  await db.platform.deleteMany()
})

const usual = Object.fromEntries(promisedKinds.map((kind) => [fieldOf(kind), usualDays[kind]]))
const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const give = 'answerTimes { workingWeekdays firstWeekday days { kind days usual } holidays { day name nameArabic } }'
const set = (as: Viewer | null, more: object = {}) =>
  perform(db, 'updateAnswerTimes', { workingWeekdays: week, ...usual, ...more }, { as, give })
const wrong = ({ errors }: Awaited<ReturnType<typeof set>>) => errors[0]?.extensions['fieldErrors']
const tomorrow = (days = 1) => isoDay(new Date(universityDay().getTime() + days * 86_400_000))

test('are set by administrators alone, and written down', async () => {
  expect((await set(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const as of [team, ada]) {
    expect((await set(as)).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ answerTimes { workingWeekdays } }', { as })).codes).toEqual(['FORBIDDEN'])
    expect((await perform(db, 'addHolidays', { day: '2026-12-02', name: 'Day' }, { as })).codes).toEqual(['FORBIDDEN'])
    expect((await perform(db, 'removeHoliday', { day: '2026-12-02' }, { as })).codes).toEqual(['FORBIDDEN'])
  }
  const { data } = await set(admin, { ideaReview: 4, workingWeekdays: ['SUNDAY', 'MONDAY'] })
  expect(data!['updateAnswerTimes']).toMatchObject({
    answerTimes: {
      workingWeekdays: ['MONDAY', 'SUNDAY'],
      firstWeekday: 'MONDAY',
      days: expect.arrayContaining([{ kind: 'IDEA_REVIEW', days: 4, usual: 10 }]),
    },
  })
  const audit = await db.auditEntry.findFirstOrThrow({ where: { action: 'updateAnswerTimes' } })
  expect(audit.changes).toEqual({ IDEA_REVIEW: [10, 4], weekdays: ['1,2,3,4,5', '1,7'] })
  expect(await db.securityEvent.count({ where: { kind: 'SETTINGS_CHANGED', userId: admin.id } })).toBe(1)
})

test('a week without a day, and days beyond the bounds, are refused by name', async () => {
  expect(wrong(await set(admin, { workingWeekdays: [] }))).toEqual({
    workingWeekdays: 'Choose at least one working day.',
  })
  expect(wrong(await set(admin, { ideaReview: 0, projectReview: 251 }))).toEqual({
    ideaReview: 'Enter at least 1 working day.',
    projectReview: 'Enter at most 250 working days.',
  })
})

test('weeks begin on the weekday that administrators choose, which everybody is told, visitors too', async () => {
  const told = async (as: Viewer | null): Promise<unknown> =>
    (await run(db, '{ platformSettings { firstWeekday workingWeekdays } }', { as })).data!['platformSettings']
  expect(await told(null)).toEqual({ firstWeekday: 1, workingWeekdays: [1, 2, 3, 4, 5] })
  expect((await set(null, { firstWeekday: 'SATURDAY' })).codes).toEqual(['UNAUTHENTICATED'])
  for (const as of [team, ada]) expect((await set(as, { firstWeekday: 'SATURDAY' })).codes).toEqual(['FORBIDDEN'])
  expect(await told(null)).toMatchObject({ firstWeekday: 1 })
  const { data } = await set(admin, { firstWeekday: 'SATURDAY', workingWeekdays: ['MONDAY', 'SUNDAY'] })
  expect(data!['updateAnswerTimes']).toMatchObject({ answerTimes: { firstWeekday: 'SATURDAY' } })
  for (const as of [null, ada, admin]) expect(await told(as)).toEqual({ firstWeekday: 6, workingWeekdays: [1, 7] })
  expect(wrong(await set(admin, { firstWeekday: 'TUESDAY' }))).toEqual({
    firstWeekday: 'Choose Saturday, Sunday or Monday.',
  })
  await set(admin)
  expect(await told(ada), 'not given, it stays').toMatchObject({ firstWeekday: 6 })
})

test('everybody who is signed in sees the holidays of a span', async () => {
  await perform(db, 'addHolidays', { day: '2026-12-02', until: '2026-12-03', name: 'National Day' }, { as: admin })
  await perform(db, 'addHolidays', { day: '2026-12-25', name: 'Later' }, { as: admin })
  const seen = (as: Viewer | null) =>
    run(db, '{ holidays(from: "2026-12-03", until: "2026-12-24") { day name nameArabic } }', { as })
  expect((await seen(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const as of [ada, team, admin])
    expect((await seen(as)).data).toEqual({ holidays: [{ day: '2026-12-03', name: 'National Day', nameArabic: '' }] })
})

test('a holiday of several days is added, renamed and removed', async () => {
  const add = (input: object) => perform(db, 'addHolidays', input, { as: admin, give })
  await add({ day: '2026-12-02', until: '2026-12-03', name: 'National Day', nameArabic: 'اليوم الوطني' })
  const { data } = await add({ day: '2026-12-03', name: 'Second day' })
  expect(data!['addHolidays']).toMatchObject({
    answerTimes: {
      holidays: [
        { day: '2026-12-02', name: 'National Day', nameArabic: 'اليوم الوطني' },
        { day: '2026-12-03', name: 'Second day', nameArabic: '' },
      ],
    },
  })
  expect(wrong(await add({ day: '2026-12-02', until: '2026-12-01', name: 'Back' }))).toEqual({
    until: 'The last day is before the first.',
  })
  expect(wrong(await add({ day: '2026-12-02', until: '2027-12-01', name: 'Long' }))).toEqual({
    until: 'Add at most 31 days at a time.',
  })
  const remove = () => perform(db, 'removeHoliday', { day: '2026-12-02' }, { as: admin, give })
  expect((await remove()).codes).toEqual([])
  expect((await remove()).codes).toEqual(['NOT_FOUND'])
})

test('what is submitted promises the day that they give, and keeps it when they change', async () => {
  await set(admin, { projectReview: 1, ideaReview: 2 })
  await perform(db, 'addHolidays', { day: tomorrow(), until: tomorrow(3), name: 'Break' }, { as: admin })
  const holidays = new Set([1, 2, 3].map((days) => tomorrow(days)))
  const after = (count: number) => isoDay(afterWorkingDays(universityDay(), count, { ...usualWeek, holidays }))
  const complete = { institution: 'Lab', principalInvestigator: 'Ada', trl: 4 }
  const { id } = await makeProject(db, { ownerId: ada.id, status: 'DRAFT', ...complete })
  const submit = (name: string, type: string, number: number, of: string) =>
    perform(db, name, { id: idOf(type, number) }, { as: ada, give: `${of} { answerBy }` })
  const project = await submit('submitProject', 'Project', id, 'project')
  expect(project.data!['submitProject']).toEqual({ project: { answerBy: after(1) } })
  const idea = await db.idea.create({
    data: { title: 'Kiln', description: 'Hot', category: 'Other', submitterId: ada.id },
  })
  const handed = await submit('submitIdea', 'Idea', idea.id, 'idea')
  expect(handed.data!['submitIdea']).toEqual({ idea: { answerBy: after(2) } })
  await set(admin)
  const { data } = await run(db, '{ duties { edges { node { kind due } } } }', { as: team })
  expect(data!['duties']).toEqual({
    edges: [{ node: { kind: 'PROJECT_REVIEW', due: after(1) } }, { node: { kind: 'IDEA_REVIEW', due: after(2) } }],
  })
})
