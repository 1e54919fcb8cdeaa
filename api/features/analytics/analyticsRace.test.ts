/** The refresh of figures and the mails of reports, from several servers at the same moment. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { refreshFigures } from '../../figures/refresh.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person } from '../../testing/run.ts'
import { sendReports } from './report.jobs.ts'

const { db } = await fileDatabase()
const many = Array.from({ length: 6 })
/** To come, as a report is not sent on the day on which it was chosen. */
const monday = new Date('2999-01-07')

test('figures that are refreshed many times at once have each row once, also after a change', async () => {
  const { id } = await makeProject(db, { status: 'ACTIVE', department: 'Physics' })
  const rows = () => db.figureRow.findMany({ where: { figure: 'PROJECTS', entityId: id }, orderBy: { id: 'asc' } })
  const done = await Promise.all(many.map(() => refreshFigures(db, ['PROJECTS'])))
  expect(done).toContain(true)
  expect(await rows()).toMatchObject([{ department: 'Physics', knownUntil: null }])
  await db.project.update({ where: { id }, data: { department: 'Chemistry' } })
  await Promise.all(many.map(() => refreshFigures(db, ['PROJECTS'])))
  expect(await rows()).toMatchObject([
    { department: 'Physics', knownUntil: expect.any(Date) },
    { department: 'Chemistry', knownUntil: null },
  ])
})

test('a report that is sent many times at once comes once', async () => {
  const team = await person(db, 'KU_TEAM')
  const { email } = await db.user.update({
    where: { id: team.id },
    data: { email: `report.${Date.now()}@test.example` },
  })
  const input = { report: 'OVERVIEW', interval: 'WEEKLY' }
  expect((await perform(db, 'setReportSubscription', input, { as: team })).codes).toEqual([])
  const sent = await Promise.all(many.map(() => sendReports(db, monday)))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  await runJobs(db)
  expect(mailsTo(email)).toHaveLength(1)
})
