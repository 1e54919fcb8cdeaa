/** Reports by mail: on Mondays those of the week, on the first day of a month those of the month. */
import { numberInWords } from '#localized'
import { object } from 'yup'
import * as texts from '#texts/analytics/mails.js'
import { Access } from '../../access.ts'
import { universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { figures } from '../../figures/figures.ts'
import { funnelOf } from '../../figures/funnel.ts'
import { periodOf } from '../../figures/question.ts'
import { job } from '../../job.ts'
import { post } from '../../letters/post.ts'
import type { Viewer } from '../../viewer.ts'
import type { ReportInterval, ReportKind } from '../../__generated__/prisma/enums.ts'
import { annualReport, fiscalMonth, fiscalYearOf } from './annual/annualReport.ts'
import type { Asked } from './asking.ts'
import { figuresOf } from './overview.ts'
import { reportLetter } from './report.mails.ts'
import { stepWords } from './reports/pipelineReport.ts'

/** What a report says, line by line; the period is the week or month before the day. */
async function linesOf(db: Db, report: ReportKind, interval: ReportInterval, person: number | null, today: Date) {
  const from = new Date(today)
  if (interval === 'WEEKLY') from.setUTCDate(from.getUTCDate() - 7)
  else from.setUTCMonth(from.getUTCMonth() - 1)
  const until = new Date(today.getTime() - 1)
  const days = periodOf('DATES', { from, until: new Date(until.toISOString().slice(0, 10)) })
  const asked: Asked = { range: 'DATES', ...days, asOf: null, person, department: null }
  if (report === 'PIPELINE') {
    const { steps } = await funnelOf(db, { ...asked, ...periodOf('YEAR', {}, today) })
    return steps.map(({ step, reached }) => texts.step({ name: stepWords[step](), reached }))
  }
  if (report === 'ANNUAL') {
    const { values } = await annualReport(db, fiscalYearOf(today, await fiscalMonth(db)))
    return values.map(({ line, value }) =>
      value === null
        ? texts.entered({ name: line.name() })
        : texts.value({ name: line.name(), value: numberInWords(value) }),
    )
  }
  return (await figuresOf(db, asked))
    .filter(({ id }) => id !== 'PROJECT_LEVELS')
    .map(({ id, value, before }) =>
      texts.compared({ name: figures[id].name(), value: numberInWords(value), before: numberInWords(before ?? 0) }),
    )
}

const isDue = (interval: ReportInterval, today: Date) =>
  interval === 'WEEKLY' ? today.getUTCDay() === 1 : today.getUTCDate() === 1

/** Sends what is due on a day of the university, each report once. Returns how many. */
export async function sendReports(db: Db, today: Date): Promise<number> {
  const intervals = (['WEEKLY', 'MONTHLY'] as const).filter((interval) => isDue(interval, today))
  const due = await db.reportSubscription.findMany({
    where: {
      interval: { in: intervals },
      OR: [{ sentOn: null }, { sentOn: { lt: today } }],
      user: { status: 'ACTIVE' },
    },
    include: { user: true },
    orderBy: { id: 'asc' },
  })
  let sent = 0
  for (const { id, report, interval, user } of due) {
    const access = new Access(user as Viewer, db)
    const whole = access.allowed('ANALYTICS_UNIVERSITY')
    // Who has another role since gets what that role may see, or nothing.
    if (!access.allowed('ANALYTICS') || (report !== 'OVERVIEW' && !whole)) continue
    const lines = await linesOf(db, report, interval, whole ? null : user.id, today)
    const done = await db.$transaction(async (tx) => {
      const { count } = await tx.reportSubscription.updateMany({
        where: { id, OR: [{ sentOn: null }, { sentOn: { lt: today } }] },
        data: { sentOn: today },
      })
      if (!count) return false
      await post(tx, reportLetter, user, { report, interval, lines: lines.join('\n') })
      return true
    })
    if (done) sent += 1
  }
  return sent
}

export const sendReportsDaily = job({
  name: 'sendReports',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await sendReports(db, universityDay())
  },
})
